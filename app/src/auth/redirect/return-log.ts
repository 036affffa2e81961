import type { SafeStorage } from '../../browser/safe-storage.ts';

const KEY = 'lotse.returns';
const WINDOW_MS = 60_000;
const MOST_RETURNS = 3;

/** Notes that the provider has sent the person back, with whatever answer. */
export function noteReturn(storage: SafeStorage, now: number): void {
  storage.write(KEY, JSON.stringify([...recentReturns(storage, now), now].slice(-MOST_RETURNS)));
}

/** Whether page and provider send the person to and fro: three returns within a minute. */
export function isGoingRound(storage: SafeStorage, now: number): boolean {
  return recentReturns(storage, now).length >= MOST_RETURNS;
}

/** A person who asks for it themselves may go again. */
export function forgetReturns(storage: SafeStorage): void {
  storage.remove(KEY);
}

function recentReturns(storage: SafeStorage, now: number): number[] {
  try {
    const times = JSON.parse(storage.read(KEY) ?? '[]') as number[];
    return times.filter((time) => time <= now && now - time < WINDOW_MS);
  } catch {
    return [];
  }
}
