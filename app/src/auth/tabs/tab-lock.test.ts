import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { underTabLock } from './tab-lock.ts';

const never = new AbortController().signal;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('A5.17 one works after the other, and gets what its work gives', async () => {
  const { locks } = fakeBrowser();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
    return name;
  };
  const results = await Promise.all(['a', 'b'].map((name) => underTabLock(locks, never, work(name))));
  expect(results).toEqual(['a', 'b']);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('work that fails is not done again', async () => {
  const work = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('no')));
  await expect(underTabLock(fakeBrowser().locks, never, work)).rejects.toThrow('no');
  expect(work).toHaveBeenCalledTimes(1);
});

test('work that takes longer than the wait is not done again', async () => {
  const slow = Promise.withResolvers<string>();
  const work = vi.fn<() => Promise<string>>(() => slow.promise);
  const result = underTabLock(fakeBrowser().locks, never, work);
  await vi.advanceTimersByTimeAsync(20_000);
  slow.resolve('done');
  await expect(result).resolves.toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
});

test('A5.17 the first lock is waited for 10 s and the spare one 1.5 s', async () => {
  const browser = fakeBrowser();
  browser.holdForEver('lotse.session');
  browser.holdForEver('lotse.session.spare');
  const work = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const result = underTabLock(browser.locks, never, work);
  await vi.advanceTimersByTimeAsync(11_499);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await result;
  expect(work).toHaveBeenCalledTimes(1);
});

test('giving up ends the wait without any work', async () => {
  const browser = fakeBrowser();
  browser.holdForEver('lotse.session');
  const giveUp = new AbortController();
  const work = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const result = underTabLock(browser.locks, giveUp.signal, work);
  giveUp.abort();
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  expect(work).not.toHaveBeenCalled();
});

test('A5.18 locks that the browser refuses are done without', async () => {
  const locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  await expect(underTabLock(locks, never, () => Promise.resolve('done'))).resolves.toBe('done');
  await expect(underTabLock(undefined, never, () => Promise.resolve('done'))).resolves.toBe('done');
});

test('no timer is left behind', async () => {
  await underTabLock(fakeBrowser().locks, never, () => Promise.resolve());
  expect(vi.getTimerCount()).toBe(0);
});
