import { inPlaceOfColumn } from '../../../components/Table/in-place-of-column.ts';
import { componentStyle } from '../../../styles/layered.ts';

/* However long a name is: on a card it has a line of its own. */
export const organization = componentStyle(inPlaceOfColumn('wide', 'thisLine'));
