import { setTimeout as sleep } from 'node:timers/promises';
import { problemCodes } from 'contract';
import type { Shipment } from 'contract';
import { eq } from 'drizzle-orm';
import type { Call } from '../../api/handler.ts';
import { hashOfBody, inProgress, mismatch } from '../../api/idempotency.ts';
import { ProblemError } from '../../api/problem.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { IntentFailure } from '../../store/index.ts';
import { findOut } from './find-out.ts';
import { closeUnknown, findIntent, isBeingAsked } from './intents.ts';
import type { IntentKey, IntentRow } from './intents.ts';
import { toShipment } from './shipment-row.ts';
import { shipmentApiCopy } from './shipments.copy.ts';

const { shipments } = tables;

/** How long a repetition waits for the first call. */
const PATIENCE_MS = 8000;
const POLL_MS = 60;

/**
 * What became of an earlier call with this key, whenever that was; undefined when there was none.
 * A call that is still under way is waited for, and one that nobody has settled is settled here if
 * its carrier says what became of it.
 *
 * @throws {ProblemError} what the earlier call was told; 422 when it was another call; 409 when its
 *   outcome is open, or when the key has been closed
 */
export async function answerOfKnownKey(
  services: Services,
  call: Call,
  endpoint: string,
): Promise<Shipment | undefined> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const intent = await findIntent(services.db, keyOf(call));
    if (!intent) return undefined;
    if (intent.state === 'closed') throw keyClosed();
    const isSameBody = intent.bodyHash === null || intent.bodyHash === hashOfBody(call.body);
    if ((intent.endpoint !== null && intent.endpoint !== endpoint) || !isSameBody) throw mismatch();
    if (!isBeingAsked(intent) || Date.now() > deadline) return answerOf(services, intent);
    await sleep(POLL_MS);
  }
}

/**
 * What a key has brought about, for whoever asks because the answer was lost. A key of which nothing is
 * known is closed, so that a call which is still on its way cannot order behind the back of whoever was
 * told „nichts“.
 *
 * @returns undefined when nothing has come of it, and nothing ever will
 * @throws {ProblemError} as `answerOfKnownKey` does
 */
export async function lookUpKey(services: Services, key: IntentKey): Promise<Shipment | undefined> {
  const intent = await closeUnknown(services.db, key, services.now());
  return intent && answerOf(services, intent);
}

async function answerOf(services: Services, intent: IntentRow): Promise<Shipment> {
  const { db } = services;
  if (intent.state === 'open' && !isBeingAsked(intent)) {
    await findOut(services, intent, 'person').catch((error: unknown) =>
      services.reportFault(`Finding out about order ${intent.request?.reference}`, error),
    );
  }
  const current = (await findIntent(db, intent)) ?? intent;
  if (current.state === 'refused' && current.failure) throw problemOf(current.failure);
  if (current.state === 'open' && isBeingAsked(current)) throw inProgress();
  if (current.state !== 'done') throw outcomeUnknown(409);
  const [row] = await db
    .select()
    .from(shipments)
    .where(eq(shipments.id, current.shipmentId ?? ''));
  if (!row) throw new Error(`Shipment ${current.shipmentId} is gone`);
  return toShipment(row);
}

/** A kept failure as it is told. */
export function problemOf({ status, title, ...rest }: IntentFailure): ProblemError {
  const { detail, code, errors, priceNetCents } = rest;
  return new ProblemError(status, {
    title,
    ...(detail !== undefined && { detail }),
    ...(code !== undefined && { code }),
    ...(errors !== undefined && { errors: [...errors] }),
    ...(priceNetCents !== undefined && { priceNetCents }),
  });
}

/** @param status 502 for the call itself, 409 for whoever asks later */
export function outcomeUnknown(status: 502 | 409): ProblemError {
  return new ProblemError(status, {
    title: shipmentApiCopy.carrierUnknown,
    detail: shipmentApiCopy.carrierUnknownDetail,
    code: problemCodes.carrierUnknown,
  });
}

function keyClosed(): ProblemError {
  return new ProblemError(409, {
    title: shipmentApiCopy.keyClosed,
    detail: shipmentApiCopy.orderAgain,
    code: problemCodes.idempotencyClosed,
  });
}

const keyOf = ({ caller: { orgCode, personId }, idempotencyKey }: Call): IntentKey => ({
  orgCode,
  personId,
  key: idempotencyKey,
});
