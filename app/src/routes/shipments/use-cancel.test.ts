import { act, renderHook } from '@testing-library/react';
import { problemCodes } from 'contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../http/api-error.ts';

const { call, addToast } = vi.hoisted(() => ({
  call: vi.fn<(...call: unknown[]) => Promise<unknown>>(),
  addToast: vi.fn<(toast: object) => void>(),
}));
// The page's own client begins with the document.
vi.mock('../../http/client.ts', () => ({ http: { call } }));
vi.mock('design-system/components/LazyToastRegion', () => ({ addToast }));

const { useCancel } = await import('./use-cancel.ts');

beforeEach(() => vi.clearAllMocks());

const cancel = () => {
  const { result } = renderHook(() => useCancel());
  return act(() => result.current({ id: 'shp_1', version: 3, isTemplate: false }));
};

test('a shipment is cancelled as it was seen', async () => {
  call.mockResolvedValue({ id: 'shp_1' });
  expect(await cancel()).toBe(true);
  expect(call.mock.calls).toMatchObject([
    [{ path: 'shipments/{id}/cancel' }, { params: { id: 'shp_1' }, version: 3 }],
  ]);
});

test('what has changed since is not cancelled, and that is said', async () => {
  const problem = { type: 'about:blank', title: 'Geändert', status: 412, code: problemCodes.versionStale };
  call.mockRejectedValue(new ApiError('conflict', 'stale', { status: 412, problem }));
  expect(await cancel()).toBe(false);
  expect(addToast.mock.calls).toMatchObject([
    [
      {
        tone: 'danger',
        description: 'Sie hat sich inzwischen geändert. Prüfen Sie sie, bevor Sie neu entscheiden.',
      },
    ],
  ]);
});
