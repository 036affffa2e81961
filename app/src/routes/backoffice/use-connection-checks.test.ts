import { act, cleanup, renderHook } from '@testing-library/react';
import { carrierApi } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../http/api-error.ts';

const { call } = vi.hoisted(() => ({
  call: vi.fn<
    (endpoint: unknown, options: { readonly body?: { readonly carrier: string } }) => Promise<unknown>
  >(),
}));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call } }));

const { forgetEverything } = await import('../../data/cache.ts');
const { carrierConnections } = await import('../../data/carrier-api.ts');
const { useRead } = await import('../../data/use-read.ts');
const { useConnectionChecks } = await import('./use-connection-checks.ts');
const { list, check } = carrierApi;

const askedFor = (endpoint: unknown) => call.mock.calls.filter(([asked]) => asked === endpoint).length;
let checks: Record<string, PromiseWithResolvers<unknown>>;
beforeEach(() => {
  vi.clearAllMocks();
  checks = { DHL: Promise.withResolvers(), GLS: Promise.withResolvers() };
  call.mockImplementation(async (endpoint, { body }) =>
    endpoint === check ? checks[body?.carrier ?? '']?.promise : { connections: [] },
  );
});
afterEach(() => {
  cleanup();
  forgetEverything();
});

async function open() {
  const { result } = renderHook(() => {
    useRead(carrierConnections());
    return useConnectionChecks();
  });
  await expect.poll(() => askedFor(list)).toBe(1);
  return result;
}

test('each check stands by itself, and makes the measurements old', async () => {
  const page = await open();
  act(() => page.current.onCheck('DHL'));
  act(() => page.current.onCheck('GLS'));
  expect(page.current.standingOf('DHL')).toEqual({ kind: 'pending' });
  await act(async () => checks['GLS']?.resolve({ outcome: 'timeout', durationMs: 8000 }));
  await expect
    .poll(() => page.current.standingOf('GLS'))
    .toEqual({ kind: 'done', outcome: 'timeout', durationMs: 8000 });
  expect(page.current.standingOf('DHL')).toEqual({ kind: 'pending' });
  await expect.poll(() => askedFor(list)).toBe(2);
});

test('what the platform says of a check that it has not made is shown', async () => {
  const page = await open();
  act(() => page.current.onCheck('DHL'));
  const problem = { title: 'DHL ist nicht konfiguriert.', status: 409 } as never;
  await act(async () => checks['DHL']?.reject(new ApiError('conflict', 'no', { status: 409, problem })));
  await expect
    .poll(() => page.current.standingOf('DHL'))
    .toEqual({ kind: 'failed', message: 'DHL ist nicht konfiguriert.' });
});
