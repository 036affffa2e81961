import { act, cleanup, renderHook } from '@testing-library/react';
import { carrierProductsApi } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../http/api-error.ts';

const { call, addToast } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, more?: unknown) => Promise<unknown>>(),
  addToast: vi.fn<(toast: unknown) => void>(),
}));
vi.mock('design-system/components/LazyToastRegion', () => ({ addToast }));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call } }));

const { forgetEverything } = await import('../../data/cache.ts');
const { latestProductSync } = await import('../../data/carrier-products.ts');
const { useRead } = await import('../../data/use-read.ts');
const { useTakeOver } = await import('./use-take-over.ts');
const { latestSync, takeOver } = carrierProductsApi;

const askedFor = (endpoint: unknown) => call.mock.calls.filter(([asked]) => asked === endpoint).length;
let answer: () => Promise<unknown>;
beforeEach(() => {
  vi.clearAllMocks();
  call.mockImplementation(async (endpoint) => (endpoint === takeOver ? answer() : { latest: null }));
});
afterEach(() => {
  cleanup();
  forgetEverything();
});

async function open() {
  const { result } = renderHook(() => {
    useRead(latestProductSync());
    return useTakeOver();
  });
  await expect.poll(() => askedFor(latestSync)).toBe(1);
  return { takeOver: () => act(async () => result.current.onTakeOver({ carrier: 'DEKU', syncId: 'run_1' })) };
}

test('what a carrier says is taken over, and the sync is read anew', async () => {
  answer = async () => ({ id: 'run_1' });
  const page = await open();
  await page.takeOver();
  expect(call.mock.calls.find(([endpoint]) => endpoint === takeOver)?.[1]).toMatchObject({
    params: { id: 'DEKU' },
    body: { syncId: 'run_1' },
  });
  await expect.poll(() => askedFor(latestSync)).toBe(2);
  expect(addToast).not.toHaveBeenCalled();
});

test('where it is not, the platform says why', async () => {
  answer = async () => {
    throw new ApiError('conflict', 'no', {
      status: 409,
      problem: { title: 'Nichts.', status: 409 } as never,
    });
  };
  const page = await open();
  await page.takeOver();
  await expect.poll(() => askedFor(latestSync)).toBe(2);
  expect(addToast).toHaveBeenCalledWith({
    tone: 'danger',
    title: 'Die Produkte wurden nicht übernommen.',
    description: 'Nichts.',
  });
});
