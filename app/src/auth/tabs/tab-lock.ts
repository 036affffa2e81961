import { type Deadline, startDeadline } from '../../network/deadline.ts';
import type { TabLocks } from '../browser-environment.ts';

/**
 * A holder that hangs or is frozen keeps its lock for ever. Whoever has waited for that long goes on
 * under the spare lock, so that the waiting do not all call at once, and then without any.
 */
const stages = [
  { name: 'lotse.session', waitMs: 10_000 },
  { name: 'lotse.session.spare', waitMs: 1500 },
] as const;

/**
 * Does `work` while no other tab does. Where there are no locks it just does it.
 *
 * @param giveUp ends the wait; work that has begun goes on
 * @param onWait gets each wait as it begins: who knows that the holder is at work can extend it
 */
export async function underTabLock<Result>(
  locks: TabLocks | undefined,
  giveUp: AbortSignal,
  work: () => Promise<Result>,
  onWait?: (wait: Deadline) => void,
): Promise<Result> {
  for (const { name, waitMs } of locks ? stages : []) {
    const wait = startDeadline(waitMs, giveUp);
    onWait?.(wait);
    let hasBegun = false;
    try {
      return (await locks?.request(name, { signal: wait.signal }, () => {
        hasBegun = true;
        return work();
      })) as Result;
    } catch (error) {
      if (hasBegun || giveUp.aborted) throw error;
    } finally {
      wait[Symbol.dispose]();
    }
  }
  return work();
}
