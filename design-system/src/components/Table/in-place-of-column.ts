import { media, vars } from '../../tokens/index.ts';
import { type ColumnFrom, columnsFrom } from './Table.css.ts';

/**
 * The looks of a line in the cell that names the row: it says what a column says, as long as that has no room. A card
 * has a place of its own for it.
 *
 * @param from the width from which the column is there
 */
export function inPlaceOfColumn(from: ColumnFrom) {
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
    },
  } as const;
}
