import { problemCodes, type Shipment } from 'contract';
import type { SentAttempt } from '../../drafts/stored-draft.ts';
import { ApiError, type ApiErrorKind } from '../../http/api-error.ts';

/** The pause after the first question; each further one is twice as long. */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Asks what a key has created; nothing is certain where there is nothing, since the platform closes the key.
 *
 * @throws {ApiError} with a code of its own as long as the attempt is open
 */
export type FindCreated = (idempotencyKey: string) => Promise<Shipment | undefined>;

/** How somebody waits for the result. */
export interface Patience {
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal;
  /** Passes so many milliseconds, or less when there is a reason to ask now. */
  readonly rest: (milliseconds: number) => Promise<void>;
  /** Is told before each pause: the attempt is open at the platform, or the question got no answer. */
  readonly onPause: (reason: 'open' | 'unanswered') => void;
}

/** What became of an attempt. */
export type Settlement =
  | { readonly kind: 'created'; readonly shipment: Shipment }
  /** Certainly nothing, and never will: the platform takes this key no more. */
  | { readonly kind: 'nothing' }
  /** Certainly nothing: the carrier has refused. */
  | { readonly kind: 'refused'; readonly error: ApiError };

/** The platform has it, and does not know yet. */
interface Open {
  readonly kind: 'open';
  readonly retryAfterSeconds: number | undefined;
}

/** After these the same question may have an answer later. */
const passing: readonly ApiErrorKind[] = ['offline', 'timeout', 'server', 'brokenAnswer', 'rateLimited'];

/**
 * Finds out what became of an attempt whose answer was lost, and goes on asking with growing pauses
 * while the platform is finding out itself or does not answer. The attempt stays as open as it was until
 * there is a result; nothing is ever sent again.
 *
 * @returns undefined when nobody waits any more
 * @throws {ApiError} when asking again would be no use
 */
export async function settleAttempt(
  { idempotencyKey }: SentAttempt,
  find: FindCreated,
  { signal, rest, onPause }: Patience,
): Promise<Settlement | undefined> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    const answer = await ask(find, idempotencyKey);
    if (signal.aborted) return undefined;
    if (answer instanceof ApiError) {
      if (!passing.includes(answer.kind)) throw answer;
      onPause('unanswered');
    } else if (answer.kind === 'open') onPause('open');
    else return answer;
    await rest(Math.max(pauseMs, (answer.retryAfterSeconds ?? 0) * 1000));
    if (signal.aborted) return undefined;
  }
}

async function ask(find: FindCreated, idempotencyKey: string): Promise<Settlement | Open | ApiError> {
  try {
    const shipment = await find(idempotencyKey);
    return shipment ? { kind: 'created', shipment } : { kind: 'nothing' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return read(error) ?? error;
  }
}

/** What a refusal says about the attempt, if it says anything. */
function read(error: ApiError): Settlement | Open | undefined {
  switch (error.problem?.code) {
    case problemCodes.carrierUnknown:
    case problemCodes.idempotencyInProgress:
      return { kind: 'open', retryAfterSeconds: error.retryAfterSeconds };
    case problemCodes.carrierRefused:
    case problemCodes.priceChanged:
      return { kind: 'refused', error };
    case problemCodes.idempotencyClosed:
      return { kind: 'nothing' };
    default:
      return undefined;
  }
}
