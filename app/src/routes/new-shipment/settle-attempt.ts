import { problemCodes, type Shipment } from 'contract';
import type { SentAttempt } from '../../drafts/stored-draft.ts';
import { ApiError } from '../../http/api-error.ts';

const PAUSE_S = 2;
/** A platform that is still at it after this time, in milliseconds, is asked again by the person. */
const PATIENCE_MS = 15_000;

/** What settling needs of the world. */
export interface SettlingCalls {
  /** @throws {ApiError} with a code of its own as long as the attempt is open */
  readonly find: (idempotencyKey: string) => Promise<Shipment | undefined>;
  readonly create: (draft: SentAttempt['draft'], idempotencyKey: string) => Promise<Shipment>;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** What became of an attempt. */
export type Settlement =
  | { readonly kind: 'created'; readonly shipment: Shipment }
  /** Certainly nothing. */
  | { readonly kind: 'nothing' }
  /** Certainly nothing: the carrier has refused. */
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** Still not known. */
  | { readonly kind: 'open' };

/**
 * Finds out what became of an attempt whose answer was lost. One that is still being carried out is
 * waited for; one whose outcome the platform does not know either is sent again as it was, with the
 * same key, which creates at most one shipment.
 *
 * @throws {ApiError} when asking failed; the attempt is as open as before
 */
export async function settleAttempt(
  { idempotencyKey, draft }: SentAttempt,
  { find, create, wait }: SettlingCalls,
): Promise<Settlement> {
  for (let waited = 0; ;) {
    try {
      const found = await find(idempotencyKey);
      return found ? { kind: 'created', shipment: found } : { kind: 'nothing' };
    } catch (error) {
      if (codeOf(error) === problemCodes.carrierUnknown) break;
      if (codeOf(error) !== problemCodes.idempotencyInProgress) throw error;
      const pause = ((error as ApiError).retryAfterSeconds ?? PAUSE_S) * 1000;
      if (waited + pause > PATIENCE_MS) return { kind: 'open' };
      waited += pause;
      await wait(pause);
    }
  }
  try {
    return { kind: 'created', shipment: await create(draft, idempotencyKey) };
  } catch (error) {
    const code = codeOf(error);
    if (code === problemCodes.carrierRefused) return { kind: 'refused', error: error as ApiError };
    if (code === problemCodes.carrierUnknown || code === problemCodes.idempotencyInProgress) {
      return { kind: 'open' };
    }
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.problem?.code : undefined;
}
