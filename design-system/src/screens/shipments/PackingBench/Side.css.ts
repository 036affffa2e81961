import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

/** Beside the work; below it where there is no room. */
export const side = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[6],
  minInlineSize: 0,
  paddingBlock: vars.space[5],
  paddingInline: vars.space[6],
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

export const foot = componentStyle({ display: 'grid', gap: vars.space[2] });

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

export const latestTitle = componentStyle({
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `${measures.line.thin} solid ${vars.color.borderStrong}`,
});

export const latest = componentStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const done = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  borderBlockEnd: `${measures.line.thin} solid ${vars.color.border}`,
});

/** Small, so that twenty digits have room on one line beside it. */
export const time = componentStyle({
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const facts = componentStyle({ display: 'grid', minInlineSize: 0 });

export const name = componentStyle({ fontWeight: vars.fontWeight.medium, hyphens: 'auto' });

export const number = componentStyle({
  fontFamily: vars.fontFamily.mono,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
  color: vars.color.textMuted,
});
