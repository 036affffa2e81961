import type { CSSProperties } from '@vanilla-extract/css';
import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';
import { packageColumns } from './widths.ts';

const { index, amount, amountNarrow, sides, weight, actions, benchActions, benchAmount, benchNarrow } =
  packageColumns;
/** Index, packaging, amount, sides, weight, actions: the same in the head and in each row. */
const columnsWith = (forAmount: string, forActions: string) =>
  `${index} minmax(0, 1fr) ${forAmount} ${sides} ${weight} ${forActions}`;
const line = `${measures.line.thin} solid ${vars.color.border}`;

/** At the packing bench, with its larger type and targets. */
const bench = '[data-density="packplatz"] &';

/** At the bench, where the three sides take a line of that block. */
function sidesAlone(rule: CSSProperties) {
  return { [media.benchColumn]: { selectors: { [bench]: rule } } };
}

/** Where a row is too narrow for its columns and becomes a block of fields; at the bench that is sooner. */
function stacked(rule: CSSProperties, withSidesAlone?: CSSProperties) {
  return {
    '@media': { [media.tablet]: rule },
    '@container': {
      [media.benchRow]: { selectors: { [bench]: rule } },
      ...(withSidesAlone && sidesAlone(withSidesAlone)),
    },
  };
}

export const packages = componentStyle({ containerType: 'inline-size' });

export const head = componentStyle({
  display: 'grid',
  gridTemplateColumns: columnsWith(amount, actions),
  columnGap: vars.space[2],
  paddingBlockEnd: vars.space[1],
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  fontWeight: vars.fontWeight.medium,
  selectors: { [bench]: { gridTemplateColumns: columnsWith(benchAmount, benchActions) } },
  ...stacked({ display: 'none' }),
});

const block = { rowGap: vars.space[2], alignItems: 'end', paddingBlock: vars.space[3] };
const afterNoHead = { paddingBlockStart: vars.space[3] };

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: columnsWith(amount, actions),
  gap: vars.space[2],
  rowGap: vars.space[1],
  alignItems: 'start',
  paddingBlock: vars.space[2],
  borderBlockEnd: line,
  selectors: {
    [bench]: { gridTemplateColumns: columnsWith(benchAmount, benchActions) },
    /* It follows its head at once. */
    [`${head} + &`]: { paddingBlockStart: 0 },
  },
  '@media': {
    [media.tablet]: {
      ...block,
      gridTemplateColumns: `minmax(0, 1fr) ${amountNarrow}`,
      selectors: { [`${head} + &`]: afterNoHead },
    },
  },
  '@container': {
    [media.benchRow]: {
      selectors: {
        [bench]: { ...block, gridTemplateColumns: `minmax(0, 1fr) ${benchNarrow}` },
        [`[data-density="packplatz"] ${head} + &`]: afterNoHead,
      },
    },
  },
});

export const number = componentStyle({
  lineHeight: vars.control.md,
  color: vars.color.textMuted,
  ...stacked({
    gridColumn: '1 / -1',
    lineHeight: vars.lineHeight.md,
    color: vars.color.text,
    fontWeight: vars.fontWeight.semibold,
  }),
});

/** „Packstück“ before the number: needed where the columns have no head. */
export const numberWord = componentStyle({ display: 'none', ...stacked({ display: 'inline' }) });

export const actionButtons = componentStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  paddingBlockStart: vars.space['0h'],
  /* Below the fields, as Tab reaches them after these. */
  ...stacked({ gridColumn: 2, gridRow: 4, alignSelf: 'start' }, { gridRow: 4, alignSelf: 'end' }),
});

export const sidesCell = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'end',
  columnGap: vars.space[1],
  '@container': sidesAlone({ gridColumn: '1 / -1' }),
});

export const times = componentStyle({
  lineHeight: vars.control.md,
  color: vars.color.textMuted,
  '@media': { [media.phone]: { lineHeight: `max(${vars.control.md}, ${measures.phoneTarget})` } },
});

export const cell = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  minInlineSize: 0,
  /* Three sides stand in a column: the room is for their digits. */
  selectors: { [bench]: { vars: { [vars.control.pad]: vars.space[2] } } },
});

/** The number of pieces between its two buttons, as one box. */
export const steps = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  border: `${measures.line.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
});

/** Its height is that of the box, edges and all. */
export const steppedInput = componentStyle({
  blockSize: `calc(${vars.control.md} - 2 * ${measures.line.thin})`,
  borderBlock: 'none',
  borderRadius: 0,
  textAlign: 'center',
});

/** Seen only where the columns have no head; always read. */
export const cellLabel = componentStyle({
  position: 'absolute',
  inlineSize: measures.line.thin,
  blockSize: measures.line.thin,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  fontWeight: vars.fontWeight.medium,
  ...stacked({
    position: 'static',
    inlineSize: 'auto',
    blockSize: 'auto',
    overflow: 'visible',
    whiteSpace: 'normal',
    clipPath: 'none',
  }),
});

/** The words above a select that has a hidden label of its own. */
export const caption = componentStyle({
  display: 'none',
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  fontWeight: vars.fontWeight.medium,
  ...stacked({ display: 'block' }),
});

/** Derived values and messages, below the fields of the row. */
export const below = componentStyle({
  gridColumn: '2 / -1',
  display: 'grid',
  gap: vars.space[1],
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  color: vars.color.textMuted,
  ...stacked({ gridColumn: 1, gridRow: 4 }, { gridColumn: '1 / -1', gridRow: 5 }),
});

export const strong = componentStyle({ color: vars.color.text, fontWeight: vars.fontWeight.semibold });

export const tooWide = componentStyle({ color: vars.color.warningText, fontWeight: vars.fontWeight.medium });

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlockStart: vars.space[2],
});

export const sum = componentStyle({ fontWeight: vars.fontWeight.semibold });

export const sumMuted = componentStyle({
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.regular,
});

export const removed = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.md,
  fontSize: vars.fontSize.sm,
  color: vars.color.textMuted,
});
