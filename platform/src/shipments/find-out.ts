import type { IntentFailure } from '../store/index.ts';
import { connectionTo, findAtCarrier } from './ask-carrier.ts';
import { findDue, lease, release } from './intents.ts';
import type { IntentKey, IntentRow } from './intents.ts';
import { leaveUnclear, settleRefused, settleTaken } from './settling.ts';
import type { OrderingServices } from './settling.ts';

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** A carrier that is silent for so long is one for a person to call; it is asked on nevertheless. */
const TRIES_UNTIL_REPORTED = 12;
const DUE_AT_ONCE = 50;

/** How what was never ordered is told. */
export type DescribeMissing = (carrier: string) => IntentFailure;

/**
 * Finds out what became of an order that nobody has settled, by asking its carrier, and settles it
 * where that says it. Does nothing while somebody else asks.
 */
export async function findOut(
  services: OrderingServices,
  key: IntentKey,
  describeMissing: DescribeMissing,
): Promise<void> {
  const intent = await lease(services.db, key);
  if (!intent) return;
  try {
    await ask(services, intent, describeMissing);
  } catch (error) {
    await release(services.db, intent, pauseAfter(intent));
    throw error;
  }
}

async function ask(
  services: OrderingServices,
  intent: IntentRow,
  describeMissing: DescribeMissing,
): Promise<void> {
  const { db, carriers } = services;
  const { request, missingIsFinalFrom } = intent;
  // A row of an older release: it knows neither carrier nor shipment.
  if (!request) return leaveUnclear(services, intent, undefined);
  const found = await findAtCarrier(connectionTo(carriers, request.carrier), request.reference);
  switch (found?.kind) {
    case undefined:
      return leaveUnclear(services, intent, undefined);
    case 'taken':
      await settleTaken(services, intent, found.taken);
      return;
    case 'missing':
      if (missingIsFinalFrom === null || missingIsFinalFrom <= new Date()) {
        return settleRefused(services, intent, describeMissing(request.carrier), { isWaitedFor: false });
      }
      return release(db, intent, { nextTryAt: missingIsFinalFrom });
    case 'silent':
      if (intent.tries + 1 === TRIES_UNTIL_REPORTED) {
        services.reportFault(
          `Asking ${request.carrier} again and again what became of order ${request.reference}`,
          found.error,
        );
      }
      return release(db, intent, pauseAfter(intent));
  }
}

function pauseAfter({ tries }: IntentRow) {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
  return { tries: tries + 1, nextTryAt: new Date(Date.now() + pause) };
}

/** Finds out about everything whose time has come. @returns how many intents that were */
export async function findOutAllDue(
  services: OrderingServices,
  describeMissing: DescribeMissing,
): Promise<number> {
  const due = await findDue(services.db, DUE_AT_ONCE);
  for (const intent of due) {
    // One that fails must not keep the others waiting for ever.
    await findOut(services, intent, describeMissing).catch((error: unknown) =>
      services.reportFault(`Finding out about order ${intent.request?.reference}`, error),
    );
  }
  return due.length;
}
