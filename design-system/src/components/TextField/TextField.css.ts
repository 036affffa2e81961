import { componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

export const box = componentStyle({ position: 'relative', display: 'block', minInlineSize: 0 });

const affix = {
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  alignItems: 'center',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  pointerEvents: 'none',
} as const;

/** The one field of the packing bench, whose icon grows with it. */
const large = '[data-density="packplatz"] &[data-size="lg"]';

export const prefix = componentStyle({
  ...affix,
  insetInlineStart: measures.fieldIcon.inset,
  selectors: { [large]: { insetInlineStart: vars.space[4], vars: { [vars.control.icon]: vars.space[6] } } },
});
export const suffix = componentStyle({ ...affix, insetInlineEnd: vars.control.pad });

/** The typed text keeps clear of what stands before and after it. */
export const input = componentStyle({
  selectors: {
    '&[data-prefix]': { paddingInlineStart: measures.fieldIcon.room },
    [`${large}[data-prefix]`]: { paddingInlineStart: `calc(2 * ${vars.space[4]} + ${vars.space[6]})` },
    '&[data-prefix="words"]': {
      paddingInlineStart: `calc(${measures.fieldIcon.inset} + ${vars.space[2]} + 4ch)`,
    },
    '&[data-suffix]': { paddingInlineEnd: `calc(${vars.control.pad} + ${vars.space[2]} + 2ch)` },
    '&[data-suffix="long"]': { paddingInlineEnd: `calc(${vars.control.pad} + ${vars.space[2]} + 5ch)` },
  },
});
