import { componentGlobal, componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

const edge = `${measures.line.thin} solid ${vars.color.border}`;

export const page = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // What was scanned may be one long word.
  overflowWrap: 'anywhere',
});

export const scan = componentStyle({
  /* Little above and below it and the bar, so that a parcel with a long name stands between them at 1440 × 900. */
  paddingBlock: vars.space[3],
  paddingInline: vars.space[6],
  borderBlockEnd: edge,
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});

/** The work, and what is done; below 1120 that follows. */
export const columns = componentStyle({
  flex: '1 1 auto',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.frame.rates}`,
  '@media': { [media.belowRates]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const work = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

/** The hit goes over the whole width, all else has the room of the form. */
export const outcome = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[6],
  selectors: { '&[data-found]': { padding: 0 } },
  '@media': { [media.phone]: { padding: vars.space[4] } },
});

/** Beside the hit, which has no room around it. */
export const next = componentStyle({
  selectors: { [`${outcome}[data-found] &`]: { paddingInline: vars.space[6] } },
  '@media': {
    [media.phone]: { selectors: { [`${outcome}[data-found] &`]: { paddingInline: vars.space[4] } } },
  },
});

/** Always there, so that what comes is read; without a box while it is empty. */
export const live = componentStyle({ display: 'contents' });

export const muted = componentStyle({ color: vars.color.textMuted });

/** Beside its button, or above it where there is no room. */
export const printLine = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  color: vars.color.textMuted,
});

export const hits = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const hit = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: edge,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[2] },
  },
});

export const hitFacts = componentStyle({
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { gridColumn: '2' } },
});

export const hitStatus = componentStyle({ '@media': { [media.tablet]: { gridColumn: '2' } } });

/** As high as the room, so that its bar stands at the lower edge. */
export const form = componentStyle({
  flex: '1 1 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
});

export const parcel = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  minInlineSize: 0,
  // The room above is that of the messages, which stand first and have no height while there are none.
  paddingBlockEnd: vars.space[5],
  paddingInline: vars.space[6],
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});

export const facts = componentStyle({
  display: 'grid',
  /* A long name has its line; of what is told beside it, little is. */
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: vars.space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const factTitle = componentStyle({
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.textMuted,
  marginBlockEnd: vars.space[1],
});

/** To be read from where somebody stands. */
export const packingNotes = componentStyle({
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.lg,
  overflowWrap: 'anywhere',
});

/** What ends the parcel stays in sight, however long its form and the list of products are. */
export const actions = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[6],
  borderBlockStart: `${measures.line.thin} solid ${vars.color.borderStrong}`,
  background: vars.color.surfaceRaised,
  '@media': {
    [media.phone]: { paddingInline: vars.space[4] },
    [media.low]: { position: 'static' },
  },
});

export const complete = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  flex: `0 1 ${measures.width.dialog}`,
  marginInlineStart: 'auto',
  minInlineSize: 0,
  '@media': { [media.phone]: { flex: '1 1 100%' } },
});

/* A focused field must not hide behind this bar. */
componentGlobal(`html:has(.${actions})`, {
  scrollPaddingBlockEnd: `calc(2 * ${measures.rate.bar} + ${vars.space[2]})`,
});
