import { packagingLabels } from 'contract';
import { formatDimensions, formatKilograms, formatShortDate } from '../../../format/index.ts';
import type { LastPackage } from './new-shipment-state.ts';

/** „2 × 60 × 40 × 20 cm, 12,0 kg, Karton“ */
function nameOf({ package: row }: LastPackage): string {
  const { amount, lengthCm, widthCm, heightCm, weightKg, packaging } = row;
  const times = amount === 1 ? '' : `${amount}\u00A0Stück, `;
  const measures = [formatDimensions(lengthCm, widthCm, heightCm), formatKilograms(weightKg)];
  return `${times}${[...measures, packagingLabels[packaging]].join(', ')}`;
}

/** Words of the packages that the recipient was sent before. */
export const lastPackagesCopy = {
  title: 'Aus früheren Sendungen an diesen Kontakt übernehmen',
  nameOf,
  sentAt: ({ sentAt }: LastPackage) => formatShortDate(sentAt),
  /** In place of the only package, which was another one. */
  taken: 'Packstück übernommen.',
  undo: 'Rückgängig',
  undone: 'Die vorherigen Angaben zum Packstück sind wieder da.',
  added: (row: string) => `${row} hinzugefügt.`,
} as const;
