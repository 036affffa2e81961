// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { problemCodes, type Shipment } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../http/api-error.ts';

const { call, refresh, addToast } = vi.hoisted(() => ({
  call: vi.fn<
    (endpoint: unknown, options: { params: { id: string }; version: number }) => Promise<unknown>
  >(),
  refresh: vi.fn<() => Promise<void>>(),
  addToast: vi.fn(),
}));
// The page's own client and session begin with the document.
vi.mock('../../../http/client.ts', () => ({ http: { call } }));
vi.mock('../../../data/cache.ts', () => ({ refresh }));
vi.mock('../../../data/shipments.ts', () => ({ shipmentReads: [], toQuery: () => ({}) }));
vi.mock('design-system/components/LazyToastRegion', () => ({ addToast }));

const { useBatch } = await import('./use-batch.ts');
const { cancelling } = await import('./cancel-one.ts');

beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

const ordered = (id: string) =>
  ({
    id,
    version: 3,
    status: 'ordered',
    ordering: null,
    closedAt: null,
    trackingNumber: id,
    to: {},
  }) as Shipment;
const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const target = ids.map(ordered);

/** A selection whose cancellations the test holds back. */
async function begin() {
  const answers = new Map<string, PromiseWithResolvers<unknown>>();
  const asked: string[] = [];
  call.mockImplementation((_, { params: { id } }) => {
    asked.push(id);
    const answer = Promise.withResolvers<unknown>();
    answers.set(id, answer);
    return answer.promise;
  });
  const onClose = vi.fn();
  const onEnd = vi.fn();
  const { result, unmount } = renderHook(() => useBatch(target, cancelling, { onClose, onEnd }));
  await act(async () => {});
  return {
    asked,
    onClose,
    onEnd,
    unmount,
    state: () => result.current.state,
    press: (step: 'accept' | 'stop' | 'retry') => act(async () => result.current[step]()),
    answer: (...of: readonly string[]) => act(async () => of.forEach((id) => answers.get(id)?.resolve({}))),
    refuse: (id: string, error = new ApiError('offline', 'gone')) =>
      act(async () => answers.get(id)?.reject(error)),
  };
}

test('nothing is cancelled before somebody agrees, and nothing twice by two presses', async () => {
  const batch = await begin();
  expect(batch.state()).toMatchObject({ kind: 'asking', total: 6, templates: 0, kept: [] });
  expect(batch.asked).toEqual([]);
  await batch.press('accept');
  await batch.press('accept');
  expect(batch.asked).toEqual(['a', 'b', 'c', 'd']);
  expect(batch.state()).toEqual({ kind: 'running', done: 0, total: 6 });
  await batch.answer('a', 'b', 'c', 'd');
  await batch.answer('e', 'f');
  expect(batch.asked).toEqual(ids);
  expect(batch.onEnd).toHaveBeenCalledExactlyOnceWith([]);
  expect(batch.onClose).toHaveBeenCalledOnce();
  expect(refresh).toHaveBeenCalledOnce();
  expect(addToast).toHaveBeenCalledExactlyOnceWith({ tone: 'success', title: '6\u00A0Sendungen storniert.' });
});

test('what has failed is named, stays selected, and only that is tried again', async () => {
  const batch = await begin();
  await batch.press('accept');
  await batch.refuse('b');
  await batch.answer('a', 'c', 'd');
  await batch.answer('e', 'f');
  expect(batch.state()).toMatchObject({ kind: 'ended', total: 6, failures: [{ id: 'b' }] });
  expect(batch.onEnd).toHaveBeenLastCalledWith(['b']);
  expect(batch.onClose).not.toHaveBeenCalled();
  batch.asked.length = 0;
  await batch.press('retry');
  await batch.answer('b');
  expect(batch.asked).toEqual(['b']);
  expect(batch.onEnd).toHaveBeenLastCalledWith([]);
  expect(batch.onClose).toHaveBeenCalledOnce();
});

test('each is cancelled as it was seen, and one that has changed since is named with that', async () => {
  const batch = await begin();
  await batch.press('accept');
  const problem = { type: 'about:blank', title: 'Geändert', status: 412, code: problemCodes.versionStale };
  await batch.refuse('b', new ApiError('conflict', 'x', { status: 412, problem }));
  await batch.answer('a', 'c', 'd');
  await batch.answer('e', 'f');
  expect(call.mock.calls.map(([, { version }]) => version)).toEqual(ids.map(() => 3));
  const reason = 'Sie hat sich inzwischen geändert. Prüfen Sie sie, bevor Sie neu entscheiden.';
  expect(batch.state()).toMatchObject({ kind: 'ended', failures: [{ id: 'b', reason }] });
});

test('once it is stopped no further one is begun, and those can be tried again', async () => {
  const batch = await begin();
  await batch.press('accept');
  await batch.press('stop');
  await batch.answer('a', 'b', 'c', 'd');
  expect(batch.asked).toEqual(['a', 'b', 'c', 'd']);
  expect(batch.state()).toMatchObject({
    kind: 'ended',
    failures: [
      { id: 'e', reason: 'Angehalten, bevor sie an der Reihe war.' },
      { id: 'f', reason: 'Angehalten, bevor sie an der Reihe war.' },
    ],
  });
});

test('it goes on when the page is left, and says what came of it', async () => {
  const batch = await begin();
  await batch.press('accept');
  batch.unmount();
  await batch.refuse('a');
  await batch.answer('b', 'c', 'd');
  await batch.answer('e', 'f');
  expect(batch.asked).toEqual(ids);
  expect(addToast).toHaveBeenCalledExactlyOnceWith({
    tone: 'danger',
    title: '5 von 6\u00A0Sendungen storniert.',
    description: '1 konnte nicht storniert werden.',
  });
});
