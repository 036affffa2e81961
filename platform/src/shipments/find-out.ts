import type { IntentFailure } from '../store/index.ts';
import { connectionTo, findAtCarrier } from './ask-carrier.ts';
import { findDue, lease, noteRevoked, postpone, release } from './intents.ts';
import type { DueIntent, IntentKey, IntentRow, LeasedIntent } from './intents.ts';
import { leaveUnclear, revoke, settleRefused, settleTaken } from './settling.ts';
import type { OrderingServices } from './settling.ts';

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** A carrier that is silent for so long is one for a person to call; it is asked on nevertheless. */
const TRIES_UNTIL_REPORTED = 12;
/** After a carrier was silent for one order, the others that wait for it are left alone for so long. */
const SILENT_PAUSE_MS = 60_000;
const DUE_AT_ONCE = 50;
/** More than this is left to the next minute. */
const MOST_ROUNDS = 20;

/** How what was never ordered is told. */
export type DescribeMissing = (carrier: string) => IntentFailure;

/** What a question came to: the carrier has said something, has been silent, or somebody else asks. */
export type Question = 'answered' | 'silent' | 'not-asked';

/**
 * Finds out what became of an order that nobody has settled, by asking its carrier, and settles it
 * where that says it. Does nothing while somebody else asks.
 *
 * @param asker a person who asks again and again does not make the job ask later
 */
export async function findOut(
  services: OrderingServices,
  key: IntentKey,
  describeMissing: DescribeMissing,
  asker: 'job' | 'person',
): Promise<Question> {
  const intent = await lease(services.db, key);
  if (!intent) return 'not-asked';
  const later = asker === 'job' ? pauseAfter(intent) : {};
  try {
    return await ask(services, intent, describeMissing, later);
  } catch (error) {
    await release(services.db, intent, later);
    throw error;
  }
}

async function ask(
  services: OrderingServices,
  intent: LeasedIntent,
  describeMissing: DescribeMissing,
  later: Partial<Pick<IntentRow, 'tries' | 'nextTryAt'>>,
): Promise<Question> {
  const { db, carriers, reportFault } = services;
  const { request } = intent;
  // A row of an older release: it knows neither carrier nor shipment.
  if (!request) {
    await leaveUnclear(services, intent, undefined);
    return 'answered';
  }
  const isGivenUp = intent.state === 'refused';
  const found = await findAtCarrier(connectionTo(carriers, request.carrier), request.reference);
  switch (found?.kind) {
    case undefined:
      await leaveUnclear(services, intent, undefined);
      return 'answered';
    case 'taken':
      await (isGivenUp ? revoke : settleTaken)(services, intent, found.taken);
      return 'answered';
    case 'missing':
      if (!intent.isMissingFinal) await release(db, intent, { nextTryAt: intent.missingIsFinalFrom });
      else if (isGivenUp) await noteRevoked(db, intent);
      else await settleRefused(services, intent, describeMissing(request.carrier), { isWaitedFor: false });
      return 'answered';
    case 'silent':
      if (later.tries === TRIES_UNTIL_REPORTED) {
        reportFault(
          `Asking ${request.carrier} again and again what became of order ${request.reference}`,
          found.error,
        );
      }
      await release(db, intent, later);
      return 'silent';
  }
}

function pauseAfter({ tries }: IntentRow): Pick<IntentRow, 'tries'> & { readonly nextTryAt: Date } {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
  return { tries: tries + 1, nextTryAt: new Date(Date.now() + pause) };
}

/**
 * Finds out about everything whose time has come. Carriers are asked side by side, and one that is
 * silent is left alone until the next time: its orders must not hold up those of the others.
 *
 * @returns how many intents that were
 */
export async function findOutAllDue(
  services: OrderingServices,
  describeMissing: DescribeMissing,
): Promise<number> {
  const silent = new Set<string>();
  let asked = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const due = await findDue(services.db, DUE_AT_ONCE);
    const byCarrier = Map.groupBy(due, ({ carrier }) => carrier ?? '');
    await Promise.all(
      [...byCarrier].map(([carrier, intents]) =>
        askOneCarrier(services, carrier, intents, describeMissing, silent),
      ),
    );
    asked += due.length;
    if (due.length < DUE_AT_ONCE) break;
  }
  return asked;
}

async function askOneCarrier(
  services: OrderingServices,
  carrier: string,
  intents: readonly DueIntent[],
  describeMissing: DescribeMissing,
  silent: Set<string>,
): Promise<void> {
  for (const intent of intents) {
    if (silent.has(carrier)) {
      await postpone(services.db, intent, new Date(Date.now() + SILENT_PAUSE_MS));
      continue;
    }
    try {
      if ((await findOut(services, intent, describeMissing, 'job')) === 'silent') silent.add(carrier);
    } catch (error) {
      // One that fails must not keep the others waiting for ever.
      services.reportFault(`Finding out about order ${intent.shipmentId}`, error);
    }
  }
}
