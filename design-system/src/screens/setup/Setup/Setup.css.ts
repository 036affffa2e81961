import { componentGlobal, componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

export const page = componentStyle({
  display: 'grid',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: measures.width.publicPage,
  marginInline: 'auto',
  paddingBlock: vars.space[6],
});
export const step = componentStyle({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [media.widerThanPhone]: {
      selectors: { '&[data-with-aside]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
    },
  },
});
export const muted = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });
export const person = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto',
  gap: vars.space[2],
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
/* The e-mail over both columns, the role and the bin below it. */
componentGlobal(`${person} > :first-child`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
/* What can be done next: why, and the button that leads there. */
export const ways = componentStyle({ display: 'grid', gap: vars.space[3], padding: 0, listStyle: 'none' });
export const way = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space[4],
  alignItems: 'center',
  padding: vars.space[4],
  border: `${measures.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.overlay,
  '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
componentGlobal(`${way} > :last-child`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
export const remove = componentStyle({ paddingBlockStart: vars.space[6] });
