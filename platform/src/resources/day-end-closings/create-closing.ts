import { problemCodes } from 'contract';
import type { api, Carrier, ClosingResult } from 'contract';
import { and, asc, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { creationId } from '../../api/handler.ts';
import type { Handler } from '../../api/handler.ts';
import { ProblemError } from '../../api/problem.ts';
import { inScope } from '../../api/scope.ts';
import { recordChanges } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import { CarrierError, inTime } from '../../carriers/index.ts';
import type { ClosingRefusal } from '../../carriers/index.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import { connectionTo } from '../shipments/ask-carrier.ts';
import { toOrderedParcel } from '../shipments/shipment-row.ts';
import type { ShipmentRow } from '../shipments/shipment-row.ts';
import { closingNumberText, sumsOf, toClosing } from './closing-row.ts';
import { closingApiCopy as words } from './day-end-closings.copy.ts';
import { isOpen } from './queries.ts';
import { forgetSent, noteSent, sentBefore } from './sent-to-carrier.ts';

const { closedShipments, closingFailures, dayEndClosings, shipments } = tables;

/** More than any organisation hands to one driver; what is beyond it is closed by the next call. */
const MOST_CLOSED = 5000;
/** A whole day in one message may take its carrier some time; well below what a call may take. */
const CLOSING_TIMEOUT_MS = 8_000;

type CreateCall = Parameters<Handler<(typeof api.dayEndClosings)['create']>>[0];

/**
 * Closes what is open of a carrier: there first, then here. Its carrier takes the same parcels any number of times,
 * so two people who close at once each tell it all; here every shipment goes into the closing of whoever writes
 * first. Whatever becomes of a cancellation at the same time, the carrier decides: it closes nothing that it has
 * cancelled, and cancels nothing that it has closed.
 *
 * @throws {ProblemError} 422 when nothing is open; 422, 502 and 503 when the carrier has closed nothing
 */
export async function createClosing(services: Services, call: CreateCall): Promise<ClosingResult> {
  const { db, now } = services;
  const id = creationId('dec', call);
  // Of a call that died behind its work: what it has done is its answer.
  const [known] = await db.select().from(dayEndClosings).where(eq(dayEndClosings.id, id));
  if (known) return { closing: toClosing(known), failures: known.failures };

  const attempt = { id, orgCode: call.caller.orgCode };
  const rows = await findOpen(db, call, await sentBefore(db, attempt));
  if (rows.length === 0) throw nothingOpen();
  await noteSent(db, attempt, rows, now());
  const refusals = await closeAtCarrier(services, call.body.carrier, rows).catch(async (error: unknown) => {
    const isCertain = error instanceof ProblemError && error.details.code === problemCodes.carrierRefused;
    if (isCertain) await forgetSent(db, attempt);
    throw error;
  });
  const refused = new Set(refusals.map(({ reference }) => reference));
  const agreed = rows.filter((row) => !refused.has(row.id));
  const failures = refusals.map(({ reference, reason }) => ({ shipmentId: reference, reason }));

  const at = now();
  const by = await personRef(db, call.caller.personId);
  const { orgCode } = call.caller;
  const closing = await db.transaction(async (transaction) => {
    await forgetSent(transaction, attempt);
    if (failures.length > 0) {
      await transaction
        .insert(closingFailures)
        .values(failures.map((failure) => ({ ...failure, at })))
        .onConflictDoUpdate({
          target: closingFailures.shipmentId,
          set: { reason: sql`excluded.reason`, at: sql`excluded.at` },
        });
    }
    const ids = agreed.map((row) => row.id);
    // One order for all, so that two closings wait for each other and not each for the other.
    const mine = transaction
      .select({ id: shipments.id })
      .from(shipments)
      .where(
        and(inArray(shipments.id, ids), isNull(shipments.closedAt), sql`${shipments.status} <> 'cancelled'`),
      )
      .orderBy(asc(shipments.id))
      .for('update');
    const free = new Set((await mine).map((row) => row.id));
    const taken = agreed.filter((row) => free.has(row.id));
    if (taken.length === 0) return undefined;
    const takenIds = taken.map((row) => row.id);
    await transaction.update(shipments).set({ closedAt: at }).where(inArray(shipments.id, takenIds));
    const [created] = await transaction
      .insert(dayEndClosings)
      .values({
        id,
        orgCode,
        carrier: call.body.carrier,
        createdAt: at,
        createdById: by.id,
        createdByName: by.full_name,
        failures,
        ...sumsOf(taken),
      })
      .returning();
    if (!created) throw new Error(`Closing ${id} was not stored`);
    await transaction
      .insert(closedShipments)
      .values(takenIds.map((shipmentId) => ({ shipmentId, closingId: id })));
    await transaction.delete(closingFailures).where(inArray(closingFailures.shipmentId, takenIds));
    const { number, ...facts } = sumsAndNumber(created);
    const change = { orgCode, by, requestId: call.requestId };
    await recordChanges(transaction, [
      {
        ...change,
        action: 'created',
        object: { kind: 'day-end-closing', id },
        before: null,
        after: { number, carrier: created.carrier, ...facts },
      },
      ...takenIds.map((shipmentId) => ({
        ...change,
        action: 'closed' as const,
        object: { kind: 'shipment' as const, id: shipmentId },
        before: { closedAt: null },
        after: { closedAt: at, closing: number },
      })),
    ]);
    return created;
  });
  if (!closing && failures.length === 0) throw nothingOpen();
  return { closing: closing ? toClosing(closing) : null, failures };
}

function sumsAndNumber({
  number,
  shipments: amount,
  packages,
  weightGrams,
}: typeof dayEndClosings.$inferSelect) {
  return { number: closingNumberText(number), shipments: amount, packages, weightGrams };
}

function nothingOpen(): ProblemError {
  return new ProblemError(422, { title: words.nothingOpen });
}

/**
 * The shipments that a call is about, those of its own organisation.
 *
 * @param sent what the carrier may have closed already, wherever it is by now
 */
async function findOpen(
  db: Database,
  { body, scope, caller }: CreateCall,
  sent: readonly string[],
): Promise<ShipmentRow[]> {
  const own = inScope({ ...scope, orgCode: caller.orgCode }, shipments);
  const { carrier, excludedIds, onlyIds, only, orderedUntil } = body;
  const failed = db.select({ id: closingFailures.shipmentId }).from(closingFailures);
  return db
    .select()
    .from(shipments)
    .where(
      and(
        sent.length === 0
          ? isOpen(own, carrier)
          : or(
              isOpen(own, carrier),
              and(
                own,
                inArray(shipments.id, [...sent]),
                isNull(shipments.closedAt),
                ne(shipments.status, 'cancelled'),
              ),
            ),
        excludedIds.length > 0 ? notInArray(shipments.id, excludedIds) : undefined,
        onlyIds ? inArray(shipments.id, onlyIds) : undefined,
        only === 'failed' ? inArray(shipments.id, failed) : undefined,
        orderedUntil === undefined
          ? undefined
          : sql`coalesce(${shipments.openSince}, ${shipments.orderedAt}) <= ${new Date(orderedUntil).toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(shipments.createdAt), asc(shipments.orderNumber))
    .limit(MOST_CLOSED);
}

/** Closes at the carrier. Nobody has to be asked about demo data. */
async function closeAtCarrier(
  { carriers, reportFault }: Services,
  carrier: Carrier,
  rows: readonly ShipmentRow[],
): Promise<readonly ClosingRefusal[]> {
  const parcels = rows.flatMap((row) => {
    const parcel = row.isDemo ? undefined : toOrderedParcel(row);
    return parcel ? [parcel] : [];
  });
  if (parcels.length === 0) return [];
  const timeLimit = AbortSignal.timeout(CLOSING_TIMEOUT_MS);
  const refuse = (status: 422 | 502 | 503, code: string, detail: string) =>
    new ProblemError(status, { title: words.notCreated, detail, code });
  const { carrierRefused, carrierUnknown } = problemCodes;
  try {
    return await inTime(timeLimit, (limit) => connectionTo(carriers, carrier).close(parcels, limit));
  } catch (error) {
    if (error instanceof CarrierError && error.kind === 'refused')
      throw refuse(422, carrierRefused, error.message || words.carrierRefused(carrier));
    reportFault(`Day-end closing at ${carrier}`, error);
    const isCertain =
      error instanceof CarrierError && error.kind === 'unreachable' && !error.isOutcomeUnknown;
    throw isCertain
      ? refuse(503, carrierRefused, words.carrierSilent(carrier))
      : refuse(502, carrierUnknown, words.carrierUnknown(carrier));
  }
}
