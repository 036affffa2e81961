import type { Shipment } from 'contract';

/** That a label has been printed before. */
export interface EarlierPrint {
  /** An instant, the last one. */
  readonly at: string;
  /** The name of who has printed it; empty where nobody knows. */
  readonly by: string;
}

/** That some of several labels have been printed before. */
export interface EarlierPrints {
  readonly amount: number;
  /** Of so many. */
  readonly total: number;
  readonly last: EarlierPrint;
}

type Printed = Pick<Shipment, 'printedAt' | 'printedBy'>;

/** When and by whom the label of a shipment was printed last; null where it was not. */
export function earlierPrint({ printedAt, printedBy }: Printed): EarlierPrint | null {
  return printedAt === null ? null : { at: printedAt, by: printedBy?.full_name ?? '' };
}

/** How many labels of these shipments were printed before, and when last; null where none was. */
export function earlierPrints(shipments: readonly Printed[]): EarlierPrints | null {
  const prints = shipments.flatMap((shipment) => earlierPrint(shipment) ?? []);
  const [last] = prints.toSorted((one, other) => other.at.localeCompare(one.at));
  return last ? { amount: prints.length, total: shipments.length, last } : null;
}
