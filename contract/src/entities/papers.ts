import type { Geography } from '../geography/geography.ts';
import { judgeCustoms } from '../geography/territories.ts';
import { type Carried, hasPapers } from './has-papers.ts';
import type { Packaging } from './packaging.ts';
import { type Paper, papers } from './paper.ts';
import type { Shipment } from './shipment.ts';

type Declared = Pick<Shipment, 'from' | 'to' | 'customs' | 'shipmentData'>;

/** Whether customs get papers of it: goods that leave the territory, declared position by position. */
export function isDeclared({ from, to, customs, shipmentData }: Declared, geography?: Geography): boolean {
  return (
    shipmentData.type === 'package' &&
    customs.items.length > 0 &&
    judgeCustoms(from.address, to.address, geography).isRequired
  );
}

/** The papers that a shipment has. */
export function papersOf(shipment: Carried & Declared, geography?: Geography): readonly Paper[] {
  if (!hasPapers(shipment)) return [];
  return isDeclared(shipment, geography) ? papers : papers.slice(0, 3);
}

type Noted = Pick<Shipment, 'printedAt' | 'printedPapers'>;

/** A paper that goes with a parcel, and whether somebody has printed it. */
export interface ParcelPaper {
  readonly paper: Paper;
  readonly isPrinted: boolean;
}

/**
 * What belongs to a parcel, in the order in which it is stuck on: its label, what customs want beside it, and of
 * pallets and crates the consignment note in the three originals that § 408 HGB and Art. 5 CMR ask for. Carriers of
 * parcels have its data and take no note along; whoever wants one prints it by itself.
 */
export function parcelPapers(
  shipment: Carried & Declared & Noted,
  geography?: Geography,
): readonly ParcelPaper[] {
  if (!hasPapers(shipment)) return [];
  const isFreight = shipment.shipmentData.packages.some(({ packaging }) => freight.has(packaging));
  const belonging: readonly Paper[] = [
    'shipping-label',
    ...(isDeclared(shipment, geography) ? (['customs-declaration', 'commercial-invoice'] as const) : []),
    ...(isFreight ? (['triple-copy'] as const) : []),
  ];
  return belonging.map((paper) => ({
    paper,
    isPrinted: paper === 'shipping-label' ? shipment.printedAt !== null : isNoted(shipment, paper),
  }));
}

const freight: ReadonlySet<string> = new Set<Packaging>(['transport_crate_or_pallet', 'pallet_non_loadable']);

function isNoted({ printedPapers }: Noted, paper: Paper): boolean {
  return printedPapers.includes(paper);
}
