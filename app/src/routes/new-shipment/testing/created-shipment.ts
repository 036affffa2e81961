import type { Shipment } from 'contract';
import { completeDraft } from '../../../drafts/testing/complete-draft.ts';

/** The complete draft as the API returns it once it is ordered; for tests. */
export function createdShipment(id: string): Shipment {
  return {
    ...completeDraft,
    id,
    version: 1,
    orderNumber: 'LO-104512',
    status: 'ordered',
    ordering: null,
    isTakenOver: false,
    createdAt: '2026-11-20T13:05:00.000Z',
    createdBy: { id: 'usr_1', full_name: 'Jana Möller' },
    pieceNumbers: [],
    trackingNumber: '00340433836442636597',
    trackingUrl: null,
    priceNetCents: 540,
    expectedDeliveryDate: '2026-11-23',
    deliveryWindow: null,
    deliveredAt: null,
    exceptionReason: null,
    printedAt: null,
    printedBy: null,
    printedPapers: [],
    closedAt: null,
  };
}
