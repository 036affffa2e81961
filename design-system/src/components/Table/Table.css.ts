import { fallbackVar, type StyleRule } from '@vanilla-extract/css';
import { hiddenToTheEye } from '../../styles/hidden.ts';
import { componentGlobal, componentStyle } from '../../styles/layered.ts';
import { stickyTop } from '../../styles/sticky.css.ts';
import { measures, media, vars } from '../../tokens/index.ts';
import { columnsFrom } from './columns-from.ts';
import type { CellCardRole } from './table-looks.ts';

const { color } = vars;
const separator = `${measures.line.thin} solid ${color.border}`;
const bar = `inset ${measures.line.bar} 0 0 ${color.accent}`;

export const table = componentStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.md,
  '@media': { [media.phone]: { display: 'block' } },
});

/**
 * The columns that a table shows depend on its own width, which an open panel takes away too. It is measured in the
 * type of the heads, since that is what the widths of columns are said in.
 */
export const container = componentStyle({
  containerType: 'inline-size',
  // Whoever types beside a long table has it not painted anew with each key.
  isolation: 'isolate',
  fontSize: vars.fontSize.sm,
});

/** Heads and cells alike, by their `data-from`. */
const hiddenWhereNarrow = Object.fromEntries(
  Object.entries(columnsFrom).map(([from, width]) => [
    `(width < ${width})`,
    { selectors: { [`&[data-from="${from}"]`]: { display: 'none' } } },
  ]),
);

/** On a phone nothing is left of the head but its controls, in a line above the cards. */
const control = '&:has(button, input)';

export const head = componentStyle({
  '@media': { [media.phone]: { display: 'none', selectors: { [control]: { display: 'block' } } } },
});

export const headRow = componentStyle({
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[4],
      minBlockSize: measures.phoneTarget,
      padding: `${vars.space[1]} ${vars.space[2]}`,
    },
  },
});

export const body = componentStyle({
  '@media': { [media.phone]: { display: 'block', borderBlockStart: separator } },
});

export const columnHeader = componentStyle({
  color: color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.xs,
  fontWeight: vars.fontWeight.medium,
  '@media': {
    [media.widerThanPhone]: {
      blockSize: vars.control.md,
      paddingInline: vars.space[2],
      borderBlock: separator,
      background: color.surfaceSunken,
      textAlign: 'start',
      '@container': hiddenWhereNarrow,
      selectors: {
        '&[data-align="end"]': { textAlign: 'end' },
        '&:first-child': { paddingInlineStart: vars.space[5] },
        '&:last-child': { paddingInlineEnd: vars.space[5] },
        '[data-sticky] &': { position: 'sticky', insetBlockStart: 0, zIndex: vars.zIndex.sticky },
        '[data-sticky="page"] &': { insetBlockStart: fallbackVar(stickyTop, vars.frame.topbar) },
      },
    },
    [media.phone]: {
      display: 'none',
      selectors: { [control]: { display: 'block', inlineSize: 'auto !important' } },
    },
  },
});

export const sortButton = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.control.targetMin,
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.mark,
  cursor: 'pointer',
  selectors: {
    // Where numbers end in one line, so do the words above them.
    '[data-align="end"] > &': { flexDirection: 'row-reverse' },
    '&:hover': { color: color.text },
    ':is([aria-sort="ascending"], [aria-sort="descending"]) > &': {
      color: color.text,
      fontWeight: vars.fontWeight.semibold,
    },
  },
});

/** Heads that stand above cards tell nobody that they sort. */
export const sortLabel = componentStyle({
  marginInlineEnd: vars.space[3],
  '@media': { [media.widerThanPhone]: { display: 'none' } },
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
  selectors: { '&[data-opens]': { cursor: 'pointer' } },
  '@media': {
    [media.phone]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: vars.space['0h'],
      overflowWrap: 'anywhere',
      padding: `${vars.space[3]} ${vars.space[4]}`,
      borderBlockEnd: separator,
      selectors: {
        '&[aria-selected="true"]': { background: color.surfaceSunken },
        '&[data-current]': { background: color.accentSurface, boxShadow: bar },
        '[data-cards="areas"] &': {
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          gridTemplateAreas: '"head head headEnd" "body body bodyEnd" "foot footEnd footEnd"',
        },
      },
    },
  },
});

/** Where cells stand on a card, by their `data-card`; of `line` nothing is to be said. */
const places: Record<Exclude<CellCardRole, 'line'>, StyleRule> = {
  title: {
    order: -1,
    display: 'block',
    paddingInlineEnd: measures.phoneTarget,
    fontWeight: vars.fontWeight.semibold,
  },
  edge: atTop('insetInlineStart'),
  corner: atTop('insetInlineEnd'),
  hidden: { display: 'none' },
  head: area('head'),
  headEnd: { ...area('headEnd', 'end'), alignSelf: 'start' },
  body: area('body'),
  bodyEnd: area('bodyEnd', 'end'),
  foot: { ...area('foot'), paddingInlineEnd: vars.space[3] },
  footEnd: area('footEnd'),
};

