import { limits } from 'contract';
import { count, formatBilledKilograms, formatCentimetres, formatKilograms } from '../../../format/index.ts';

/** Words of section 2: content and packages. */
export const packagesCopy = {
  dimensions: 'Länge × Breite × Höhe (cm)',
  add: 'Packstück hinzufügen',
  fewer: 'Anzahl verringern',
  more: 'Anzahl erhöhen',
  full: `Mehr als ${count(limits.packageRows, 'Packstück', 'Packstücke')} sind nicht möglich.`,
  girth: (cm: number) => `Gurtmaß ${formatCentimetres(cm)}`,
  volumetric: (kg: number) => `Volumengewicht ${formatBilledKilograms(kg)}`,
  billable: 'abrechnungsrelevant: ',
  weight: (kg: number) => formatBilledKilograms(kg),
  perPiece: ' je Stück',
  separator: ' · ',
  incomplete: 'Geben Sie Maße und Gewicht ein, um Gurtmaß und Volumengewicht zu sehen.',
  pieces: (pieces: number) => ` · ${count(pieces, 'Packstück', 'Packstücke')}`,
  sum: (pieces: number, kg: number) =>
    `${count(pieces, 'Packstück', 'Packstücke')} · ${formatKilograms(kg)} gesamt`,
  sumBillable: (kg: number) => ` · abrechnungsrelevant: ${formatBilledKilograms(kg)}`,
  packingNotesHelp: 'Liest, wer packt; steht auf keinem Papier.',
  referenceHelp: 'z.\u00A0B. Bestell- oder Lieferscheinnummer, Kostenstelle',
  lockedForDocuments: 'Wird bei Dokumenten automatisch gesetzt.',
} as const;
