import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

const edge = `${measures.line.thin} solid ${vars.color.border}`;

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: vars.control.lg,
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[2],
});

export const status = componentStyle({
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  flex: '1 1 0',
});

export const error = componentStyle({
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[2],
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.dangerText,
});

/** Stands in for the rates, or follows them. */
export const message = componentStyle({ padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[6]}` });

export const list = componentStyle({ borderBlockStart: edge });

/** On the edge of the list, which stays where it is. */
export const lineOfAll = componentStyle({
  position: 'relative',
  zIndex: vars.zIndex.sticky,
  marginBlockEnd: `calc(-1 * ${measures.progress.line})`,
});

/* Signs and marks grow with the type of the packing bench. */
const columnsWith = (forMark: string) =>
  `max(${measures.choice.box}, ${vars.control.icon}) max(${measures.mark.width}, ${forMark}) minmax(0, 1fr) auto`;

export const row = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: columnsWith('3em'),
  columnGap: vars.space['2h'],
  alignItems: 'start',
  minBlockSize: measures.rate.row,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderBlockEnd: edge,
  selectors: {
    /* Marks have more room around their letters there. */
    '[data-density="packplatz"] &': { gridTemplateColumns: columnsWith('4em') },
    'label&': { cursor: 'pointer' },
    'label&:not([data-chosen]):hover': { background: vars.color.surfaceHover },
    '&[data-chosen]': {
      background: vars.color.accentSurface,
      boxShadow: `inset ${measures.line.bar} 0 0 ${vars.color.accent}`,
    },
    '&[data-off]': { background: vars.color.surfaceSunken },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-chosen]': { borderInlineStart: `${measures.line.bar} solid Highlight` } },
    },
  },
});

export const sign = componentStyle({
  paddingBlockStart: vars.space['0h'],
  color: vars.color.textMuted,
  selectors: { '&[data-failed]': { color: vars.color.danger } },
});

export const words = componentStyle({ display: 'grid', alignContent: 'start', minInlineSize: 0 });

export const product = componentStyle({
  fontWeight: vars.fontWeight.medium,
  selectors: { '[data-stale] &, [data-off] &': { color: vars.color.textMuted } },
});

export const failure = componentStyle({ fontWeight: vars.fontWeight.medium, color: vars.color.dangerText });

export const detail = componentStyle({
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  color: vars.color.textMuted,
});

export const badges = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['1h'],
  /* As high without one: its room may stay for a while. */
  minBlockSize: `calc(${measures.mark.height} + ${vars.space[1]})`,
  paddingBlockStart: vars.space[1],
  selectors: {
    /* The ground of a badge is that of a chosen row. */
    '[data-chosen] > * > &': { vars: { [vars.color.accentSurface]: vars.color.surfaceRaised } },
  },
});

export const price = componentStyle({ display: 'grid', textAlign: 'end', whiteSpace: 'nowrap' });

export const amount = componentStyle({
  fontWeight: vars.fontWeight.semibold,
  selectors: { '[data-stale] &': { color: vars.color.textMuted, fontWeight: vars.fontWeight.regular } },
});

export const priceNote = componentStyle({
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
  color: vars.color.textMuted,
});

export const line = componentStyle({ position: 'absolute', insetInline: 0, insetBlockEnd: 0 });
