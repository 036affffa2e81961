// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { type PrintLayout, standardLayout } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AskedLabel } from '../../data/shipment-details.ts';
import { ApiError } from '../../http/api-error.ts';

const { fetchLabel, notePrint } = vi.hoisted(() => ({
  fetchLabel: vi.fn<(asked: AskedLabel) => Promise<Blob>>(),
  notePrint: vi.fn<(id: string) => Promise<void>>(),
}));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: {} }));
vi.mock('../../data/shipment-details.ts', () => ({
  fetchLabel: { send: (asked: AskedLabel) => fetchLabel(asked), makesOld: [], outlivesPage: false },
  notePrint: { send: (id: string) => notePrint(id), makesOld: [], outlivesPage: true },
}));

const { toLabelState, useLabel } = await import('./use-label.ts');

beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

const file = new Blob(['%PDF-']);
const closed = { kind: 'closed' };

/** The label of a shipment, whose answers the test holds back. */
function open(id: string) {
  const answers: PromiseWithResolvers<Blob>[] = [];
  fetchLabel.mockImplementation(() => {
    const answer = Promise.withResolvers<Blob>();
    answers.push(answer);
    return answer.promise;
  });
  const { result, rerender } = renderHook((shipmentId: string) => useLabel(shipmentId), { initialProps: id });
  return {
    state: () => result.current.state,
    lay: (layout: PrintLayout) => act(() => result.current.settings.onChange(layout)),
    press: (step: 'open' | 'close' | 'take') => act(() => result.current[step]()),
    go: (shipmentId: string) => rerender(shipmentId),
    answer: (index: number) => act(async () => answers[index]?.resolve(file)),
    fail: (index: number) => act(async () => answers[index]?.reject(new ApiError('offline', 'gone'))),
  };
}

test('a label is fetched and shown, and after a failure at another try', async () => {
  const label = open('shp_1');
  expect(label.state()).toEqual(closed);
  label.press('open');
  expect(label.state()).toEqual({ kind: 'loading' });
  await label.fail(0);
  expect(label.state()).toEqual({ kind: 'failed' });
  label.press('open');
  await label.answer(1);
  expect(label.state()).toEqual({ kind: 'ready', file });
  const asked = { id: 'shp_1', layout: standardLayout };
  expect(fetchLabel.mock.calls).toEqual([[asked], [asked]]);
});

test('an answer that comes after closing opens nothing', async () => {
  const label = open('shp_1');
  label.press('open');
  label.press('close');
  await label.answer(0);
  expect(label.state()).toEqual(closed);
});

test('a second press while it is on its way asks nothing more', async () => {
  const label = open('shp_1');
  label.press('open');
  label.press('open');
  await label.answer(0);
  expect(label.state()).toEqual({ kind: 'ready', file });
  expect(fetchLabel).toHaveBeenCalledOnce();
});

test('of two attempts the later one counts', async () => {
  const label = open('shp_1');
  label.press('open');
  label.press('close');
  label.press('open');
  await label.answer(1);
  await label.fail(0);
  expect(label.state()).toEqual({ kind: 'ready', file });
});

test('a label is closed with its shipment, and a late answer does not open it again on the way back', async () => {
  const label = open('shp_b');
  label.press('open');
  label.go('shp_a');
  expect(label.state()).toEqual(closed);
  label.go('shp_b');
  expect(label.state()).toEqual(closed);
  await label.answer(0);
  expect(label.state()).toEqual(closed);
});

test('that it was taken is noted with its shipment, and whether that works disturbs nobody', async () => {
  notePrint.mockRejectedValue(new ApiError('offline', 'gone'));
  const label = open('shp_1');
  label.press('take');
  await act(async () => {});
  expect(notePrint.mock.calls).toEqual([['shp_1']]);
});

test('what was fetched of another shipment is never shown', () => {
  const write = { kind: 'done', input: { id: 'shp_1', layout: standardLayout }, answer: file } as const;
  expect(toLabelState(write, 'shp_1')).toEqual({ kind: 'ready', file });
  expect(toLabelState(write, 'shp_2')).toEqual(closed);
  expect(toLabelState(write, null)).toEqual(closed);
});

test('on other paper it is fetched anew, and the answer of before is dropped', async () => {
  const label = open('shp_1');
  label.press('open');
  const onA4 = { format: 'a4', position: 2, copies: 1 } as const;
  label.lay(onA4);
  expect(fetchLabel).toHaveBeenLastCalledWith({ id: 'shp_1', layout: onA4 });
  await label.answer(0);
  expect(label.state()).toEqual({ kind: 'loading' });
  await label.answer(1);
  expect(label.state()).toEqual({ kind: 'ready', file });
  // The next dialog begins with the same paper.
  label.press('close');
  label.press('open');
  expect(fetchLabel).toHaveBeenLastCalledWith({ id: 'shp_1', layout: onA4 });
  label.lay(standardLayout);
});
