import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimToast, type ClaimingPage } from './toast-claim.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The locks of one browser, as far as a claim uses them. */
function fakeLocks(): ClaimingPage['locks'] {
  const held = new Set<string>();
  const request = async (name: string, _: unknown, hold: (lock: unknown) => unknown) => {
    if (held.has(name)) return hold(null);
    held.add(name);
    await hold({ name });
    return held.delete(name);
  };
  return { request: request as unknown as LockManager['request'] };
}

const tab = (locks: ClaimingPage['locks'], look: 'seen' | 'worked in' | 'hidden'): ClaimingPage => ({
  document: {
    visibilityState: look === 'hidden' ? 'hidden' : 'visible',
    hasFocus: () => look === 'worked in',
  },
  locks,
});

async function claims(...tabs: ClaimingPage[]) {
  const all = Promise.all(tabs.map((page) => claimToast('n-1', page)));
  await vi.advanceTimersByTimeAsync(1000);
  return all;
}

test('of five tabs the one that somebody works in shows it, also where another is in sight', async () => {
  const locks = fakeLocks();
  const hidden = tab(locks, 'hidden');
  expect(await claims(hidden, tab(locks, 'seen'), hidden, tab(locks, 'worked in'), hidden)).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
});

test('of two windows side by side that nobody works in one shows it', async () => {
  const locks = fakeLocks();
  expect((await claims(tab(locks, 'seen'), tab(locks, 'seen'))).filter(Boolean)).toHaveLength(1);
});

test('where nobody looks none does, and without locks whichever is seen', async () => {
  expect(await claims(tab(fakeLocks(), 'hidden'))).toEqual([false]);
  expect(await claims(tab(undefined, 'worked in'))).toEqual([true]);
  const locks = { request: () => Promise.reject(new Error('SecurityError')) };
  expect(await claims(tab(locks as unknown as ClaimingPage['locks'], 'worked in'))).toEqual([true]);
});

test('another notification is another claim', async () => {
  const locks = fakeLocks();
  await claims(tab(locks, 'worked in'));
  const other = claimToast('n-2', tab(locks, 'worked in'));
  expect(await other).toBe(true);
});
