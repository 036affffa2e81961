import { takenOverStatuses, trackingPageUrl } from 'contract';
import type { AddressBlock, Carrier, Rate, Shipment, ShipmentDraft } from 'contract';
import type { CarrierOrder, OrderedParcel } from '../../carriers/index.ts';
import { searchText } from '../../search/fold.ts';
import type { tables } from '../../store/index.ts';

/** A stored shipment, without what the database works out for lists. */
export type ShipmentRow = Omit<
  typeof tables.shipments.$inferSelect,
  'statusGroup' | 'deliveryDay' | 'facets' | 'numbers'
>;

/** „Auftragsnummer“ as people read it. */
export function orderNumberText(orderNumber: number): string {
  return `LO-${orderNumber}`;
}

/** What a shipment is found by: numbers, references, recipient and place. */
export function shipmentSearchText(
  draft: Pick<ShipmentDraft, 'referenceNumber' | 'referenceNumber2' | 'to'>,
  orderNumber: number,
  trackingNumber: string | null,
  pieceNumbers: readonly string[] = [],
): string {
  const { to } = draft;
  return searchText([
    trackingNumber,
    ...pieceNumbers,
    orderNumberText(orderNumber),
    draft.referenceNumber,
    draft.referenceNumber2,
    to.companyName,
    to.companyName2,
    to.personName,
    to.address.postalCode,
    to.address.city,
  ]);
}

/**
 * A stored shipment as the contract writes it.
 *
 * @param takenOver ids of those whose history says that their carrier has them, see `findTakenOver`
 */
export function toShipment(row: ShipmentRow, takenOver: ReadonlySet<string> = new Set()): Shipment {
  const { draft, printedAt, printedById } = row;
  return {
    id: row.id,
    orderNumber: orderNumberText(row.orderNumber),
    version: row.version,
    status: row.status,
    isAvis: draft.isAvis,
    isTakenOver: takenOverStatuses.includes(row.status) || takenOver.has(row.id),
    ordering: row.ordering,
    createdAt: row.createdAt.toISOString(),
    createdBy: { id: row.createdById, full_name: row.createdByName },
    trackingNumber: row.trackingNumber,
    pieceNumbers: row.pieceNumbers,
    trackingUrl: trackingUrl(row),
    carrier: row.carrier,
    carrierProduct: draft.carrierProduct,
    carrierProductCode: draft.carrierProductCode,
    priceNetCents: row.priceNetCents,
    expectedDeliveryDate: row.expectedDeliveryDate,
    deliveryWindow: deliveryWindow(row),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    exceptionReason: row.exceptionReason,
    printedAt: printedAt?.toISOString() ?? null,
    printedBy: printedById === null ? null : { id: printedById, full_name: row.printedByName ?? '' },
    printedPapers: row.printedPapers,
    closedAt: row.closedAt?.toISOString() ?? null,
    dangerous: draft.dangerous,
    ddp: draft.ddp,
    customs: draft.customs,
    declaredValue: draft.declaredValue,
    description: draft.description,
    from: draft.from,
    to: draft.to,
    insured: draft.insured,
    neutralShipment: draft.neutralShipment,
    linkedRecipientId: draft.linkedRecipientId,
    linkedSenderId: draft.linkedSenderId,
    linkedNeutralSenderId: draft.linkedNeutralSenderId,
    referenceNumber: draft.referenceNumber,
    referenceNumber2: draft.referenceNumber2,
    goodsDescription1: draft.goodsDescription1,
    goodsDescription2: draft.goodsDescription2,
    packingNotes: draft.packingNotes,
    shipmentData: draft.shipmentData,
  };
}

function deliveryWindow({ deliveryFrom, deliveryUntil }: ShipmentRow): Shipment['deliveryWindow'] {
  if (deliveryFrom === null || deliveryUntil === null) return null;
  return { from: deliveryFrom.toISOString(), until: deliveryUntil.toISOString() };
}

/** The carrier's public page, where it has one. */
function trackingUrl({ carrier, trackingNumber }: ShipmentRow): string | null {
  return carrier === '' || trackingNumber === null ? null : trackingPageUrl(carrier, trackingNumber);
}

/** What the audit log compares of a shipment. */
export function auditedFacts(row: ShipmentRow): object {
  const { orderNumber, status, ordering, trackingNumber, priceNetCents, expectedDeliveryDate, printedAt } =
    row;
  const facts = { status, ordering, trackingNumber, priceNetCents, expectedDeliveryDate, printedAt };
  return { orderNumber: orderNumberText(orderNumber), ...facts, ...row.draft };
}

/**
 * A draft once its carrier has taken it: the product is called what the carrier calls it, whatever
 * name came along with its code.
 */
export function asConfirmed(
  draft: ShipmentDraft,
  { carrierProduct, carrierProductCode }: Pick<Rate, 'carrierProduct' | 'carrierProductCode'>,
): ShipmentDraft {
  return { ...draft, carrierProduct, carrierProductCode };
}

/** What a carrier is told to take an order. */
export function toCarrierOrder(
  id: string,
  orderNumber: number,
  draft: ShipmentDraft,
  neutralSender: AddressBlock | null,
  {
    agreement = null,
    shownPriceCents = null,
  }: Partial<Pick<CarrierOrder, 'agreement' | 'shownPriceCents'>> = {},
): CarrierOrder {
  return {
    // Only what has a carrier is ordered.
    carrier: draft.carrier as Carrier,
    reference: id,
    orderNumber: orderNumberText(orderNumber),
    productCode: draft.carrierProductCode,
    from: draft.from,
    printedSender: neutralSender ?? draft.from,
    to: draft.to,
    shipmentData: draft.shipmentData,
    dangerous: draft.dangerous,
    insured: draft.insured,
    declaredValue: draft.declaredValue,
    referenceNumber: draft.referenceNumber,
    referenceNumber2: draft.referenceNumber2,
    agreement,
    shownPriceCents,
  };
}

/** A stored shipment as its carrier knows it, or undefined for a template. */
export function toOrderedParcel(row: ShipmentRow): OrderedParcel | undefined {
  const { trackingNumber, orderedAt, expectedDeliveryDate: deliveryDay } = row;
  if (orderedAt === null || deliveryDay === null) return undefined;
  const order = toCarrierOrder(row.id, row.orderNumber, row.draft, row.neutralSender);
  return { ...order, trackingNumber, orderedAt, deliveryDay };
}
