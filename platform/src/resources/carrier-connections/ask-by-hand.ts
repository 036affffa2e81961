import type { Carrier } from 'contract';
import { ProblemError } from '../../api/problem.ts';
import { CarrierError, failureOf, inTime } from '../../carriers/index.ts';
import type { CallFailure, CarrierConnection, Carriers } from '../../carriers/index.ts';
import type { Services } from '../../services.ts';
import { carrierConnectionCopy as copy } from './carrier-connections.copy.ts';

/** After this time a carrier is given up; shorter than browsers wait for an answer. */
export const ASKING_TIMEOUT_MS = 8000;

/** What one question by staff has come to. */
type AskedByHand<Answer> = { readonly at: string; readonly durationMs: number } & (
  | { readonly outcome: 'answered'; readonly answer: Answer }
  | CallFailure
);

/** @throws {ProblemError} 409 where there is no connection to this carrier */
export function requireConnection(carriers: Carriers, carrier: Carrier): CarrierConnection {
  const connection = carriers.get(carrier);
  if (!connection) throw new ProblemError(409, { title: copy.notConfigured(carrier) });
  return connection;
}

/** Asks a carrier something and waits a limited time. Whatever it does is an answer; a mistake of ours is reported too. */
export async function askByHand<Answer>(
  { now, reportFault }: Pick<Services, 'now' | 'reportFault'>,
  what: string,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<AskedByHand<Answer>> {
  const at = now().toISOString();
  const begun = performance.now();
  const timeLimit = AbortSignal.timeout(ASKING_TIMEOUT_MS);
  const facts = () => ({ at, durationMs: Math.round(performance.now() - begun) });
  try {
    const answer = await inTime(timeLimit, call);
    return { ...facts(), outcome: 'answered', answer };
  } catch (error) {
    const failure = failureOf(error, timeLimit) ?? { outcome: 'timeout', detail: '' };
    if (!(error instanceof CarrierError) && failure.outcome === 'faulty') reportFault(what, error);
    // Its words are kept nowhere, but whoever asks may read them.
    const isRefusal = error instanceof CarrierError && failure.outcome === 'refused';
    return { ...facts(), ...failure, ...(isRefusal && { detail: error.message }) };
  }
}
