import { problemCodes } from 'contract';
import type { api, Shipment } from 'contract';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Handler } from '../../api/handler.ts';
import { ProblemError } from '../../api/problem.ts';
import { requireRow } from '../../api/rows.ts';
import { requireVersion, staleVersion } from '../../api/versions.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import { CarrierError } from '../../carriers/index.ts';
import type { Services } from '../../services.ts';
import { type DatabaseSession, tables } from '../../store/index.ts';
import { recordNews } from '../notifications/notify.ts';
import { cancelAtCarrier, connectionTo } from './ask-carrier.ts';
import { auditedFacts, orderNumberText, toOrderedParcel, toShipment } from './shipment-row.ts';
import type { ShipmentRow } from './shipment-row.ts';
import { shipmentApiCopy as words } from './shipments.copy.ts';
import { type ChangedBy, findTakenOver } from './tracking.ts';
import { mayFollow } from './transitions.ts';

const { shipments, trackingEvents } = tables;

type CancelCall = Parameters<Handler<(typeof api.shipments)['cancel']>>[0];

/**
 * Cancels what its carrier has not taken over yet, there first, or discards a template; only as its caller has
 * seen it, so that nobody who discards a template cancels a parcel. What is cancelled already stays so and is
 * answered as it is, whatever version is named: a call whose answer was lost may be repeated.
 *
 * @throws {ProblemError} 409 when it is too late here, 412 when it is another than was seen; 422, 502 and 503 when
 *   the carrier has not agreed
 */
export async function cancelShipment(services: Services, call: CancelCall): Promise<Shipment> {
  const { db } = services;
  const row: ShipmentRow = await requireRow(db, shipments, call, words.notFound);
  if (row.status === 'cancelled') return toShipment(row);
  await requireCancellable(db, row);
  requireVersion(call, row, words.shipmentStale);
  await agreeWithCarrier(services, row);

  const by = { ref: await personRef(db, call.caller.personId), requestId: call.requestId };
  const cancelled = await bookCancellation(services, row, by);
  if (cancelled) return toShipment(cancelled);
  // Somebody was faster, and perhaps with the same.
  const current: ShipmentRow = await requireRow(db, shipments, call, words.notFound);
  if (current.status === 'cancelled') return toShipment(current);
  await requireCancellable(db, current);
  throw staleVersion(words.shipmentStale);
}

/**
 * Writes down that a shipment is cancelled, once its carrier has agreed, and tells its organisation.
 *
 * @returns undefined where somebody was faster
 */
export async function bookCancellation(
  { db, announcer, now }: Pick<Services, 'db' | 'announcer' | 'now'>,
  row: ShipmentRow,
  { ref: by, requestId }: ChangedBy,
): Promise<ShipmentRow | undefined> {
  const { id, orgCode } = row;
  const isTemplate = row.status === 'avis';
  const isAgreed = !isTemplate && !row.isDemo;
  const done = await db.transaction(async (transaction) => {
    const [cancelled] = await transaction
      .update(shipments)
      .set({ status: 'cancelled', exceptionReason: null, version: sql`${shipments.version} + 1` })
      .where(
        isAgreed
          ? // What the carrier has agreed to is true, whatever was reported of the parcel in the meantime.
            and(eq(shipments.id, id), ne(shipments.status, 'cancelled'))
          : // Where no carrier was asked, it is what was read, or somebody was faster.
            and(
              eq(shipments.id, id),
              eq(shipments.version, row.version),
              eq(shipments.status, row.status),
              isNull(shipments.ordering),
              isNull(shipments.closedAt),
            ),
      )
      .returning();
    if (!cancelled) return undefined;
    if (!isTemplate) {
      await transaction
        .insert(trackingEvents)
        .values({ shipmentId: id, id: `cancelled-${id}`, at: now(), ...cancellation })
        .onConflictDoNothing();
    }
    await recordChange(transaction, {
      orgCode,
      by,
      action: 'cancelled',
      object: { kind: 'shipment', id },
      before: auditedFacts(row),
      after: auditedFacts(cancelled),
      requestId,
    });
    const news = await recordNews(transaction, {
      orgCode,
      type: 'shipment-status-updated',
      by,
      shipment: { ...cancelled, orderNumber: orderNumberText(cancelled.orderNumber) },
    });
    return { cancelled, news };
  });
  if (done) announcer.announce(orgCode, done.news);
  return done?.cancelled;
}

const cancellation = {
  status: 'cancelled' as const,
  description: words.cancelled,
  location: null,
  carrierText: null,
};

/** @throws {ProblemError} 409 when it is too late, or too soon: nobody knows yet what is ordered. */
export async function requireCancellable(db: DatabaseSession, row: ShipmentRow): Promise<void> {
  const { id, status, ordering, closedAt } = row;
  const refuse = (detail: string) => new ProblemError(409, { title: words.notCancelled, detail });
  if (ordering !== null) throw refuse(words.beingOrdered);
  if (closedAt !== null) throw refuse(words.cancelledAfterClosing);
  if (!mayFollow(status, 'cancelled')) throw refuse(words.cancelledTooLate);
  // An exception after the first scan, such as an address that is not found, leaves the parcel with its carrier.
  if ((await findTakenOver(db, [id])).size > 0) throw refuse(words.cancelledTooLate);
}

/** Cancels at the carrier. Nobody has to be asked about a template, nor about demo data. */
async function agreeWithCarrier({ carriers, reportFault }: Services, row: ShipmentRow): Promise<void> {
  const parcel = toOrderedParcel(row);
  if (row.status === 'avis' || row.isDemo || !parcel) return;
  const { carrier } = parcel;
  const refuse = (status: 422 | 502 | 503, code: string, detail: string) =>
    new ProblemError(status, { title: words.notCancelled, detail, code });
  try {
    await cancelAtCarrier(connectionTo(carriers, carrier), parcel);
  } catch (error) {
    const { carrierRefused, carrierUnknown } = problemCodes;
    if (error instanceof CarrierError && error.kind === 'refused')
      throw refuse(422, carrierRefused, error.message);
    reportFault(`Cancelling ${row.id} at ${carrier}`, error);
    const isCertain =
      error instanceof CarrierError && error.kind === 'unreachable' && !error.isOutcomeUnknown;
    throw isCertain
      ? refuse(503, carrierRefused, words.cancellingSilent(carrier))
      : refuse(502, carrierUnknown, words.cancellingUnknown(carrier));
  }
}
