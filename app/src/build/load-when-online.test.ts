import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { loadWhenOnline } from './load-when-online.ts';

const missing = new TypeError('Failed to fetch dynamically imported module: /parts/a.js');
let page: EventTarget;
let listen: Mock<EventTarget['addEventListener']>;
beforeEach(() => {
  page = new EventTarget();
  listen = vi.fn(page.addEventListener.bind(page));
  vi.stubGlobal('addEventListener', listen);
});
afterEach(() => vi.unstubAllGlobals());

test('what does not get through is tried again each time when the network is back, and not before', async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(missing).mockRejectedValueOnce(missing).mockResolvedValue('part');
  const part = loadWhenOnline(load);
  await expect.poll(() => listen).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('online'));
  // It waits for the network again, and not only has been asked for again.
  await expect.poll(() => listen).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledTimes(2);
  page.dispatchEvent(new Event('online'));
  await expect(part).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(3);
});

test('a part that is there and does not work is not tried again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('oops'));
  await expect(loadWhenOnline(load)).rejects.toThrow('oops');
  expect(load).toHaveBeenCalledOnce();
});
