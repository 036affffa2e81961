import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownBuild, watchBuilds } from './newer-builds.ts';

const HOUR = 3_600_000;
const times = { everyMs: HOUR, onReturnAfterMs: 300_000 };

/** A tab, and a server whose files the test puts there. */
function setUp(files: Record<string, string>, visibilityState = 'visible') {
  const document = Object.assign(new EventTarget(), { visibilityState });
  const asked: string[] = [];
  const page = {
    document,
    setInterval: (handler: () => void, pause: number) => setInterval(handler, pause) as unknown as number,
    clearInterval: (id: number) => clearInterval(id),
    async fetch(path: string, { cache }: RequestInit) {
      asked.push(`${path} ${cache}`);
      const body = files[path];
      if (body === 'away') throw new TypeError('Failed to fetch');
      return new Response(body ?? 'Not found', { status: body === undefined ? 404 : 200 });
    },
  };
  const onNewer = vi.fn<(id: string) => void>();
  const stop = watchBuilds({ page: page as unknown as Window, own: 'a', times, onNewer });
  const show = (next: 'visible' | 'hidden') => {
    document.visibilityState = next;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { asked, files, onNewer, show, stop };
}

const servedB = { '/builds/latest.json': '{"id":"b"}', '/builds/meta/b.json': '{"id":"b","files":[]}' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('every hour the server is asked, past any cache, until it serves another build', async () => {
  const { asked, files, onNewer } = setUp({ '/builds/latest.json': '{"id":"a"}' });
  await vi.advanceTimersByTimeAsync(HOUR - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['/builds/latest.json no-store']);
  expect(onNewer).not.toHaveBeenCalled();
  Object.assign(files, servedB);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(onNewer).toHaveBeenCalledExactlyOnceWith('b');
  expect(asked.slice(1)).toEqual(['/builds/latest.json no-store', '/builds/meta/b.json no-store']);
  await vi.advanceTimersByTimeAsync(5 * HOUR);
  expect(asked).toHaveLength(3);
});

test.each([
  [299_999, 0],
  [300_000, 1],
])('whoever comes back after %i ms has asked %i times', async (away, times) => {
  const { show, onNewer } = setUp(servedB);
  show('hidden');
  await vi.advanceTimersByTimeAsync(away);
  show('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(onNewer).toHaveBeenCalledTimes(times);
});

test('a tab that nobody looks at asks nothing, and when it is looked at asks at once', async () => {
  const { asked, show, onNewer } = setUp(servedB, 'hidden');
  await vi.advanceTimersByTimeAsync(10 * HOUR);
  expect(asked).toEqual([]);
  show('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(onNewer).toHaveBeenCalledOnce();
});

test.each([
  ['nobody answers', { '/builds/latest.json': 'away' }],
  ['there is no marker', {}],
  ['a page comes in place of the marker', { '/builds/latest.json': '<!doctype html>' }],
  ['the marker names nothing', { '/builds/latest.json': '{}' }],
  ['the marker names a path', { '/builds/latest.json': '{"id":"../../x"}' }],
  ['the build is not all there yet', { '/builds/latest.json': '{"id":"b"}' }],
  ['its list is of another one', { ...servedB, '/builds/meta/b.json': '{"id":"c"}' }],
])('where %s, nothing is told, and it is asked again', async (_, files: Record<string, string>) => {
  const tab = setUp(files);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(tab.onNewer).not.toHaveBeenCalled();
  Object.assign(tab.files, servedB);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(tab.onNewer).toHaveBeenCalledOnce();
});

test('after stopping nothing is asked or told', async () => {
  const { asked, show, stop } = setUp(servedB);
  show('hidden');
  stop();
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  show('visible');
  expect(asked).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a page says which build it is of; one that is developed is of none', () => {
  const pageWith = (content?: string) =>
    ({ querySelector: () => (content === undefined ? null : { content }) }) as unknown as Document;
  expect(ownBuild(pageWith('a1'))).toBe('a1');
  expect(ownBuild(pageWith(''))).toBeUndefined();
  expect(ownBuild(pageWith())).toBeUndefined();
});
