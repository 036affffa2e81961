import { createRate } from '../http/rate.ts';
import { endpointPaths } from './endpoint-paths.ts';

/** Gives the seconds to wait where there was too much of something in this minute. */
export interface SignInLimits {
  /** Counts a request of an address, whatever it is for. */
  readonly countRequest: (path: string, address: string) => Promise<number | undefined>;
  /** Counts somebody's try to sign in or to open an account. */
  readonly countTry: (address: string) => Promise<number | undefined>;
  /** Counts a try for an account, which the address could still have. */
  readonly countTryFor: (accountId: string) => Promise<number | undefined>;
}

/**
 * Limits by address, and by account for whoever has many addresses. A stranger never locks an account: one address
 * has half of what an account allows, what is refused is not counted for the account, and after a minute all begins
 * anew.
 *
 * @param perMinute tries of an address; the rest follows from that: each begins with two calls of the authorization
 *   endpoint, and a page that is open renews its tokens and asks for its files
 */
export function createSignInLimits(perMinute: number): SignInLimits {
  const requests = createRate(30 * perMinute);
  const authorizations = createRate(5 * perMinute);
  const tries = createRate(perMinute);
  const triesForAccount = createRate(2 * perMinute);
  return {
    countRequest: async (path, address) =>
      (await requests(address)) ??
      (path.startsWith(endpointPaths.authorization) ? authorizations(address) : undefined),
    countTry: tries,
    countTryFor: triesForAccount,
  };
}
