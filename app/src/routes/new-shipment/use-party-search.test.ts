import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { searchParties } = vi.hoisted(() => ({
  searchParties: vi.fn<(text: string, kind: string | null, signal: AbortSignal) => Promise<unknown>>(),
}));
// The page's own client and session begin with the document.
vi.mock('../../data/parties.ts', () => ({ searchParties }));

const { usePartySearch } = await import('./use-party-search.ts');

beforeEach(() => {
  vi.useFakeTimers();
  searchParties.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = () => act(() => vi.advanceTimersByTimeAsync(200));
const found = { recipients: [], contacts: [{ id: 'con_1' }], places: [] };
const none = { recipients: [], contacts: [], places: [] };

test('a text is looked for on its side, once somebody pauses', async () => {
  searchParties.mockResolvedValue(found);
  const { result } = renderHook(() => usePartySearch(true));
  expect(result.current.state).toBeNull();
  act(() => result.current.search('Ki', 'from'));
  act(() => result.current.search('Kiel', 'to'));
  expect(result.current.state).toEqual({ side: 'to', text: 'Kiel', status: 'loading', ...none });
  await pass();
  expect(result.current.state).toEqual({ side: 'to', text: 'Kiel', status: 'ready', ...found });
  expect(searchParties.mock.calls.map(([text, kind]) => [text, kind])).toEqual([['Kiel', 'recipient']]);
});

test('who may read no contacts is shown places', async () => {
  searchParties.mockResolvedValue(none);
  const { result } = renderHook(() => usePartySearch(false));
  act(() => result.current.search('Kiel', 'to'));
  await pass();
  expect(searchParties.mock.calls.map(([text, kind]) => [text, kind])).toEqual([['Kiel', null]]);
});

test('a failure is told, and the next text is looked for all the same', async () => {
  searchParties.mockRejectedValueOnce(new Error('gone')).mockResolvedValue(found);
  const { result } = renderHook(() => usePartySearch(true));
  act(() => result.current.search('Ki', 'from'));
  await pass();
  expect(result.current.state).toEqual({ side: 'from', text: 'Ki', status: 'failed', ...none });
  act(() => result.current.search('Kiel', 'from'));
  await pass();
  expect(result.current.state).toMatchObject({ text: 'Kiel', status: 'ready' });
});

test('an earlier question is called off, and its late answer changes nothing', async () => {
  const late = Promise.withResolvers<unknown>();
  searchParties.mockReturnValueOnce(late.promise).mockResolvedValue(none);
  const { result, unmount } = renderHook(() => usePartySearch(true));
  act(() => result.current.search('Ki', 'from'));
  await pass();
  act(() => result.current.search('Kiel', 'from'));
  expect(searchParties.mock.calls[0]?.[2].aborted).toBe(true);
  await pass();
  await act(async () => late.resolve(found));
  expect(result.current.state).toEqual({ side: 'from', text: 'Kiel', status: 'ready', ...none });
  unmount();
  expect(searchParties.mock.calls[1]?.[2].aborted).toBe(true);
});
