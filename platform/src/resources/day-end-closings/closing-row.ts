import type { DayEndClosing, OpenShipment } from 'contract';
import { packageTotals } from 'contract';
import type { tables } from '../../store/index.ts';
import { orderNumberText } from '../shipments/shipment-row.ts';
import type { ShipmentRow } from '../shipments/shipment-row.ts';

export type ClosingRow = typeof tables.dayEndClosings.$inferSelect;
export type FailureRow = typeof tables.closingFailures.$inferSelect;

/** The number of a closing as people and scanners read it. */
export function closingNumberText(number: number): string {
  return `TA-${number}`;
}

/** A stored closing as the contract writes it. */
export function toClosing(row: ClosingRow): DayEndClosing {
  const { id, carrier, shipments, packages, weightGrams } = row;
  return {
    id,
    number: closingNumberText(row.number),
    carrier,
    createdAt: row.createdAt.toISOString(),
    createdBy: { id: row.createdById, full_name: row.createdByName },
    shipments,
    packages,
    weightKg: weightGrams / 1000,
  };
}

/** How many shipments, pieces and grams these are. */
export function sumsOf(rows: readonly Pick<ShipmentRow, 'draft'>[]) {
  let packages = 0;
  let weightGrams = 0;
  for (const { draft } of rows) {
    const { pieces, weightKg } = packageTotals(draft.shipmentData.packages);
    packages += pieces;
    weightGrams += Math.round(weightKg * 1000);
  }
  return { shipments: rows.length, packages, weightGrams };
}

/** Who gets a shipment, in one line. */
export function recipientOf({ draft: { to } }: Pick<ShipmentRow, 'draft'>): string {
  return to.companyName || to.personName;
}

/** „6460 Imst“. */
export function placeOf({ draft: { to } }: Pick<ShipmentRow, 'draft'>): string {
  return [to.address.postalCode, to.address.city].filter((text) => text !== '').join(' ');
}

/** A shipment that waits for its closing. */
export function toOpenShipment(row: ShipmentRow, failure: FailureRow | null): OpenShipment {
  const { pieces, weightKg } = packageTotals(row.draft.shipmentData.packages);
  return {
    id: row.id,
    orderNumber: orderNumberText(row.orderNumber),
    recipient: recipientOf(row),
    place: placeOf(row),
    countryCode: row.draft.to.address.countryCode,
    packages: pieces,
    weightKg,
    failure: failure && { reason: failure.reason, at: failure.at.toISOString() },
  };
}
