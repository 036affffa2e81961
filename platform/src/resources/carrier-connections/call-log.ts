import { CARRIER_CALLS_KEPT_DAYS } from 'contract';
import type { CarrierCall } from '../../carriers/index.ts';
import { deleteOlder, tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';

const { carrierCalls } = tables;

const DAY_MS = 86_400_000;
/** Far more than come together while one statement runs; where the store is away for long, the rest is lost. */
const MOST_WAITING = 1000;

/** Where calls to carriers are written down. */
export interface CallLog {
  /** Notes a call: whoever has made it waits for nothing, and hears of no failure. */
  readonly note: (call: CarrierCall) => void;
  /** Settles once everything noted so far is written, or is lost; what is noted later is not waited for. */
  readonly settled: () => Promise<void>;
}

/** A log in the store. One statement runs at a time, and what comes meanwhile goes with the next one. */
export function createCallLog(db: Database, reportFault: (what: string, error: unknown) => void): CallLog {
  const waiting: CarrierCall[] = [];
  /** Told of together, once the store answers. */
  let dropped = 0;
  let isWriting = false;
  /** Of the statement that runs, or ran last, and of the one that takes what waits. */
  let latest = Promise.resolve();
  let next = Promise.withResolvers<void>();

  async function write(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const calls = waiting.splice(0);
      const { promise, resolve } = next;
      latest = promise;
      next = Promise.withResolvers();
      if (dropped > 0) reportFault(`Keeping ${dropped} calls to carriers`, new Error('Too many wait'));
      dropped = 0;
      try {
        await db
          .insert(carrierCalls)
          .values(calls.map(({ at: createdAt, ...call }) => ({ ...call, createdAt })));
      } catch (error) {
        reportFault(`Writing down ${calls.length} calls to carriers`, error);
      }
      resolve();
    }
    isWriting = false;
  }

  return {
    note(call) {
      if (waiting.length >= MOST_WAITING) {
        dropped += 1;
        return;
      }
      waiting.push(call);
      if (!isWriting) void write();
    },
    settled: () => (waiting.length > 0 ? next.promise : latest),
  };
}

/** Forgets calls that no page tells of any more. */
export async function pruneCalls(db: Database, now: Date): Promise<void> {
  await deleteOlder(db, carrierCalls, new Date(now.getTime() - CARRIER_CALLS_KEPT_DAYS * DAY_MS));
}
