// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { AuditRecord, Shipment } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Question } from '../../data/read.ts';

const { useRead, mutate } = vi.hoisted(() => ({
  useRead: vi.fn<(question: Question | null) => unknown>(),
  mutate: vi.fn(() => Promise.resolve()),
}));
// The page's own client begins with the document.
vi.mock('../../http/client.ts', () => ({ http: {} }));
vi.mock('../../data/use-read.ts', () => ({ useRead }));

const { useProtocol } = await import('./use-protocol.ts');

const shipment = { id: 'shp_1', status: 'transit' } as Shipment;
const record: AuditRecord = {
  id: 'aud_1',
  at: '2026-11-20T09:00:00.000Z',
  action: 'ordered',
  by: null,
  changedFields: [],
  requestId: null,
};

beforeEach(() => {
  useRead.mockImplementation((question) => ({
    data: question ? { items: [record] } : undefined,
    isLoading: false,
    isValidating: false,
    mutate,
  }));
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function open() {
  const hook = renderHook(({ of }: { of: Shipment | undefined }) => useProtocol('shp_1', of), {
    initialProps: { of: shipment },
  });
  act(() => hook.result.current.onOpenChange(true));
  return hook;
}

test('asks for nothing while it is closed', () => {
  const { result } = renderHook(() => useProtocol('shp_1', shipment));
  expect(result.current.state).toBeUndefined();
  expect(useRead.mock.lastCall).toEqual([null]);
});

test('asks for the records of the shipment when it is opened', () => {
  const { result } = open();
  expect(useRead.mock.lastCall?.[0]?.options).toEqual({ params: { id: 'shp_1' } });
  expect(result.current.state).toMatchObject({ kind: 'ready', value: [record] });
});

test('asks again when the shipment has changed, and not before', () => {
  const { rerender } = open();
  mutate.mockClear();
  rerender({ of: shipment });
  expect(mutate).not.toHaveBeenCalled();
  rerender({ of: { ...shipment, status: 'delivered' } });
  expect(mutate).toHaveBeenCalledOnce();
});

test('asks again where somebody wants to try again', () => {
  const { result } = open();
  mutate.mockClear();
  void result.current.onRetry();
  expect(mutate).toHaveBeenCalledOnce();
});
