import { columnsFrom } from '../../../components/Table/columns-from.ts';
import { inPlaceOfColumn } from '../../../components/Table/in-place-of-column.ts';
import { componentGlobal, componentStyle } from '../../../styles/layered.ts';
import { media } from '../../../tokens/index.ts';

/** In its column: no row is higher than it is beside an open panel, where the column has no room. */
export const organizationName = componentStyle({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/* However long a name is: on a card it has a line of its own. */
export const organization = componentStyle(inPlaceOfColumn('wide', 'thisLine'));

/* Elsewhere it goes on in the line of the town: no row grows, and none moves, when a panel opens beside them. */
componentGlobal(`:has(+ ${organization})`, {
  '@media': {
    [media.widerThanPhone]: {
      '@container': {
        [`(width < ${columnsFrom.wide})`]: { float: 'left', maxInlineSize: '55%' },
      },
    },
  },
});
componentGlobal(`${organization}::before`, {
  '@media': { [media.widerThanPhone]: { content: "'\\00a0·\\00a0' / ''" } },
});
