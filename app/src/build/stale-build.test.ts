import { expect, test, vi } from 'vitest';
import { loadPage, mayReload, reloadWhenServed, UnreachablePage } from './stale-build.ts';

const gone = new TypeError('Failed to fetch dynamically imported module: https://app.example/assets/x.js');

const served = () => Promise.resolve(new Response('<!doctype html>'));

function browser({ onLine = true, fetch = served }: { onLine?: boolean; fetch?: typeof served } = {}) {
  const reload = vi.fn();
  const assign = vi.fn();
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const page = {
    navigator: { onLine },
    sessionStorage,
    location: { reload, assign, href: 'https://app.example/list' },
    fetch,
  };
  return { page: page as unknown as Window, reload, assign };
}

test('what is there is just loaded', async () => {
  const { page, reload } = browser();
  await expect(loadPage(() => Promise.resolve('module'), page)).resolves.toBe('module');
  expect(reload).not.toHaveBeenCalled();
});

test('a page that a newer build has replaced is loaded anew, once', async () => {
  const { page, reload } = browser();
  const load = vi.fn(() => Promise.reject(gone));
  const settled = vi.fn();
  void loadPage(load, page).then(settled, settled);
  await expect.poll(() => reload).toHaveBeenCalledOnce();
  expect(settled, 'the old page shows nothing meanwhile').not.toHaveBeenCalled();
  await expect(loadPage(load, page)).rejects.toBe(gone);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['https://app.example/form?senderId=1', 0, 1],
  // On the way back the browser shows the address already.
  ['https://app.example/list', 1, 0],
])('on the way to %s it is that page that is loaded anew', async (address, reloads, assigns) => {
  const { page, reload, assign } = browser();
  void loadPage(
    () => Promise.reject(gone),
    page,
    () => address,
  );
  await expect.poll(() => reload.mock.calls.length + assign.mock.calls.length).toBe(1);
  expect(reload).toHaveBeenCalledTimes(reloads);
  expect(assign.mock.calls).toEqual(assigns === 0 ? [] : [[address]]);
});

test('for each newer build the page may be loaded anew once, whatever was missing before', () => {
  const { page } = browser();
  expect(mayReload(page, 'missing', 'b')).toBe(true);
  expect([
    mayReload(page, 'newer', 'b'),
    mayReload(page, 'newer', 'b'),
    mayReload(page, 'newer', 'c'),
  ]).toEqual([true, false, true]);
  const forgetful = { sessionStorage: undefined } as unknown as Window;
  expect(mayReload(forgetful, 'newer', 'b')).toBe(false);
});

test('without a network it is no newer build', async () => {
  const { page, reload } = browser({ onLine: false });
  await expect(loadPage(() => Promise.reject(gone), page)).rejects.toBeInstanceOf(UnreachablePage);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is down', () => Promise.resolve(new Response('', { status: 503 }))],
])(
  'where %s, the page is not given up for one of the browser, whatever it says of its network',
  async (_, fetch) => {
    const { page, reload } = browser({ fetch });
    await expect(loadPage(() => Promise.reject(gone), page)).rejects.toMatchObject({
      name: 'UnreachablePage',
      cause: gone,
    });
    await reloadWhenServed(page);
    expect(reload).not.toHaveBeenCalled();
  },
);

test('once the server answers, another try loads the page anew', async () => {
  const { page, reload } = browser();
  await reloadWhenServed(page);
  expect(reload).toHaveBeenCalledOnce();
});

test('a fault in the code itself is no missing part', async () => {
  const { page, reload } = browser();
  const fault = new TypeError('x is not a function');
  await expect(loadPage(() => Promise.reject(fault), page)).rejects.toBe(fault);
  expect(reload).not.toHaveBeenCalled();
});
