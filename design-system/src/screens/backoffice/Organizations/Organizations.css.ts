import { inPlaceOfColumn } from '../../../components/Table/in-place-of-column.ts';
import { componentStyle } from '../../../styles/layered.ts';

export const code = componentStyle(inPlaceOfColumn('full'));
