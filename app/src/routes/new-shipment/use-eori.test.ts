import { act, cleanup, renderHook } from '@testing-library/react';
import { organizationRecordsApi } from 'contract';
import type { EoriState } from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { call, granted } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, options?: object) => Promise<unknown>>(),
  granted: new Set<string>(),
}));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call } }));
vi.mock('../../services.ts', () => ({
  session: {
    getPermission: (permission: string) => ({ isGranted: granted.has(permission) }),
    getSnapshot: () => ({ claims: { access: { org_code: 'org_tietze' } } }),
  },
}));

const { forgetEverything } = await import('../../data/cache.ts');
const { ApiError } = await import('../../http/api-error.ts');
const { useEori } = await import('./use-eori.ts');

let record: { readonly eoriNumber: string; readonly version: number };

beforeEach(() => {
  record = { eoriNumber: '', version: 3 };
  granted.clear();
  granted.add('update:own_orgs');
  call.mockReset();
  call.mockImplementation(async () => record);
});
afterEach(() => {
  cleanup();
  forgetEverything();
});

const shown = async (): Promise<{ readonly current: EoriState | undefined }> => {
  const { result } = renderHook(() => useEori(true));
  expect(result.current).toBeUndefined();
  await expect.poll(() => result.current).toBeDefined();
  return result;
};

test('a form that goes through no customs asks for no number', async () => {
  const { result } = renderHook(() => useEori(false));
  await act(async () => undefined);
  expect(result.current).toBeUndefined();
  expect(call).not.toHaveBeenCalled();
});

test('the number of the own organisation is told, and who may not change it is offered no way to', async () => {
  record = { eoriNumber: 'DE1234567', version: 3 };
  granted.clear();
  const result = await shown();
  expect(result.current).toEqual({ number: 'DE1234567', save: null });
  expect(call.mock.calls[0]?.[0]).toBe(organizationRecordsApi.get);
  expect(call.mock.calls[0]?.[1]).toMatchObject({ params: { id: 'org_tietze' } });
});

test('a number that is added belongs to the organisation as it was seen, and is told from then on', async () => {
  const result = await shown();
  record = { eoriNumber: 'DE7654321', version: 4 };
  await act(async () => expect(await result.current?.save?.('DE7654321')).toBeNull());
  expect(call).toHaveBeenCalledWith(
    organizationRecordsApi.change,
    expect.objectContaining({
      params: { id: 'org_tietze' },
      body: { eoriNumber: 'DE7654321' },
      version: 3,
    }),
  );
  await expect.poll(() => result.current?.number).toBe('DE7654321');
});

test('why it was not added is told, and the number stays as it was', async () => {
  const result = await shown();
  const refused = new ApiError('invalid', 'wrong', {
    status: 422,
    problem: {
      title: 'Ungültig',
      status: 422,
      errors: [{ pointer: '/eoriNumber', detail: 'Geben Sie eine EORI-Nummer ein.' }],
    } as never,
  });
  call.mockImplementation((endpoint) =>
    endpoint === organizationRecordsApi.change ? Promise.reject(refused) : Promise.resolve(record),
  );
  await act(async () =>
    expect(await result.current?.save?.('X')).toMatchObject({
      reason: 'invalid',
      fields: [{ path: ['eoriNumber'], message: 'Geben Sie eine EORI-Nummer ein.' }],
    }),
  );
  expect(result.current?.number).toBe('');
});
