import { act, cleanup, renderHook } from '@testing-library/react';
import { carrierProductsApi } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../http/api-error.ts';

const { call, addToast } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, sent: { readonly idempotencyKey?: string }) => Promise<unknown>>(),
  addToast: vi.fn<(toast: unknown) => void>(),
}));
vi.mock('design-system/components/LazyToastRegion', () => ({ addToast }));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call } }));

const { forgetEverything, refresh } = await import('../../data/cache.ts');
const { carrierProductList, latestProductSync } = await import('../../data/carrier-products.ts');
const { useRead } = await import('../../data/use-read.ts');
const { useProductSync } = await import('./use-product-sync.ts');
const { list, latestSync, sync } = carrierProductsApi;

const askedFor = (endpoint: unknown) => call.mock.calls.filter(([asked]) => asked === endpoint).length;
let latest: { readonly id: string; readonly status: string } | null;
let begin: () => Promise<unknown>;
beforeEach(() => {
  vi.clearAllMocks();
  latest = null;
  call.mockImplementation(async (endpoint) => {
    if (endpoint === sync) return begin();
    return endpoint === latestSync ? { latest } : { items: [], totalItems: 0 };
  });
});
afterEach(() => {
  cleanup();
  forgetEverything();
});

async function open() {
  const filter = { carrier: '', active: '', country: '', page: 1 } as const;
  const { result } = renderHook(() => {
    useRead(carrierProductList(filter));
    return useProductSync();
  });
  await expect.poll(() => askedFor(list)).toBe(1);
  await expect.poll(() => askedFor(latestSync)).toBe(1);
  return { start: () => act(async () => result.current.start()), isSyncing: () => result.current.isSyncing };
}

test('a sync that is over before anybody has asked how it stands makes the list old all the same', async () => {
  const page = await open();
  begin = async () => {
    latest = { id: 'run_1', status: 'success' };
    return { id: 'run_1', status: 'pending' };
  };
  await page.start();
  await expect.poll(() => askedFor(list)).toBe(2);
});

test('where somebody else has begun one, how that stands is asked for', async () => {
  const page = await open();
  begin = async () => {
    latest = { id: 'run_2', status: 'pending' };
    throw new ApiError('conflict', 'runs', {
      status: 409,
      problem: { title: 'Läuft.', status: 409 } as never,
    });
  };
  await page.start();
  await expect.poll(() => page.isSyncing()).toBe(true);
  expect(addToast).toHaveBeenCalledTimes(1);
});

test('what is begun again is the same until the sync is over that it may have begun, and another one then', async () => {
  latest = { id: 'run_1', status: 'success' };
  const page = await open();
  begin = async () => {
    throw new ApiError('timeout', 'no answer');
  };
  const startAfter = async (id: string) => {
    latest = { id, status: 'success' };
    await act(() => refresh(latestProductSync));
    await page.start();
  };
  for (const id of ['run_1', 'run_1', 'run_2']) await startAfter(id);
  const begun = call.mock.calls.filter(([endpoint]) => endpoint === sync);
  const keys = begun.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2]);
});
