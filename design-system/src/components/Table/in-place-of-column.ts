import { media, vars } from '../../tokens/index.ts';
import { type ColumnFrom, columnsFrom } from './columns-from.ts';

/**
 * The looks of a line in the cell that names the row: it says what a column says, as long as that has no room.
 *
 * @param from the width from which the column is there
 * @param card whether a card has a place of its own for it, or this line with all of its words
 */
export function inPlaceOfColumn(from: ColumnFrom, card: 'itsPlace' | 'thisLine' = 'itsPlace') {
  return {
    display: 'none',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.regular,
    lineHeight: vars.lineHeight.xs,
    '@media': {
      [media.widerThanPhone]: {
        '@container': { [`(width < ${columnsFrom[from]})`]: { display: 'block' } },
      },
      ...(card === 'thisLine' && { [media.phone]: { display: 'block', whiteSpace: 'normal' } }),
    },
  } as const;
}
