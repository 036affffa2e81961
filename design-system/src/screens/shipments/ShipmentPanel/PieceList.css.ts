import { componentStyle } from '../../../styles/layered.ts';
import { measures, vars } from '../../../tokens/index.ts';

export const list = componentStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const item = componentStyle({
  display: 'grid',
  paddingBlock: vars.space[2],
  selectors: {
    '& + &': { borderBlockStart: `${measures.line.thin} solid ${vars.color.border}` },
  },
});
const line = { display: 'flex', alignItems: 'center', columnGap: vars.space[2] } as const;
/** Both at the edges, and below each other where the panel is too narrow. */
export const head = componentStyle({ ...line, flexWrap: 'wrap', justifyContent: 'space-between' });
export const numberLine = componentStyle(line);
export const name = componentStyle({ fontWeight: vars.fontWeight.medium });
export const number = componentStyle({
  fontFamily: vars.fontFamily.mono,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const latest = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});
