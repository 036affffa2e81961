import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

/** The product that is ordered and the way to another one: one line, or two where there is no room. */
export const card = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.control.lg,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[5],
  border: `${measures.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  scrollMarginBlockStart: vars.space[2],
  '@media': { [media.phone]: { paddingInline: vars.space[3], gap: vars.space[2] } },
});

export const chosen = componentStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
});

export const product = componentStyle({
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.lg,
  fontWeight: vars.fontWeight.semibold,
});

export const delivery = componentStyle({ color: vars.color.textMuted });

export const price = componentStyle({
  marginInlineStart: 'auto',
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.lg,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-stale]': { color: vars.color.textMuted } },
});

/** Always there, so that what comes is read; without a box while it is empty. */
export const live = componentStyle({ display: 'contents' });

export const why = componentStyle({ color: vars.color.textMuted });

export const inBar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  minInlineSize: 0,
});

export const priceInBar = componentStyle({ fontWeight: vars.fontWeight.semibold });
