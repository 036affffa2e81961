// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { type Shipment, standardLayout } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../http/api-error.ts';
import type { MergedPapers } from './merge-papers.ts';
import type { FetchPaper } from './use-batch-papers.ts';

const { mergePapers } = vi.hoisted(() => ({
  mergePapers: vi.fn<(files: readonly Blob[]) => Promise<MergedPapers | null>>(),
}));
// The page's own client and session begin with the document.
vi.mock('../../../http/client.ts', () => ({ http: {} }));
vi.mock('./merge-papers.ts', () => ({ mergePapers }));

const { useBatchPapers } = await import('./use-batch-papers.ts');

beforeEach(() => {
  mergePapers.mockReset();
  mergePapers.mockImplementation(async (files) =>
    files.length === 0
      ? null
      : { file: new Blob([(await Promise.all(files.map((file) => file.text()))).join()]), pages: 7 },
  );
});
afterEach(cleanup);

const [first, second, third] = ['shp_1', 'shp_2', 'shp_3'] as const;
const chosen = [first, second, third].map(
  (id) => ({ id, trackingNumber: null, orderNumber: id, to: { companyName: 'Kiel' } }) as Shipment,
);

/** A paper of each, but of some. */
function papersOf(name: string, failing: readonly string[] = []) {
  const isFailing = new Set(failing);
  const fetchPaper = vi.fn<FetchPaper>(async ({ id }) => {
    if (isFailing.has(id)) throw new ApiError('offline', 'gone');
    return [new Blob([`${name} ${id}`])];
  });
  return { fetchPaper, isFailing, asked: () => fetchPaper.mock.calls.map(([{ id }]) => id) };
}

const open = (fetchPaper: FetchPaper) => renderHook(() => useBatchPapers(chosen, standardLayout, fetchPaper));

type Opened = ReturnType<typeof open>['result'];

const loadedOf = (result: Opened) => result.current.loaded.map(({ id }) => id);

/** What is in the file, once it is there, and of which there is nothing. */
async function readyOf(result: Opened) {
  await expect.poll(() => result.current.state.kind).toBe('ready');
  const { state } = result.current;
  if (state.kind !== 'ready') throw new Error(`It is ${state.kind}`);
  return { text: await state.file?.text(), failed: state.failures.map(({ id }) => id) };
}

test('what failed is loaded once more, and nothing else', async () => {
  const notes = papersOf('note', [second]);
  const { result } = open(notes.fetchPaper);
  expect(await readyOf(result)).toEqual({ text: `note ${first},note ${third}`, failed: [second] });
  expect(loadedOf(result)).toEqual([first, third]);
  expect(result.current.state).toMatchObject({ pages: 7 });

  notes.isFailing.clear();
  notes.fetchPaper.mockClear();
  act(() => result.current.retry());
  await expect.poll(() => loadedOf(result)).toEqual([first, second, third]);
  expect(await readyOf(result)).toEqual({
    text: `note ${first},note ${second},note ${third}`,
    failed: [],
  });
  expect(notes.asked()).toEqual([second]);
});

test('another paper is loaded of all of them', async () => {
  const single = papersOf('single', [second]);
  const triple = papersOf('triple');
  const { result } = open(single.fetchPaper);
  await readyOf(result);
  single.fetchPaper.mockClear();
  act(() => result.current.change(triple.fetchPaper));
  expect(result.current.state.kind).not.toBe('ready');
  expect(await readyOf(result)).toEqual({
    text: `triple ${first},triple ${second},triple ${third}`,
    failed: [],
  });
  expect(triple.asked()).toEqual([first, second, third]);
  expect(single.fetchPaper).not.toHaveBeenCalled();
});

test('an answer that comes after another paper was asked for is dropped', async () => {
  const late = Promise.withResolvers<readonly Blob[]>();
  const { result } = open(() => late.promise);
  const triple = papersOf('triple');
  act(() => result.current.change(triple.fetchPaper));
  late.resolve([new Blob(['late'])]);
  expect((await readyOf(result)).text).toBe(`triple ${first},triple ${second},triple ${third}`);
});

test('several papers of one stand together, in their order', async () => {
  const { result } = open(async ({ id }) => [new Blob([`label ${id}`]), new Blob([`invoice ${id}`])]);
  expect((await readyOf(result)).text).toBe(
    [first, second, third].flatMap((id) => [`label ${id}`, `invoice ${id}`]).join(),
  );
});

test('of none there is no file', async () => {
  const { result } = open(papersOf('note', [first, second, third]).fetchPaper);
  expect(await readyOf(result)).toEqual({ text: undefined, failed: [first, second, third] });
});
