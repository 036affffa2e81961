import { domesticDraft } from 'contract/fixtures';
import type { ShipmentRow } from '../shipment-row.ts';

export const orderedAt = new Date('2026-11-19T09:00:00Z');

/** A shipment as it is stored once its carrier has taken it. */
export function orderedRow(changes: Partial<ShipmentRow> = {}): ShipmentRow {
  return {
    id: 'shp_1',
    orgCode: 'org_1',
    orderNumber: 104_600,
    status: 'ordered',
    createdAt: orderedAt,
    createdById: 'usr_1',
    createdByName: 'Jana Möller',
    ordering: null,
    draft: domesticDraft,
    neutralSender: null,
    carrier: 'DHL',
    orderedAt,
    trackingNumber: '00340433836442636597',
    pieceNumbers: [],
    priceNetCents: 1234,
    expectedDeliveryDate: '2026-11-23',
    deliveryFrom: null,
    deliveryUntil: null,
    deliveredAt: null,
    exceptionReason: null,
    trackedAt: null,
    printedAt: null,
    printedById: null,
    printedByName: null,
    completedAtBench: null,
    completedByName: null,
    printedPapers: [],
    openSince: orderedAt,
    closedAt: null,
    version: 1,
    isDemo: false,
    searchText: '',
    ...changes,
  };
}
