import { act, cleanup, renderHook } from '@testing-library/react';
import { savedBoxesApi } from 'contract';
import type { Boxes } from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
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
    getSnapshot: () => ({ claims: null }),
  },
}));

const { forgetEverything } = await import('../../data/cache.ts');
const { ApiError } = await import('../../http/api-error.ts');
const { useBoxes } = await import('./use-boxes.ts');

const box = {
  id: 'box_1',
  name: 'Versandkarton M',
  packaging: 'box',
  lengthCm: 41,
  widthCm: 31,
  heightCm: 21,
};
const draft = { ...box, packaging: 'box' as const, emptyWeightKg: null };
let items: (typeof box)[];

beforeEach(() => {
  items = [box];
  granted.clear();
  granted.add('update:org_shipments');
  call.mockReset();
  call.mockImplementation(async (endpoint) => (endpoint === savedBoxesApi.boxes ? { items } : undefined));
});
afterEach(() => {
  cleanup();
  forgetEverything();
});

const shown = async (): Promise<{ readonly current: Boxes | undefined }> => {
  const { result } = renderHook(() => useBoxes(true));
  // A way to keep one is there before the boxes are: the form does not move when they come.
  expect(result.current).toEqual({ kept: [], keeping: granted.size > 0 ? expect.anything() : null });
  await expect.poll(() => result.current?.kept).not.toEqual([]);
  return result;
};
const keepingOf = ({ current }: { readonly current: Boxes | undefined }) => {
  if (!current?.keeping) throw new Error('Nothing can be kept');
  return current.keeping;
};

test('whoever has no form for packages asks for no boxes', async () => {
  const { result } = renderHook(() => useBoxes(false));
  await act(async () => undefined);
  expect(result.current).toBeUndefined();
  expect(call).not.toHaveBeenCalled();
});

test('the boxes come with all ways to keep them, but for those that this page cannot pack in', async () => {
  items = [box, { ...box, id: 'box_2', packaging: 'unknown' }];
  const result = await shown();
  expect(result.current?.kept).toEqual([box]);
  expect(result.current?.keeping).not.toBeNull();
});

test('who may change no shipments chooses boxes and keeps none', async () => {
  granted.clear();
  const result = await shown();
  expect(result.current).toEqual({ kept: [box], keeping: null });
});

test('a box that is kept is there at once', async () => {
  const result = await shown();
  items = [box, { ...box, id: 'box_2', name: 'Buchkarton' }];
  await act(async () => expect(await keepingOf(result).keep(draft)).toBeNull());
  expect(call).toHaveBeenCalledWith(savedBoxesApi.keepBox, { body: draft });
  await expect
    .poll(() => result.current?.kept.map(({ name }) => name))
    .toEqual(['Versandkarton M', 'Buchkarton']);
});

test('a name that is taken is told at its field', async () => {
  const result = await shown();
  const taken = new ApiError('invalid', 'taken', {
    status: 422,
    problem: {
      title: 'Ungültig',
      status: 422,
      errors: [{ pointer: '/name', detail: 'So heißt schon eine.' }],
    } as never,
  });
  call.mockImplementation((endpoint) =>
    endpoint === savedBoxesApi.renameBox ? Promise.reject(taken) : Promise.resolve({ items }),
  );
  await act(async () =>
    expect(await keepingOf(result).rename('box_1', 'Buchkarton')).toMatchObject({
      reason: 'invalid',
      fields: [{ path: ['name'], message: 'So heißt schon eine.' }],
    }),
  );
  expect(call).toHaveBeenCalledWith(savedBoxesApi.renameBox, {
    params: { id: 'box_1' },
    body: { name: 'Buchkarton' },
  });
});

test.each([
  ['one that is gone already is what was wanted', 'notFound', 404, null],
  ['one that is still there is told', 'server', 503, { status: 503 }],
] as const)('of removing, %s', async (_, kind, status, told) => {
  const result = await shown();
  const refused = new ApiError(kind, 'refused', { status });
  call.mockImplementation((endpoint) =>
    endpoint === savedBoxesApi.removeBox ? Promise.reject(refused) : Promise.resolve({ items }),
  );
  await act(async () => {
    const why = await keepingOf(result).remove('box_1');
    if (told === null) expect(why).toBeNull();
    else expect(why).toMatchObject(told);
  });
  expect(call).toHaveBeenCalledWith(savedBoxesApi.removeBox, { params: { id: 'box_1' } });
});
