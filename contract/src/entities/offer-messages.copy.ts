import { count, withUnit } from '../rules/number-text.ts';
import { packagingLabels } from './packaging-labels.copy.ts';
import type { Packaging } from './packaging.ts';
import { type ShipmentType, shipmentTypeLabels } from './shipment-type.ts';

const euroText = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

function holdsFor(what: string): string {
  return `Das Angebot gilt für ${what}.`;
}

function holds(isWith: boolean, what: string): string {
  return `Das Angebot gilt ${isWith ? 'mit' : 'ohne'} ${what}.`;
}

/** What was offered, said at a field that holds something else. */
export const offerMessages = {
  /** A place, or a country after „für“. */
  place: holdsFor,
  /** What only a later version knows has no name here. */
  type: (type: string) => holdsFor(shipmentTypeLabels[type as ShipmentType] ?? type),
  packages: (rows: number, pieces: number) =>
    holdsFor(`${count(pieces, 'Packstück', 'Packstücke')} in ${count(rows, 'Zeile', 'Zeilen')}`),
  packaging: (packaging: string) => holdsFor(`„${packagingLabels[packaging as Packaging] ?? packaging}“`),
  amount: (pieces: number) => holdsFor(withUnit(pieces, 'Stk')),
  side: (cm: number) => holdsFor(withUnit(cm, 'cm')),
  weight: (kg: number) => holdsFor(withUnit(kg, 'kg')),
  saturday: (isWith: boolean) => holds(isWith, 'Samstagszustellung'),
  dangerous: (isWith: boolean) => holds(isWith, 'Gefahrgut'),
  insured: (isWith: boolean) => holds(isWith, 'Transportversicherung'),
  value: (eur: number | null) => (eur === null ? holds(false, 'Warenwert') : holdsFor(euroText.format(eur))),
  ddp: (isWith: boolean) => holdsFor(isWith ? '„Verzollt geliefert (DDP)“' : '„Unverzollt geliefert (DAP)“'),
  items: (amount: number) => holdsFor(count(amount, 'Position', 'Positionen')),
  tariffNumber: holdsFor,
  product: (carrier: string, product: string) => holdsFor(`${carrier} ${product}`),
} as const;
