import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 60;

/** Counts one of a key's; gives the seconds to wait once there were too many in this minute. */
type CountInMinute = (key?: string) => Promise<number | undefined>;

/**
 * Counts how often something happens in a minute, for each key by itself; without a key, for all together. What is
 * refused does not make anybody wait longer. Counted in this process: several of them allow as many times more.
 */
export function createRate(perMinute: number): CountInMinute {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: WINDOW_SECONDS });
  return async (key = '') => {
    try {
      await limiter.consume(key);
      return undefined;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return Math.ceil(error.msBeforeNext / 1000);
    }
  };
}
