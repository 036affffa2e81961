import type { Geography } from '../geography/geography.ts';
import { judgeCustoms } from '../geography/territories.ts';
import { type Carried, hasPapers, hasPickSlip } from './has-papers.ts';
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

const ofCustoms: ReadonlySet<Paper> = new Set(['customs-declaration', 'commercial-invoice']);

/** The papers that a shipment has; a template has its pick slip alone. */
export function papersOf(shipment: Carried & Declared, geography?: Geography): readonly Paper[] {
  if (!hasPapers(shipment)) return hasPickSlip(shipment) ? ['pick-slip'] : [];
  return isDeclared(shipment, geography) ? papers : papers.filter((paper) => !ofCustoms.has(paper));
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
 * parcels have its data and take no note along; whoever wants one prints it by itself. A template is still to be
 * packed, so that its pick slip is what belongs to it.
 */
export function parcelPapers(
  shipment: Carried & Declared & Noted,
  geography?: Geography,
): readonly ParcelPaper[] {
  const standing = (paper: Paper): ParcelPaper => ({
    paper,
    isPrinted: paper === 'shipping-label' ? shipment.printedAt !== null : isNoted(shipment, paper),
  });
  if (shipment.status === 'avis' && hasPickSlip(shipment)) return [standing('pick-slip')];
  if (!hasPapers(shipment)) return [];
  const isFreight = shipment.shipmentData.packages.some(({ packaging }) => freight.has(packaging));
  const belonging: readonly Paper[] = [
    'shipping-label',
    ...(isDeclared(shipment, geography) ? (['customs-declaration', 'commercial-invoice'] as const) : []),
    ...(isFreight ? (['triple-copy'] as const) : []),
  ];
  return belonging.map(standing);
}

const freight: ReadonlySet<string> = new Set<Packaging>(['transport_crate_or_pallet', 'pallet_non_loadable']);

function isNoted({ printedPapers }: Noted, paper: Paper): boolean {
  return printedPapers.includes(paper);
}
