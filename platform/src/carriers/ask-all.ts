import type { Carrier, CarrierRates, RateRequest } from 'contract';
import { whileAway } from '../http/turns.ts';
import { CarrierError } from './carrier-error.ts';
import type { CarrierConnection } from './carrier.ts';
import { inTime } from './in-time.ts';

/** Time in ms after which a carrier that has not answered is given up. */
const RATES_TIMEOUT_MS = 8000;

interface Options {
  /** Calls off the carriers that have not answered; the answers then end without an error. */
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** Hears of failures that are no `CarrierError`: mistakes of ours, worth a log entry. */
  readonly onUnexpected?: (carrier: Carrier, error: unknown) => void;
}

/**
 * Asks carriers for prices, all at once, and gives their answers in the order in which they come.
 * A carrier that fails or stays silent is an answer too. Leaving the loop early calls off the rest.
 */
export async function* askAllCarriers(
  connections: readonly CarrierConnection[],
  request: RateRequest,
  { signal, timeoutMs = RATES_TIMEOUT_MS, onUnexpected = () => {} }: Options = {},
): AsyncGenerator<CarrierRates, void, void> {
  const left = new AbortController();
  const calledOff = signal ? AbortSignal.any([signal, left.signal]) : left.signal;
  const pending = new Map(
    connections.map((connection) => [
      connection,
      ask(connection, request, calledOff, timeoutMs, onUnexpected),
    ]),
  );
  try {
    while (pending.size > 0) {
      const { connection, answer } = await whileAway(() => Promise.race(pending.values()));
      pending.delete(connection);
      if (calledOff.aborted) return;
      yield answer;
    }
  } finally {
    left.abort();
  }
}

interface Answered {
  readonly connection: CarrierConnection;
  readonly answer: CarrierRates;
}

/** One carrier's answer; never rejects, so that nobody has to listen once the loop is left. */
async function ask(
  connection: CarrierConnection,
  request: RateRequest,
  calledOff: AbortSignal,
  timeoutMs: number,
  onUnexpected: NonNullable<Options['onUnexpected']>,
): Promise<Answered> {
  const { carrier } = connection;
  const timeLimit = AbortSignal.timeout(timeoutMs);
  const giveUp = AbortSignal.any([calledOff, timeLimit]);
  try {
    const offer = await inTime(giveUp, (limit) => connection.rates(request, limit));
    return { connection, answer: { outcome: 'answered', carrier, ...offer } };
  } catch (error) {
    return { connection, answer: { outcome: 'failed', carrier, ...judge(error) } };
  }

  function judge(
    error: unknown,
  ): { failure: 'timeout'; afterSeconds: number } | { failure: CarrierError['kind']; afterSeconds: null } {
    if (timeLimit.aborted) return { failure: 'timeout', afterSeconds: timeoutMs / 1000 };
    if (error instanceof CarrierError) return { failure: error.kind, afterSeconds: null };
    if (!calledOff.aborted) onUnexpected(carrier, error);
    return { failure: 'faulty', afterSeconds: null };
  }
}
