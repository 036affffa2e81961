// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { Attachment } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Question } from '../../data/read.ts';

const { useRead, session, call } = vi.hoisted(() => ({
  useRead: vi.fn<(question: Question | null) => unknown>(),
  call: vi.fn<(...parameters: unknown[]) => Promise<unknown>>(),
  session: {
    getPermission: vi.fn((_permission: string) => ({ isGranted: true })),
    getSnapshot: () => snapshot,
    subscribe: () => () => undefined,
  },
}));
const snapshot = { claims: { access: { sub: 'usr_1', org_code: 'org_1' } } };
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call } }));
vi.mock('../../services.ts', () => ({ session }));
vi.mock('../../data/use-read.ts', () => ({ useRead }));

const { useAttachments } = await import('./use-attachments.ts');

const attachment = { id: 'att_1', assetId: 'fil_1', fileName: 'a.pdf' } as Attachment;

beforeEach(() => {
  useRead.mockImplementation((question) => ({
    data: question ? { items: [attachment] } : undefined,
    isLoading: false,
    isValidating: false,
    mutate: () => undefined,
  }));
  call.mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('asks for nothing while it is closed, and for the files of the shipment when it is opened', () => {
  const { result } = renderHook(() => useAttachments('shp_1'));
  expect(result.current.state).toBeUndefined();
  expect(useRead.mock.lastCall).toEqual([null]);
  act(() => result.current.onOpenChange(true));
  expect(useRead.mock.lastCall?.[0]?.options).toEqual({ params: { id: 'shp_1' } });
  expect(result.current.state).toMatchObject({ kind: 'ready', value: [attachment] });
});

test('is open at once for whoever comes back to a file on its way, and shows it at its shipment only', () => {
  const first = renderHook(() => useAttachments('shp_1'));
  act(() => first.result.current.changes?.onAdd(new File(['x'], 'b.exe')));
  expect(first.result.current.uploads).toMatchObject([{ fileName: 'b.exe', progress: { kind: 'refused' } }]);
  first.unmount();
  expect(renderHook(() => useAttachments('shp_2')).result.current.uploads).toEqual([]);
  const again = renderHook(() => useAttachments('shp_1')).result;
  expect(again.current.state).toBeDefined();
  act(() => again.current.changes?.onCancel(again.current.uploads[0]?.id ?? ''));
  expect(again.current.uploads).toEqual([]);
});

test('removes a file of the shipment', async () => {
  const { result } = renderHook(() => useAttachments('shp_1'));
  await act(async () => result.current.changes?.onRemove(attachment));
  expect(call.mock.lastCall?.[1]).toEqual({ params: { id: 'shp_1', attachmentId: 'att_1' } });
});

test('changes nothing for whom their role does not allow it', () => {
  session.getPermission.mockReturnValue({ isGranted: false });
  const { result } = renderHook(() => useAttachments('shp_1'));
  expect(result.current.changes).toBeUndefined();
});
