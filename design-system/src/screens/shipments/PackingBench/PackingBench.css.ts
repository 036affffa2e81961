import { componentGlobal, componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

const edge = `${measures.line.thin} solid ${vars.color.border}`;

export const page = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[5],
  paddingBlock: `${vars.space[5]} ${vars.space[10]}`,
  paddingInline: vars.space[5],
  // What was scanned may be one long word.
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { paddingInline: vars.space[4], paddingBlockStart: vars.space[3] } },
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

export const counter = componentStyle({ fontVariantNumeric: 'tabular-nums' });

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

/** Parcel and products side by side; below 1120 the products follow. */
export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.frame.rates}`,
  gap: vars.space[5],
  borderBlockStart: edge,
  '@media': { [media.belowRates]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const parcel = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[5],
  minInlineSize: 0,
  paddingBlockStart: vars.space[5],
});

export const facts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** What ends the parcel stays in sight, however long its form and the list of products are. */
export const actions = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.zIndex.sticky,
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBlockStart: `${measures.line.thin} solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  '@media': {
    // Above the navigation.
    [media.phone]: { insetBlockEnd: measures.nav.bottomBar },
    [media.low]: { position: 'static' },
  },
});

/* A focused field must not hide behind this bar. */
componentGlobal(`html:has(.${actions})`, {
  scrollPaddingBlockEnd: `calc(2 * ${measures.rate.bar} + ${vars.space[2]})`,
});
