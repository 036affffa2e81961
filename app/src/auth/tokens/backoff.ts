const SHORTEST_MS = 1000;
const LONGEST_MS = 30_000;
/** However long a provider wants to be left alone, a person who waits is not made to wait longer. */
const LONGEST_WISH_MS = 5 * 60_000;
const SPREAD = 0.25;

/** Growing pauses between calls that fail, spread so that many browsers do not come back at one moment. */
export interface Backoff {
  /** Whether it is too early for another call. */
  readonly isOn: boolean;
  /** Notes a failure. @returns milliseconds until the next call */
  lengthen(retryAfterSeconds: number | undefined): number;
  /** Something may have changed, such as the network: the next call need not wait. */
  skip(): void;
  /** Notes a success. */
  reset(): void;
}

export function createBackoff(now: () => number, random: () => number = Math.random): Backoff {
  let failures = 0;
  let since = 0;
  let pause = 0;
  return {
    get isOn() {
      const passed = now() - since;
      // A clock that was set back must not make the pause longer.
      return passed >= 0 && passed < pause;
    },
    lengthen(retryAfterSeconds = 0) {
      const own = Math.min(SHORTEST_MS * 2 ** failures, LONGEST_MS);
      failures += 1;
      since = now();
      pause = Math.max(
        own * (1 - SPREAD + 2 * SPREAD * random()),
        Math.min(retryAfterSeconds * 1000, LONGEST_WISH_MS),
      );
      return pause;
    },
    skip() {
      pause = 0;
    },
    reset() {
      failures = 0;
      pause = 0;
    },
  };
}
