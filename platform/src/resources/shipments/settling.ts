import type { AuditAction, Notification, Rate, ShipmentDraft } from 'contract';
import { eq, sql } from 'drizzle-orm';
import { recordChange } from '../../audit/audit.ts';
import { CarrierError } from '../../carriers/index.ts';
import type { OrderConfirmation, TakenOrder } from '../../carriers/index.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { DatabaseSession, IntentFailure } from '../../store/index.ts';
import { underOurName } from '../carrier-products/offered.ts';
import { recordNews } from '../notifications/notify.ts';
import { noteNotOrdered } from '../rate-requests/accept-offer.ts';
import { cancelAtCarrier, connectionTo } from './ask-carrier.ts';
import { LEASE_MS, markUnclear, noteRevocation, noteRevoked, settle } from './intents.ts';
import type { IntentRow } from './intents.ts';
import { touchContacts } from './linked-contacts.ts';
import { asConfirmed, auditedFacts, orderNumberText, shipmentSearchText } from './shipment-row.ts';
import type { ShipmentRow } from './shipment-row.ts';
import { shipmentApiCopy } from './shipments.copy.ts';

const { shipments, trackingEvents } = tables;

/** The call that creates shipments; every other one orders what is there already. */
export const CREATING = 'POST /shipments';

/** What was agreed with a carrier, as far as a shipment keeps it. */
export interface AgreedOrder extends Pick<TakenOrder, 'takenAt'> {
  readonly confirmation: Pick<OrderConfirmation, 'trackingNumber' | 'pieceNumbers'> & {
    readonly rate: Pick<
      Rate,
      'carrier' | 'carrierProduct' | 'carrierProductCode' | 'priceNetCents' | 'deliveryDate'
    >;
  };
}

/** The part of an intent that settling reads. */
type Settled = Pick<
  IntentRow,
  'orgCode' | 'personId' | 'key' | 'endpoint' | 'personName' | 'shipmentId' | 'request' | 'requestId'
> & { readonly draft?: IntentRow['draft'] };

/**
 * Writes down that the carrier has taken an order. One that was given up in the meantime is
 * cancelled again: somebody was told that nothing was ordered, and may have ordered anew.
 *
 * @returns the shipment, or undefined where the order was given up
 */
export async function settleTaken(
  services: Services,
  intent: Settled,
  taken: AgreedOrder,
): Promise<ShipmentRow | undefined> {
  const { db, announcer, now } = services;
  const { trackingNumber, pieceNumbers, rate } = taken.confirmation;
  const settled = await db.transaction(async (transaction) => {
    if (!(await settle(transaction, intent, null, now()))) return undefined;
    const before = await shipmentOf(transaction, intent);
    const draft = asConfirmed(intent.draft ?? before.draft, await underOurName(transaction, rate));
    const [row] = await transaction
      .update(shipments)
      .set({
        status: 'ordered',
        ordering: null,
        draft,
        ...(intent.draft && completion(intent.draft, intent)),
        orderedAt: taken.takenAt,
        trackingNumber,
        pieceNumbers: [...pieceNumbers],
        openSince: trackingNumber === null ? null : now(),
        priceNetCents: rate.priceNetCents,
        expectedDeliveryDate: rate.deliveryDate,
        searchText: shipmentSearchText(draft, before.orderNumber, trackingNumber, pieceNumbers),
      })
      .where(eq(shipments.id, intent.shipmentId ?? ''))
      .returning();
    if (!row) throw new Error(`Shipment ${intent.shipmentId} is gone`);
    await recordIntentChange(transaction, intent, 'ordered', before, row);
    await touchContacts(transaction, row.orgCode, draft, now());
    return { row, news: await recordIntentNews(transaction, intent, row) };
  });
  if (settled) {
    announcer.announce(settled.row.orgCode, settled.news);
    return settled.row;
  }
  return takenTooLate(services, intent, taken);
}

/** What a template takes over, beside its draft, of what was ordered in its place. */
function completion({ carrier, neutralShipment }: ShipmentDraft, { request }: Settled) {
  return {
    carrier,
    neutralSender: neutralShipment ? (request?.printedSender ?? null) : null,
    version: sql`${shipments.version} + 1`,
  };
}

async function takenTooLate(
  services: Services,
  intent: Settled,
  taken: AgreedOrder,
): Promise<ShipmentRow | undefined> {
  const { db, carriers, reportFault } = services;
  const { rate, trackingNumber } = taken.confirmation;
  const [current] = await db
    .select()
    .from(shipments)
    .where(eq(shipments.id, intent.shipmentId ?? ''));
  // Somebody else has asked and written it down first. Without a number yet, the moment tells which order it is.
  const isTheSame =
    trackingNumber === null
      ? current?.orderedAt?.getTime() === taken.takenAt.getTime()
      : current?.trackingNumber === trackingNumber;
  if (isTheSame) return current;
  // Written down first, so that a job cancels it if this process does not come to it.
  const { orderArrivesWithinMs } = connectionTo(carriers, rate.carrier);
  await noteRevocation(db, intent, {
    firstTryInMs: LEASE_MS,
    arrivesWithinMs: orderArrivesWithinMs,
  });
  await revoke(services, intent, taken).catch((error: unknown) =>
    reportFault(
      `Cancelling order ${intent.request?.reference}, which was given up and taken after all,`,
      error,
    ),
  );
  return undefined;
}

