import { columnsFrom } from '../../../components/Table/columns-from.ts';
import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

const line = `${measures.line.thin} solid ${vars.color.border}`;

/** A table inside the gutter of the page. */
export const part = componentStyle({ marginBlockStart: vars.space[4], minInlineSize: 0 });
export const title = componentStyle({
  marginBlock: `${vars.space[8]} ${vars.space[3]}`,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.md,
});
export const carrier = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
export const second = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
});
export const name = componentStyle({ display: 'block', overflowWrap: 'anywhere' });
/** One below the other, also on a card, whose values stand beside their words. */
export const stack = componentStyle({ display: 'grid', justifyItems: 'start', minInlineSize: 0 });
export const failure = componentStyle({
  display: 'block',
  color: vars.color.dangerText,
  overflowWrap: 'anywhere',
});
export const buttons = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  '@media': { [media.phone]: { justifyContent: 'flex-start' } },
});
/** What concerns all carriers: that it cannot be taken back, and the button for all of them. */
export const closing = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  borderBlockEnd: line,
  background: vars.color.surfaceSunken,
});
export const closingText = componentStyle({ flex: '1 1 18rem', minInlineSize: 0 });
export const closingWarning = componentStyle({ fontWeight: vars.fontWeight.semibold });
export const detail = componentStyle({ paddingBlock: vars.space[2], minInlineSize: 0 });
export const message = componentStyle({ paddingBlock: vars.space[5] });
export const list = componentStyle({ margin: 0, paddingInlineStart: vars.space[5] });

/** What was closed today: a row for each carrier, with its paper at the end. */
export const closedHead = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: vars.control.md,
  marginBlock: `${vars.space[6]} ${vars.space[2]}`,
});
export const closedTitle = componentStyle({ fontSize: vars.fontSize.md, lineHeight: vars.lineHeight.md });
export const closedList = componentStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: line,
});
export const closedRow = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minBlockSize: vars.control.rowOne,
  paddingBlock: vars.space[1],
  borderBlockEnd: line,
});
export const closedSum = componentStyle({ flex: '1 1 auto', color: vars.color.textMuted });
/** What a table has columns for. */
export const sumsOfCard = componentStyle({
  display: 'none',
  flexBasis: '100%',
  '@media': { [media.phone]: { display: 'block' } },
  '@container': { [`(width < ${columnsFrom.medium})`]: { display: 'block' } },
});
