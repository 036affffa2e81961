import { act, cleanup, render } from '@testing-library/react';
import { testSamplesApi } from 'contract';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Sent {
  readonly version?: number;
  readonly body?: { readonly name: string };
}
const page = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, sent: Sent) => Promise<unknown>>(),
  confirm: vi.fn(async () => false),
}));
vi.mock('design-system/components/ConfirmProvider', () => ({
  preloadConfirm: async () => undefined,
  useConfirm: () => page.confirm,
}));
vi.mock('design-system/components/LazyToastRegion', () => ({
  addToast: () => undefined,
  preloadToasts: async () => undefined,
}));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call: page.call } }));
vi.mock('../../session/use-session.ts', () => ({ useSession: () => ({ claims: null }) }));
vi.mock('../to-refusal.ts', () => ({ toRefusal: () => null }));

const { forgetEverything, refresh } = await import('../../data/cache.ts');
const { ApiError } = await import('../../http/api-error.ts');
const { oneSample } = await import('../../data/test-samples.ts');
const { useSampleActions } = await import('./use-sample-actions.ts');
const { get, change } = testSamplesApi;

let stored = { id: 'tsa_1', name: 'A', ignoredKeys: [] as string[], version: 3 };
let isReadLate = false;
beforeEach(() => {
  vi.clearAllMocks();
  stored = { ...stored, name: 'A', version: 3 };
  isReadLate = false;
  page.call.mockImplementation(async (endpoint, { version = 0, body }) => {
    if (endpoint === get) return isReadLate ? new Promise(() => undefined) : { ...stored };
    if (endpoint !== change) return { items: [] };
    stored = { ...stored, ...body, version: version + 1 };
    return { ...stored };
  });
});
afterEach(() => {
  cleanup();
  forgetEverything();
});

async function open() {
  let current: ReturnType<typeof useSampleActions> | undefined;
  function Sample() {
    current = useSampleActions('tsa_1');
    return null;
  }
  const router = createMemoryRouter([{ path: '/', Component: Sample }], { initialEntries: ['/'] });
  await act(async () => render(createElement(RouterProvider, { router })));
  await expect.poll(() => current?.read.data?.version).toBe(3);
  const saving = () => current?.editing?.saving;
  return {
    router,
    edit: () => act(async () => current?.onEdit()),
    close: () => act(async () => current?.editing?.onClose()),
    saving,
    /** Types a name and saves it; the dialog closes with that. */
    rename: async (name: string) => {
      await act(async () => saving()?.onChangedChange?.(true));
      await act(async () => saving()?.onSubmit({ name, ignoredKeys: [] } as never));
      await expect.poll(() => current?.editing).toBeNull();
    },
  };
}
const sentVersions = () =>
  page.call.mock.calls.filter(([endpoint]) => endpoint === change).map(([, { version }]) => version);

test('a series that is edited again begins with what was saved, as often as that is done', async () => {
  const { edit, rename, saving } = await open();
  await edit();
  for (const [name, version] of [
    ['B', 4],
    ['C', 5],
    ['D', 6],
  ] as const) {
    await rename(name);
    await edit();
    expect(saving()).toMatchObject({ began: { name, version }, isSaved: false });
  }
  expect(sentVersions()).toEqual([3, 4, 5]);
});

test('it does so also before it is read anew, and where it was closed without saving', async () => {
  const { edit, rename, close, saving } = await open();
  await edit();
  isReadLate = true;
  await rename('B');
  for (let opened = 0; opened < 2; opened += 1) {
    await edit();
    expect(saving()).toMatchObject({ began: { name: 'B', version: 4 }, isSaved: false });
    await close();
  }
});

test('what a colleague has made of it meanwhile is what is edited', async () => {
  const { edit, rename, saving } = await open();
  await edit();
  await rename('B');
  stored = { ...stored, name: 'von Piet', version: 5 };
  await act(() => refresh(oneSample));
  await edit();
  expect(saving()?.began).toMatchObject({ name: 'von Piet', version: 5 });
});

test('what is typed of it is asked about before the other view is opened', async () => {
  const { edit, saving, router } = await open();
  await edit();
  await act(async () => saving()?.onChangedChange?.(true));
  await act(async () => router.navigate('/?view=history'));
  expect(page.confirm).toHaveBeenCalledOnce();
  expect(router.state.location.search).toBe('');
  await act(async () => router.navigate('/?status=failed'));
  expect(page.confirm).toHaveBeenCalledOnce();
  // An execution of the history has the same view and begins the dialog anew, too.
  await act(async () => router.navigate('/?execution=exe_1&view=history'));
  expect(page.confirm).toHaveBeenCalledTimes(2);
});

test('what is typed beside an execution is asked about before the history is opened again', async () => {
  const { edit, saving, router } = await open();
  await act(async () => router.navigate('/?view=history&execution=exe_1'));
  await edit();
  await act(async () => saving()?.onChangedChange?.(true));
  await act(async () => router.navigate('/?view=history'));
  expect(page.confirm).toHaveBeenCalledOnce();
  expect(router.state.location.search).toContain('exe_1');
});

test('what is typed of a series that is deleted meanwhile stays; nothing typed is nothing to keep', async () => {
  const { edit, saving } = await open();
  await edit();
  await act(async () => saving()?.onChangedChange?.(true));
  page.call.mockRejectedValue(new ApiError('notFound', ''));
  await act(() => refresh(oneSample));
  const typed = saving();
  expect(typed).toBeTruthy();
  await act(async () => typed?.onChangedChange?.(false));
  expect(saving()).toBeUndefined();
});