/**
 * Cancels an order that was given up and that its carrier has taken after all. Where the carrier says no,
 * it is left to a person.
 *
 * @throws {CarrierError} when the carrier could not be asked
 */
export async function revoke(
  services: Services,
  intent: Settled,
  { confirmation, takenAt }: AgreedOrder,
): Promise<void> {
  const { db, carriers } = services;
  const { request } = intent;
  if (!request) throw new Error(`Intent ${intent.key} has no order`);
  const { trackingNumber, rate } = confirmation;
  const parcel = { ...request, trackingNumber, orderedAt: takenAt, deliveryDay: rate.deliveryDate };
  try {
    await cancelAtCarrier(connectionTo(carriers, rate.carrier), parcel);
  } catch (error) {
    if (error instanceof CarrierError && error.kind === 'refused')
      return leaveUnclear(services, intent, error);
    throw error;
  }
  await noteRevoked(db, intent);
}

/**
 * Writes down that nothing was ordered.
 *
 * @param isWaitedFor the person who ordered gets to read it as the answer; otherwise the shipment stays
 *   as a cancelled one and the organisation hears of it
 */
export async function settleRefused(
  { db, announcer, now }: Services,
  intent: Settled,
  failure: IntentFailure,
  { isWaitedFor }: { readonly isWaitedFor: boolean },
): Promise<void> {
  const isTheOne = eq(shipments.id, intent.shipmentId ?? '');
  const told = await db.transaction(async (transaction) => {
    if (!(await settle(transaction, intent, failure, now()))) return undefined;
    const isNew = intent.endpoint === CREATING;
    const before = await shipmentOf(transaction, intent);
    const by = { id: intent.personId, full_name: intent.personName ?? '' };
    await noteNotOrdered(transaction, before.id, by, intent.requestId);
    if (isNew && isWaitedFor) {
      await transaction.delete(shipments).where(isTheOne);
      await recordIntentChange(transaction, intent, 'not-ordered', before, null);
      return undefined;
    }
    const [row] = await transaction
      .update(shipments)
      .set({ ordering: null, ...(isNew && { status: 'cancelled' as const }) })
      .where(isTheOne)
      .returning();
    if (!row) return undefined;
    await recordIntentChange(transaction, intent, 'not-ordered', before, row);
    if (isWaitedFor) return undefined;
    const notOrdered = {
      shipmentId: row.id,
      id: `not-ordered-${intent.personId}-${intent.key}`,
      at: now(),
      status: row.status,
      description: shipmentApiCopy.notOrdered,
      location: null,
      carrierText: null,
    };
    await transaction.insert(trackingEvents).values(notOrdered);
    return { row, news: await recordIntentNews(transaction, { ...intent, endpoint: null }, row) };
  });
  if (told) announcer.announce(told.row.orgCode, told.news);
}

/** What the log says of such an order; docs/operations.md tells whom it calls. */
export const NEEDS_A_PERSON = 'has to be found out by a person';

/** Leaves an order to a person, because no carrier says what became of it. */
export async function leaveUnclear(
  { db, reportFault }: Services,
  intent: Settled,
  why: unknown,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await markUnclear(transaction, intent);
    const [before] = await transaction
      .select()
      .from(shipments)
      .where(eq(shipments.id, intent.shipmentId ?? ''));
    if (!before) return;
    const after = { ...before, ordering: 'unclear' as const };
    await transaction.update(shipments).set({ ordering: 'unclear' }).where(eq(shipments.id, before.id));
    await recordIntentChange(transaction, intent, 'order-unclear', before, after);
  });
  reportFault(`Order ${intent.request?.reference} ${NEEDS_A_PERSON}`, why);
}

async function shipmentOf(db: DatabaseSession, { shipmentId }: Settled): Promise<ShipmentRow> {
  const [row] = await db
    .select()
    .from(shipments)
    .where(eq(shipments.id, shipmentId ?? ''));
  if (!row) throw new Error(`Shipment ${shipmentId} is gone`);
  return row;
}

/**
 * Writes the change of a shipment into the audit log of the shipment's organisation, as done by whoever
 * meant it: staff, who belong to another one, order templates of customers.
 */
export function recordIntentChange(
  db: DatabaseSession,
  { personId, personName, requestId }: Pick<Settled, 'personId' | 'personName' | 'requestId'>,
  action: AuditAction,
  ...[before, after]: readonly [null, ShipmentRow] | readonly [ShipmentRow, ShipmentRow | null]
): Promise<void> {
  const { orgCode, id } = before === null ? after : before;
  return recordChange(db, {
    orgCode,
    by: { id: personId, full_name: personName ?? '' },
    action,
    object: { kind: 'shipment', id },
    before: before && auditedFacts(before),
    after: after && auditedFacts(after),
    requestId,
  });
}

/** Tells the organisation what became of an intent. */
export function recordIntentNews(
  db: DatabaseSession,
  { endpoint, personId, personName }: Pick<Settled, 'endpoint' | 'personId' | 'personName'>,
  row: ShipmentRow,
): Promise<Notification> {
  const { orgCode, id, trackingNumber, status } = row;
  return recordNews(db, {
    orgCode,
    type: endpoint === CREATING ? 'shipment-created' : 'shipment-updated',
    by: { id: personId, full_name: personName ?? '' },
    shipment: { id, orderNumber: orderNumberText(row.orderNumber), trackingNumber, status },
  });
}
