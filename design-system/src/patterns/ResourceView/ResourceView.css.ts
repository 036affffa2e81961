import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

/** No box of its own: what is shown stands in the layout around it. */
export const boxless = componentStyle({ display: 'contents' });
export const notice = componentStyle({ paddingInline: vars.space[4], paddingBlockEnd: vars.space[4] });
/** What stands in place of the value, below the heading of what it stands in. */
export const message = componentStyle({
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[4]}`,
});
export const line = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});
export const slow = componentRecipe({
  base: { color: vars.color.textMuted },
  variants: { hasGutter: { true: { padding: `0 ${vars.space[4]} ${vars.space[4]}` }, false: {} } },
});
