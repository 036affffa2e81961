import { count, type PrintLayout } from 'contract';
import { printFieldsCopy } from '../../../patterns/LabelDialog/PrintFields.copy.ts';

/** Words for how the labels of a packing bench are printed. */
export const printLineCopy = {
  told: ({ format, position, copies }: PrintLayout) =>
    [
      `Etikettendruck: ${printFieldsCopy.formats[format]}`,
      ...(format === 'a4' ? [`${printFieldsCopy.position} ${position}`] : []),
      count(copies, 'Exemplar', 'Exemplare'),
    ].join(', '),
  change: 'Ändern',
  changeLabel: 'Etikettendruck ändern',
  title: 'Etikettendruck an diesem Arbeitsplatz',
  done: 'Fertig',
} as const;
