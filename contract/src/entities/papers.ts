import type { Geography } from '../geography/geography.ts';
import { judgeCustoms } from '../geography/territories.ts';
import { type Carried, hasPapers } from './has-papers.ts';
import type { Shipment } from './shipment.ts';

/** What can be printed of a shipment, in the order in which it is offered. */
export const papers = [
  'shipping-label',
  'single-copy',
  'triple-copy',
  'customs-declaration',
  'commercial-invoice',
] as const;
export type Paper = (typeof papers)[number];

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
