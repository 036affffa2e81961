import { columnsFrom } from '../../../components/Table/columns-from.ts';
import { hiddenToTheEye, shownToTheEye } from '../../../styles/hidden.ts';
import { componentGlobal, componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';
import { ruleWidths } from './rule-fields.ts';

const { standing, weight, side, girth, divisor, least, note, edit } = ruleWidths;
/** The cell around it has the gutter of the last column. */
const end = `calc(${edit} - ${vars.space[5]})`;
const first = `minmax(0, 1fr) ${standing} ${weight} ${side} ${side} ${side} ${girth} ${divisor}`;
const third = `calc(${least} / 3)`;

/** The limits have columns. */
const inColumns = `(width >= ${columnsFrom.small})`;
/** All fields have columns. */
const inAllColumns = `(width >= ${columnsFrom.medium})`;
/** Only what lies between. */
const inSomeColumns = `(${columnsFrom.small} <= width < ${columnsFrom.medium})`;

const small = { fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.sm } as const;

/** A card of fields; in the columns of the table, if it has them, which are as wide as its type says. */
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: vars.space[3],
  alignItems: 'start',
  '@container': {
    [inColumns]: {
      gridTemplateColumns: `${first} ${end}`,
      columnGap: 0,
      rowGap: vars.space[1],
      fontSize: vars.fontSize.sm,
      vars: { [vars.control.pad]: vars.space[1] },
    },
    [inAllColumns]: { gridTemplateColumns: `${first} ${third} ${third} ${third} ${note} ${end}` },
  },
});

export const name = componentStyle({
  gridColumn: '1 / -1',
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.medium,
  '@container': {
    [inColumns]: {
      gridColumn: 1,
      gridRow: 1,
      alignSelf: 'center',
      paddingInlineEnd: vars.space[2],
    },
  },
});

/** In a column its parts are parts of the row: what is wrong has the whole width, below all fields. */
export const cell = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  minInlineSize: 0,
  selectors: { '&[data-text]': { gridColumn: '1 / -1' } },
  '@container': { [inColumns]: { display: 'contents' } },
});

export const label = componentStyle({
  ...small,
  fontWeight: vars.fontWeight.medium,
  '@container': { [inColumns]: hiddenToTheEye },
});

export const error = componentStyle({
  '@container': { [inColumns]: { gridColumn: '1 / -1' } },
});

/* What is in a column begins and ends where it does. */
componentGlobal(`.${cell} > :is(input, div)`, {
  '@container': {
    [inColumns]: {
      gridRow: 1,
      inlineSize: 'auto',
      marginInline: vars.space['0h'],
      fontSize: vars.fontSize.md,
    },
  },
});
componentGlobal(`.${cell}[data-wide] > div`, {
  '@container': { [inColumns]: { gridColumnEnd: 'span 2' } },
});
componentGlobal(`.${cell}[data-text] > input`, {
  '@container': { [inAllColumns]: { gridColumn: '12 / -1' } },
});

/** Least sides and note, which have a line of their own where the table has no columns for them. */
export const further = componentStyle({
  display: 'contents',
  '@container': {
    [inSomeColumns]: {
      display: 'flex',
      gridColumn: '1 / -1',
      gap: vars.space[3],
      paddingBlock: vars.space[1],
    },
  },
});
componentGlobal(`.${further} > .${cell}`, {
  '@container': { [inSomeColumns]: { display: 'grid', alignContent: 'start', flex: '0 1 8.5rem' } },
});
componentGlobal(`.${further} > .${cell} > input`, {
  '@container': { [inSomeColumns]: { gridRow: 'auto', marginInline: 0 } },
});
componentGlobal(`.${further} > .${cell}[data-text]`, {
  '@container': { [inSomeColumns]: { flexGrow: 1 } },
});
componentGlobal(`.${further} .${label}`, { '@container': { [inSomeColumns]: shownToTheEye } });

/* Beside the line that says what has changed. */
componentGlobal(`.${cell}[data-changed] :is(input, select):not([aria-invalid="true"])`, {
  borderColor: vars.color.warning,
  boxShadow: `inset 0 calc(-1 * ${measures.line.thick}) 0 ${vars.color.warning}`,
  '@media': { [media.forcedColors]: { borderBlockEndWidth: measures.line.bar } },
});

export const about = componentStyle({ ...small, gridColumn: '1 / -1', color: vars.color.textMuted });

/** Before the buttons, though behind them in the order of reading: it changes while they stay. */
export const changes = componentStyle({
  ...small,
  order: -1,
  flex: '1 1 16rem',
  minInlineSize: 0,
});
componentGlobal(`.${changes} s`, { color: vars.color.textMuted });
