import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

/** How many lines of text a row has room for. */
export const tableRowHeights = ['oneLine', 'twoLines'] as const;
export const cellAlignments = ['start', 'end'] as const;
/** What a cell becomes in the card that its row is below 640 px. */
export const cellCardRoles = [
  'line',
  'title',
  'corner',
  'hidden',
  'head',
  'headEnd',
  'body',
  'bodyEnd',
  'foot',
  'footEnd',
] as const;
/** How the cells of a card stand: one per line, or in three lines with a start and an end each. */
export const tableCards = ['lines', 'areas'] as const;

const { color } = vars;
const separator = `${measures.line.thin} solid ${color.border}`;
const bar = `inset ${measures.line.bar} 0 0 ${color.accent}`;

export const table = componentStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  '@media': { [media.phone]: { display: 'block' } },
});

/** The columns that a table shows depend on its own width, which an open panel takes away too. */
export const container = componentStyle({ containerType: 'inline-size' });

/** Widths of the table from which a column is shown; on a phone its card decides. */
export const columnsFrom = { medium: '47.5rem', large: '56rem', wide: '66rem', full: '76rem' } as const;
export type ColumnFrom = keyof typeof columnsFrom;

const hiddenBelow = (width: string) => ({
  '@media': { [media.widerThanPhone]: { '@container': { [`(width < ${width})`]: { display: 'none' } } } },
});

export const shownFrom = componentRecipe({
  variants: {
    from: {
      medium: hiddenBelow(columnsFrom.medium),
      large: hiddenBelow(columnsFrom.large),
      wide: hiddenBelow(columnsFrom.wide),
      full: hiddenBelow(columnsFrom.full),
    },
  },
});

export const head = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });

export const body = componentStyle({
  '@media': { [media.phone]: { display: 'block', borderBlockStart: separator } },
});

export const columnHeader = componentRecipe({
  base: {
    blockSize: vars.control.md,
    paddingInline: vars.space[2],
    borderBlock: separator,
    background: color.surfaceSunken,
    color: color.textMuted,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.xs,
    fontWeight: vars.fontWeight.medium,
    selectors: {
      '&:first-child': { paddingInlineStart: vars.space[5] },
      '&:last-child': { paddingInlineEnd: vars.space[5] },
      '[data-sticky] &': { position: 'sticky', insetBlockStart: 0, zIndex: vars.zIndex.sticky },
      '[data-sticky="page"] &': { insetBlockStart: vars.frame.topbar },
    },
  },
  variants: { align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } } },
});

export const sortButton = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.control.targetMin,
  borderRadius: vars.radius.mark,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text },
    ':is([aria-sort="ascending"], [aria-sort="descending"]) > &': {
      color: color.text,
      fontWeight: vars.fontWeight.semibold,
    },
  },
});

/** Keeps its place while it is not seen, so that the words don't move when the order changes. */
export const sortArrow = componentStyle({
  visibility: 'hidden',
  selectors: {
    ':is([aria-sort="ascending"], [aria-sort="descending"]) &': { visibility: 'visible' },
    ':is(:hover, :focus-visible) > &': { visibility: 'visible' },
  },
});

export const row = componentStyle({
  '@media': {
    [media.phone]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space['0h'],
      overflowWrap: 'anywhere',
      padding: `${vars.space[3]} ${vars.space[4]}`,
      borderBlockEnd: separator,
      selectors: {
        '&[aria-selected="true"]': { background: color.surfaceSunken },
        '&[data-current]': { background: color.accentSurface, boxShadow: bar },
        '[data-cards="areas"] &': {
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          gridTemplateAreas: '"head head headEnd" "body body bodyEnd" "foot footEnd footEnd"',
          columnGap: vars.space[3],
        },
      },
    },
  },
});

/** A place on a card of areas; its parts stand below each other. */
function area(gridArea: string, alignment: 'start' | 'end' = 'start') {
  const ends = alignment === 'end' ? ({ alignSelf: 'end', textAlign: 'end' } as const) : {};
  return { '@media': { [media.phone]: { display: 'block', gridArea, ...ends } } };
}

export const cell = componentRecipe({
  base: {
    textAlign: 'start',
    fontWeight: 'inherit',
    '@media': {
      [media.widerThanPhone]: {
        blockSize: vars.control.rowOne,
        padding: `${vars.space['0h']} ${vars.space[2]}`,
        borderBlockEnd: separator,
        verticalAlign: 'middle',
        selectors: {
          '[data-rows="twoLines"] &': { blockSize: vars.control.rowTwo },
          '&:first-child': { paddingInlineStart: vars.space[5] },
          '&:last-child': { paddingInlineEnd: vars.space[5] },
          'tr:hover > &': { background: color.surfaceHover },
          'tr[aria-selected="true"] > &': { background: color.surfaceSunken },
          'tr[data-current] > &': { background: color.accentSurface },
          'tr[data-current] > &:first-child': { boxShadow: bar },
        },
      },
      [media.phone]: {
        display: 'flex',
        justifyContent: 'space-between',
        gap: vars.space[3],
        selectors: {
          '&[data-label]::before': {
            content: 'attr(data-label)',
            flex: 'none',
            color: color.textMuted,
            fontSize: vars.fontSize.sm,
          },
        },
      },
      [media.forcedColors]: {
        selectors: {
          'tr[data-current] > &:first-child': { borderInlineStart: `${measures.line.bar} solid Highlight` },
        },
      },
    },
  },
  variants: {
    align: { start: {}, end: { '@media': { [media.widerThanPhone]: { textAlign: 'end' } } } },
    card: {
      line: {},
      title: {
        '@media': {
          [media.phone]: {
            order: -1,
            display: 'block',
            paddingInlineEnd: measures.phoneTarget,
            fontWeight: vars.fontWeight.semibold,
          },
        },
      },
      corner: {
        '@media': {
          [media.phone]: {
            position: 'absolute',
            insetBlockStart: vars.space[2],
            insetInlineEnd: vars.space[2],
          },
        },
      },
      hidden: { '@media': { [media.phone]: { display: 'none' } } },
      head: area('head'),
      headEnd: area('headEnd', 'end'),
      body: area('body'),
      bodyEnd: area('bodyEnd', 'end'),
      foot: area('foot'),
      footEnd: area('footEnd'),
    },
  },
});