/** A place on a card of areas; its parts stand below each other. */
function area(gridArea: string, alignment: 'start' | 'end' = 'start') {
  const ends =
    alignment === 'end'
      ? // As wide as its words: it must not lie over the link beside it.
        ({
          alignSelf: 'end',
          justifySelf: 'end',
          paddingInlineStart: vars.space[3],
          textAlign: 'end',
        } as const)
      : {};
  return { display: 'block', gridArea, ...ends };
}

/** A place at the upper start or end of a card, level with its first line. */
function atTop(side: 'insetInlineStart' | 'insetInlineEnd') {
  return {
    position: 'absolute',
    display: 'block',
    insetBlockStart: vars.space['0h'],
    [side]: vars.space[2],
  } as const;
}

export const cell = componentStyle({
  textAlign: 'start',
  fontWeight: 'inherit',
  '@media': {
    [media.widerThanPhone]: {
      blockSize: vars.control.rowOne,
      padding: `${vars.space['0h']} ${vars.space[2]}`,
      borderBlockEnd: separator,
      verticalAlign: 'middle',
      '@container': hiddenWhereNarrow,
      selectors: {
        '&[data-align="end"]': { textAlign: 'end' },
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
      padding: 0,
      justifyContent: 'space-between',
      gap: vars.space[3],
      selectors: {
        ...Object.fromEntries(
          Object.entries(places).map(([card, place]) => [`&[data-card="${card}"]`, place]),
        ),
        // The parts of a value stay together at its end.
        '&[data-label]': { justifyContent: 'flex-end', flexWrap: 'wrap', rowGap: 0, textAlign: 'end' },
        // A switch is higher than the line of its label.
        '&[data-label]:has([type="checkbox"])': { alignItems: 'center' },
        '&[data-label]::before': {
          content: 'attr(data-label)',
          flex: 'none',
          marginInlineEnd: 'auto',
          color: color.textMuted,
          fontSize: vars.fontSize.sm,
        },
        '[data-cards="areas"] &[data-label]:not([data-card$="End"])': { textAlign: 'start' },
        // Nothing is no reason to indent what stands beside it.
        '[data-cards="areas"] &[data-blank][data-card="foot"]': { display: 'none' },
        // There the place tells the eye what a value is.
        '[data-cards="areas"] &[data-label]::before': hiddenToTheEye,
      },
    },
    [media.forcedColors]: {
      selectors: {
        'tr[data-current] > &:first-child': { borderInlineStart: `${measures.line.bar} solid Highlight` },
      },
    },
  },
});

export const detail = componentStyle({
  '@media': { [media.phone]: { display: 'block', borderBlockEnd: separator } },
});

/** In place of its row, which is edited in it. */
const edited = '&:has(form)';

export const detailCell = componentStyle({
  textAlign: 'start',
  overflowWrap: 'anywhere',
  background: color.surfaceSunken,
  selectors: { [edited]: { background: color.accentSurface, boxShadow: bar } },
  '@media': {
    [media.forcedColors]: {
      selectors: { [edited]: { borderInlineStart: `${measures.line.bar} solid Highlight` } },
    },
    [media.widerThanPhone]: {
      // Beyond its own column, over all others: nothing else stands in its row.
      display: 'block',
      inlineSize: '100cqi',
      padding: `${vars.space[3]} ${vars.space[5]}`,
      borderBlockEnd: separator,
    },
    [media.phone]: { display: 'block', padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[3]}` },
  },
});

/* Room for what stands in the corners of a card. */
componentGlobal(`${row}:has(> [data-card="edge"])`, {
  '@media': { [media.phone]: { paddingInlineStart: `calc(${vars.control.targetMin} + ${vars.space[4]})` } },
});
componentGlobal(`[data-cards="areas"] > tbody > ${row}:has(> [data-card="corner"])`, {
  '@media': {
    [media.phone]: {
      paddingInlineEnd: `calc(max(${measures.phoneTarget}, ${vars.control.targetMin}) + ${vars.space[3]})`,
    },
  },
});
/* The first line of a card's middle has its whole width; only what stands below it makes room for the end. */
componentGlobal(`${row}:has(> [data-card="bodyEnd"]) > [data-card="body"]`, {
  '@media': { [media.phone]: { gridRow: 2, gridColumn: '1 / -1' } },
});
componentGlobal(`${row}:has(> [data-card="bodyEnd"]) > [data-card="body"] > * + *`, {
  '@media': { [media.phone]: { paddingInlineEnd: '9.5em' } },
});
/* A link that is the value of a line is as high as a target has to be; the line is not. */
componentGlobal(`${row} > [data-label] > a`, {
  '@media': {
    [media.phone]: { paddingBlock: vars.space['0h'], marginBlock: `calc(-1 * ${vars.space['0h']})` },
  },
});
