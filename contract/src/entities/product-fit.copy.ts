import type { ShipmentType } from './shipment-type.ts';

/** Why a product does not fit what a quote was asked for. */
export const productFitCopy = {
  /** After „für“: „die Schweiz“. */
  country: (name: string) => `Nicht für ${name}`,
  contents: { document: 'Keine Dokumente', package: 'Nur Dokumente' } satisfies Record<ShipmentType, string>,
} as const;
