import { LIST_END } from 'contract';
import { count, formatNumber } from '../../format/index.ts';

/** A whole list: beyond its end nobody counts. */
const whole = (total: number) => (total > LIST_END ? '' : `${formatNumber(total)} `);

/** Words above what is done with selected rows; `one` and `many` are what is listed. */
export const selectionBarCopy = {
  label: 'Auswahl',
  selected: (amount: number, one: string, many: string) => `${count(amount, one, many)} ausgewählt`,
  allSelected: (total: number, many: string) => `Alle ${whole(total)}${many} ausgewählt`,
  selectAll: (total: number) => `Alle ${whole(total)}auswählen`,
  clear: 'Auswahl aufheben',
} as const;
