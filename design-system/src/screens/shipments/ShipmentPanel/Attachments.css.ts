import { componentStyle } from '../../../styles/layered.ts';
import { measures, vars } from '../../../tokens/index.ts';

export const list = componentStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const item = componentStyle({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  selectors: {
    '& + &': { borderBlockStart: `${measures.line.thin} solid ${vars.color.border}` },
  },
});
export const about = componentStyle({
  display: 'grid',
  flex: '1 1 auto',
  gap: vars.space[1],
  minInlineSize: 0,
});
export const name = componentStyle({ overflowWrap: 'anywhere', fontWeight: vars.fontWeight.medium });
export const trouble = componentStyle({
  color: vars.color.danger,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});
