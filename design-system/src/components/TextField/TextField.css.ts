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

export const prefix = componentStyle({ ...affix, insetInlineStart: measures.fieldIcon.inset });
export const suffix = componentStyle({ ...affix, insetInlineEnd: vars.control.pad });

/** The typed text keeps clear of what stands before and after it. */
export const input = componentStyle({
  selectors: {
    '&[data-prefix]': { paddingInlineStart: measures.fieldIcon.room },
    '&[data-prefix="words"]': {
      paddingInlineStart: `calc(${measures.fieldIcon.inset} + ${vars.space[2]} + 4ch)`,
    },
    '&[data-suffix]': { paddingInlineEnd: `calc(${vars.control.pad} + ${vars.space[2]} + 2ch)` },
    '&[data-suffix="long"]': { paddingInlineEnd: `calc(${vars.control.pad} + ${vars.space[2]} + 5ch)` },
  },
});
