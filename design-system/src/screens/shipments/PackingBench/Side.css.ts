import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

/** Beside the work; below it where there is no room. */
export const side = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[8],
  minInlineSize: 0,
  padding: vars.space[6],
  borderInlineStart: `${measures.line.thin} solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
  '@media': {
    [media.belowRates]: {
      borderInlineStart: 'none',
      borderBlockStart: `${measures.line.thin} solid ${vars.color.border}`,
    },
    [media.phone]: { paddingInline: vars.space[4] },
  },
});

export const quiet = componentStyle({
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.md,
  fontWeight: vars.fontWeight.regular,
  color: vars.color.textMuted,
});

export const counter = componentStyle({
  display: 'grid',
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.lg,
  fontVariantNumeric: 'tabular-nums',
});

export const amount = componentStyle({
  fontSize: vars.fontSize['2xl'],
  lineHeight: vars.lineHeight['2xl'],
  fontWeight: vars.fontWeight.bold,
});
