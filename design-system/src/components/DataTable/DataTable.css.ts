import { createVar } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const columnWidth = createVar();

const line = `${measures.line.thin} solid ${vars.color.border}`;

/** Places of a column on the card that a row becomes on a phone. */
export const cardPlaces = ['head', 'headEnd', 'body', 'bodyEnd', 'foot', 'footEnd', 'hidden'] as const;
export const alignments = ['start', 'end'] as const;

export const table = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '@media': { [media.phone]: { display: 'block' } },
});

export const head = componentStyle({
  position: 'sticky',
  insetBlockStart: vars.frame.topbar,
  zIndex: vars.zIndex.sticky,
  background: vars.color.surfaceSunken,
  '@media': { [media.phone]: { display: 'none' } },
});

export const body = componentStyle({ '@media': { [media.phone]: { display: 'block' } } });

export const row = componentStyle({
  borderBlockEnd: line,
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&[data-open]': {
      background: vars.color.accentSurface,
      boxShadow: `inset ${measures.line.bar} 0 ${vars.color.accent}`,
    },
  },
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"head head headEnd" "body body bodyEnd" "foot footEnd footEnd"',
      columnGap: vars.space[3],
      rowGap: vars.space['0h'],
      paddingBlock: vars.space[3],
      paddingInline: vars.space[4],
    },
    [media.forcedColors]: {
      selectors: { '&[data-open]': { borderInlineStart: `${measures.line.bar} solid Highlight` } },
    },
  },
});

export const headerRow = componentStyle({ borderBlock: line });

const edges = {
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[5] },
    '&:last-child': { paddingInlineEnd: vars.space[5] },
  },
};

export const header = componentRecipe({
  base: {
    inlineSize: columnWidth,
    blockSize: vars.control.md,
    paddingInline: vars.space[2],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
    ...edges,
  },
  variants: { align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } } },
});

const onPhone = (style: object) => ({ '@media': { [media.phone]: style } });

export const cell = componentRecipe({
  base: {
    blockSize: vars.control.rowTwo,
    paddingBlock: vars.space['0h'],
    paddingInline: vars.space[2],
    textAlign: 'start',
    fontWeight: 'inherit',
    verticalAlign: 'middle',
    overflow: 'hidden',
    ...edges,
    '@media': {
      [media.phone]: {
        display: 'block',
        blockSize: 'auto',
        padding: 0,
        selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
      },
    },
  },
  variants: {
    align: { start: {}, end: { textAlign: 'end' } },
    card: {
      head: onPhone({ gridArea: 'head' }),
      headEnd: onPhone({ gridArea: 'headEnd', textAlign: 'end' }),
      body: onPhone({ gridArea: 'body' }),
      bodyEnd: onPhone({ gridArea: 'bodyEnd', alignSelf: 'end', textAlign: 'end' }),
      foot: onPhone({ gridArea: 'foot' }),
      footEnd: onPhone({ gridArea: 'footEnd' }),
      hidden: onPhone({ display: 'none' }),
    },
  },
});
