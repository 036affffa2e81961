import { act, cleanup, renderHook } from '@testing-library/react';
import { organizationRecordsApi } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { call } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, options: { query?: { search: string } }) => Promise<unknown>>(),
}));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call } }));
vi.mock('../../services.ts', () => ({ session: {}, config: {} }));

const { forgetEverything } = await import('../../data/cache.ts');
const { ApiError } = await import('../../http/api-error.ts');
const { useOrganizationFilter } = await import('./use-organization-filter.ts');

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset();
});
afterEach(() => {
  cleanup();
  forgetEverything();
  vi.useRealTimers();
});

const pass = () => act(() => vi.advanceTimersByTimeAsync(200));
const tietze = { orgCode: 'org_tietze', orgName: 'Tietze Feinmechanik GmbH' };
const items = [tietze];
const asked = () => call.mock.calls.map(([, { query }]) => query?.search);

test('a text is looked for once somebody pauses, and nothing is for none', async () => {
  call.mockResolvedValue({ items, totalItems: 1, totalPages: 1 });
  const { result } = renderHook(() => useOrganizationFilter('', undefined).search);
  await pass();
  expect(result.current.answer).toBeNull();
  act(() => result.current.onSearch('Ti'));
  act(() => result.current.onSearch(' Tietze'));
  await pass();
  await pass();
  expect(asked()).toEqual(['Tietze']);
  expect(result.current.answer).toMatchObject({ text: ' Tietze', found: { kind: 'ready', value: items } });
  act(() => result.current.onSearch(''));
  await pass();
  expect(result.current.answer).toBeNull();
  expect(call).toHaveBeenCalledOnce();
});

test('a search that failed is asked again', async () => {
  call
    .mockRejectedValueOnce(new ApiError('server', 'gone', { status: 503 }))
    .mockResolvedValue({ items, totalItems: 1, totalPages: 1 });
  const { result } = renderHook(() => useOrganizationFilter('', undefined).search);
  act(() => result.current.onSearch('Tietze'));
  await pass();
  await pass();
  expect(result.current.answer?.found.kind).toBe('failed');
  act(() => result.current.onRetry());
  await pass();
  expect(result.current.answer?.found.kind).toBe('ready');
});

test('a row tells what the organisation is called, and only where none does it is asked for', async () => {
  call.mockResolvedValue(tietze);
  const { orgCode, orgName } = tietze;
  const rows = [
    { organization: { orgCode: 'org_other', orgName: 'Andere' } },
    { organization: { orgCode, orgName } },
  ];
  const { result, rerender } = renderHook(({ of }) => useOrganizationFilter(orgCode, of).name, {
    initialProps: { of: undefined as typeof rows | undefined },
  });
  rerender({ of: rows });
  await pass();
  expect(result.current).toBe(orgName);
  expect(call).not.toHaveBeenCalled();
  rerender({ of: [] });
  await pass();
  expect(result.current).toBe(orgName);
  expect(call.mock.calls[0]?.[0]).toBe(organizationRecordsApi.get);
});
