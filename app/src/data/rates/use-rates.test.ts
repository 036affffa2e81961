import { cleanup, renderHook } from '@testing-library/react';
import type { RateRequest } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Asked {
  readonly body: { readonly carriers?: readonly string[] };
  readonly signal: AbortSignal;
}
const { stream } = vi.hoisted(() => ({ stream: vi.fn<(endpoint: object, asked: Asked) => unknown>() }));
// The page's own client begins with the document.
vi.mock('../../http/client.ts', () => ({ http: { stream } }));

const { useRates } = await import('./use-rates.ts');

/** Answers that never come. */
const silence: AsyncIterable<never> = {
  [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}) }),
};

beforeEach(() => {
  stream.mockReset();
  stream.mockReturnValue(silence);
});
afterEach(cleanup);

const request = { from: {}, to: {} } as RateRequest;

test('nothing is asked before there is a form, nor while it is not complete', () => {
  const { result, rerender } = renderHook((question: RateRequest | null | undefined) => useRates(question), {
    initialProps: undefined as RateRequest | null | undefined,
  });
  rerender(null);
  expect(stream).not.toHaveBeenCalled();
  expect(result.current.state.kind).toBe('incomplete');
});

test('a question goes to all carriers, and again to those that are named', async () => {
  const { result } = renderHook(() => useRates(request));
  await expect.poll(() => stream).toHaveBeenCalledOnce();
  expect(stream.mock.lastCall?.[1].body).toBe(request);
  result.current.retry('GLS');
  await expect.poll(() => stream).toHaveBeenCalledTimes(2);
  expect(stream.mock.lastCall?.[1].body).toEqual({ ...request, carriers: ['GLS'] });
});

test('leaving the screen calls the question off', async () => {
  const { unmount } = renderHook(() => useRates(request));
  await expect.poll(() => stream).toHaveBeenCalledOnce();
  const signal = stream.mock.lastCall?.[1].signal;
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
});
