import { setImmediate } from 'node:timers/promises';

/**
 * Lets so many in between two looks at the network. Where thousands come at the same moment, what goes past this
 * does not wait for all of them.
 */
export function createRounds(most: number): () => Promise<void> {
  let left = most;
  let round = Promise.resolve();
  return () => {
    if (left === 0) {
      left = most;
      round = round.then(() => setImmediate());
    }
    left -= 1;
    return round;
  };
}
