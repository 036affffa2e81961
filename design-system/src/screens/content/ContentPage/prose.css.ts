import { componentGlobal, componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

/** Text that somebody has written in HTML: its elements take no class. */
export const prose = componentStyle({ fontSize: vars.fontSize.lg, lineHeight: vars.lineHeight['2xl'] });

const within = (...elements: readonly string[]) => elements.map((name) => `${prose} ${name}`).join(', ');

componentGlobal(within('p', 'ul', 'ol', 'dl', 'table', 'blockquote', 'address'), {
  marginBlock: `0 ${vars.space[4]}`,
});
componentGlobal(within('h2', 'h3', 'h4'), {
  marginBlock: `${vars.space[6]} ${vars.space[2]}`,
  '@media': { [media.print]: { breakAfter: 'avoid' } },
});
componentGlobal(within('h2'), { fontSize: vars.fontSize.xl, lineHeight: vars.lineHeight.xl });
componentGlobal(within('ul'), { paddingInlineStart: vars.space[6], listStyle: 'disc' });
componentGlobal(within('ol'), { paddingInlineStart: vars.space[6], listStyle: 'decimal' });
componentGlobal(within('dt'), { fontWeight: vars.fontWeight.semibold });
componentGlobal(within('dd'), { marginBlockEnd: vars.space[2] });
componentGlobal(within('address'), { fontStyle: 'normal' });
componentGlobal(within('blockquote'), {
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${measures.line.bar} solid ${vars.color.border}`,
});
componentGlobal(within('table'), { inlineSize: '100%', borderCollapse: 'collapse' });
componentGlobal(within('th', 'td'), {
  padding: vars.space[2],
  borderBlockEnd: `${measures.line.thin} solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
