import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

const plotHeight = '14rem';

export const figure = componentStyle({
  margin: 0,
  minInlineSize: 0,
  containerType: 'inline-size',
  '@media': { [media.print]: { breakInside: 'avoid' } },
});
export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginBlockEnd: vars.space[2],
});
export const title = componentStyle({ fontSize: vars.fontSize.md, lineHeight: vars.lineHeight.md });
export const change = componentStyle({ '@media': { [media.print]: { display: 'none' } } });
export const patterns = componentStyle({ position: 'absolute', inlineSize: 0, blockSize: 0 });

export const legend = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: `0 0 ${vars.space[4]}`,
  padding: 0,
  listStyle: 'none',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});
export const legendItem = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space['1h'] });
export const swatch = componentStyle({ flex: 'none', inlineSize: vars.space[4], blockSize: vars.space[3] });

/** The colours are an SVG's own, which are printed whatever becomes of backgrounds. */
export const part = componentRecipe({
  base: {},
  variants: {
    tone: {
      plain: {
        fill: vars.color.borderStrong,
        '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
      },
      /* The hatching is its fill. */
      danger: {
        stroke: vars.color.danger,
        strokeWidth: measures.line.thin,
        '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
      },
    },
  },
});
export const hatch = componentStyle({
  stroke: vars.color.danger,
  strokeWidth: measures.line.thick,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const hatchGround = componentStyle({
  fill: vars.color.surface,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

/* Bars that lie. */

export const rows = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'fit-content(30%) minmax(20%, 1fr) max-content fit-content(30%)',
  gap: `${vars.space[3]} ${vars.space[3]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'center',
});
export const rowContent = componentStyle({ display: 'contents' });
export const rowLabel = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
export const track = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.space[5],
  overflow: 'visible',
});
export const rowValue = componentStyle({
  textAlign: 'end',
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const rowNote = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});

/* Bars that stand. */

export const plot = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: vars.space[2],
  /* What stands above the longest bar. */
  paddingBlockStart: vars.space[5],
});
export const axis = componentStyle({
  position: 'relative',
  display: 'grid',
  blockSize: plotHeight,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
});
/** All in one place of the grid, so that the widest makes the width. */
export const tick = componentStyle({
  gridArea: '1 / 1',
  position: 'relative',
  alignSelf: 'end',
  justifySelf: 'end',
  lineHeight: 0,
});
export const field = componentStyle({ position: 'relative', minInlineSize: 0 });
export const lines = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: plotHeight,
  overflow: 'visible',
});
export const line = componentStyle({
  stroke: vars.color.border,
  strokeWidth: measures.line.thin,
  selectors: { '&[data-ground]': { stroke: vars.color.borderStrong } },
});
export const columns = componentStyle({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const column = componentStyle({ minInlineSize: 0, textAlign: 'center' });
export const bar = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: plotHeight,
  overflow: 'visible',
});
export const barValue = componentStyle({
  fill: vars.color.text,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
  selectors: { '&[data-crowd="too-much"]': { display: 'none' } },
  '@container': {
    [media.narrowChart]: { selectors: { '&[data-crowd]': { display: 'none' } } },
    [media.tightChart]: { selectors: { '&[data-crowd="much"]': { display: 'none' } } },
  },
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
/** Takes no room of its own, so that a word may be wider than its bar where its neighbours have none. */
export const columnLabel = componentStyle({
  display: 'grid',
  justifyContent: 'center',
  paddingBlockStart: vars.space[1],
  minBlockSize: vars.lineHeight.xs,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const long = componentStyle({
  display: 'none',
  '@container': { [media.roomyChart]: { display: 'inline' } },
});
export const short = componentStyle({
  '@container': { [media.roomyChart]: { selectors: { '&:not([data-always])': { display: 'none' } } } },
});
export const foot = componentStyle({
  marginBlockStart: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});
