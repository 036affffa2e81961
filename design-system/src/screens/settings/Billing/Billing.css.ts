import { componentStyle } from '../../../styles/layered.ts';
import { measures, vars } from '../../../tokens/index.ts';

export const costs = componentStyle({
  minInlineSize: 0,
  marginBlockStart: vars.space[8],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${measures.line.thin} solid ${vars.color.border}`,
});
export const title = componentStyle({ fontSize: vars.fontSize.md, lineHeight: vars.lineHeight.md });
export const about = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});
export const failure = componentStyle({ color: vars.color.dangerText });
export const years = componentStyle({ marginBlockStart: vars.space[3] });
export const chart = componentStyle({ maxInlineSize: '46rem', marginBlock: vars.space[5] });
/** One below the other, also on a card, whose values stand beside their words. */
export const sum = componentStyle({ display: 'grid', justifyItems: 'end', minInlineSize: 0 });
export const second = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
});
