import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

const edge = `${measures.line.thin} solid ${vars.color.border}`;

export const strip = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderBlock: edge,
  '@media': {
    [media.phone]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      selectors: { '&[data-odd]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const tile = componentStyle({
  // Label, number and note: numbers of one row stand in one line, however many lines a label has.
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  gap: vars.space['0h'],
  minInlineSize: 0,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderInlineStart: edge } },
  '@media': {
    [media.phone]: {
      selectors: {
        '&:nth-child(odd)': { borderInlineStart: 0 },
        '&:nth-child(n + 3)': { borderBlockStart: edge },
        // Each in a line of its own: the number at its end, the note below the label.
        [`${strip}[data-odd] > &`]: {
          gridRow: 'auto',
          gridTemplate: 'auto / minmax(0, 1fr) auto',
          columnGap: vars.space[3],
          padding: `${vars.space[2]} 0`,
          borderInlineStart: 0,
        },
        [`${strip}[data-odd] > & + &`]: { borderBlockStart: edge },
      },
    },
  },
});

export const label = componentStyle({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  hyphens: 'auto',
  gap: vars.space['1h'],
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  color: vars.color.textMuted,
  '@media': {
    [media.phone]: { selectors: { [`${strip}[data-odd] > * > &`]: { alignSelf: 'center' } } },
  },
});

export const mark = componentRecipe({
  base: { flex: 'none', display: 'grid' },
  variants: {
    tone: {
      neutral: { color: vars.color.textMuted },
      success: { color: vars.color.success },
      warning: { color: vars.color.warning },
      danger: { color: vars.color.danger },
    },
  },
});

export const value = componentStyle({
  fontSize: vars.fontSize['2xl'],
  lineHeight: vars.lineHeight['2xl'],
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.phone]: {
      selectors: {
        [`${strip}[data-odd] > * > &`]: {
          gridArea: '1 / 2 / span 2',
          alignSelf: 'center',
          fontSize: vars.fontSize.xl,
          lineHeight: vars.lineHeight.xl,
        },
        // Without a note the label stands in its middle.
        [`${strip}[data-odd] > * > &:last-child`]: { gridRowEnd: 'auto' },
      },
    },
  },
});

export const note = componentStyle({
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  color: vars.color.textMuted,
});
