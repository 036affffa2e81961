import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

export const panel = componentStyle({
  minInlineSize: 0,
  background: vars.color.surfaceRaised,
  borderInlineStart: `${measures.line.thin} solid ${vars.color.borderStrong}`,
  '@media': {
    [media.belowRates]: {
      borderInlineStart: 'none',
      borderBlockStart: `${measures.line.thin} solid ${vars.color.borderStrong}`,
    },
  },
});

/** Sticks while the form scrolls; a list that is longer than the window scrolls in itself. */
export const inner = componentStyle({
  position: 'sticky',
  insetBlockStart: vars.frame.topbar,
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: `calc(100dvh - ${vars.frame.topbar})`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  // What takes the focus stays above the foot.
  scrollPaddingBlockEnd: `calc(5 * ${vars.control.lg} + ${vars.space[5]})`,
  '@media': {
    [media.belowRates]: {
      position: 'static',
      maxBlockSize: 'none',
      overflowY: 'visible',
      /* With the room that everything in it has, the gutter of the form above. */
      paddingInline: `calc(${vars.space[5]} - ${vars.space[4]})`,
    },
    [media.phone]: { paddingInline: 0 },
  },
});

export const head = componentStyle({
  paddingBlock: `${vars.space[5]} ${vars.space[2]}`,
  paddingInline: vars.space[4],
});

export const route = componentStyle({
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  color: vars.color.textMuted,
  selectors: { '&:not(:last-child)': { marginBlockEnd: vars.space[3] } },
});

/** The price and the way to order stay in sight however long the list is. */
export const foot = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  background: vars.color.surfaceRaised,
  '@media': { [media.belowRates]: { position: 'static' } },
});

export const none = componentStyle({ color: vars.color.textMuted });

export const chosen = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space[2],
});

export const total = componentStyle({
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.xl,
  fontWeight: vars.fontWeight.semibold,
  selectors: { '&[data-stale]': { color: vars.color.textMuted } },
});

export const taxes = componentStyle({
  gridColumn: '1 / -1',
  textAlign: 'end',
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
  color: vars.color.textMuted,
});

/** Where the rates follow the form, the one way to order is the bar at the lower edge. */
export const orderButton = componentStyle({
  display: 'grid',
  '@media': { [media.belowRates]: { display: 'none' } },
});

export const reason = componentStyle({
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  color: vars.color.textMuted,
});
