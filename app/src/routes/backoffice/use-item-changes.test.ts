import { act, cleanup, render } from '@testing-library/react';
import { testItemsApi } from 'contract';
import { testItemCopy } from 'design-system/screens/backoffice/TestItem/TestItem.copy.ts';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Sent {
  readonly signal?: AbortSignal;
  readonly version?: number;
  readonly body?: { readonly name: string };
}
interface Toast {
  readonly title: string;
  readonly action?: { readonly onAction: () => void };
}
const page = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, sent: Sent) => Promise<unknown>>(),
  addToast: vi.fn<(toast: Toast) => void>(),
}));
vi.mock('design-system/components/ConfirmProvider', () => ({
  preloadConfirm: async () => undefined,
  useConfirm: () => async () => false,
}));
vi.mock('design-system/components/LazyToastRegion', () => ({
  addToast: page.addToast,
  preloadToasts: async () => undefined,
}));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call: page.call } }));
vi.mock('../../session/use-session.ts', () => ({ useSession: () => ({ claims: null }) }));
vi.mock('../to-refusal.ts', () => ({ toRefusal: () => null }));

const { forgetEverything } = await import('../../data/cache.ts');
const { useItemChanges } = await import('./use-item-changes.ts');
const { getItem, changeItem } = testItemsApi;

const item = { id: 'tit_1', name: 'Fall 1', expected: { price: 1 }, received: { price: 2 }, version: 3 };
let answers: (() => void)[] = [];
beforeEach(() => {
  vi.clearAllMocks();
  answers = [];
  page.call.mockImplementation(async (endpoint, { version = 0, body }) => {
    if (endpoint === getItem) return item;
    if (endpoint !== changeItem) return { items: [] };
    return new Promise((resolve) => answers.push(() => resolve({ ...item, ...body, version: version + 1 })));
  });
});
afterEach(() => {
  cleanup();
  forgetEverything();
});

async function open() {
  let current: ReturnType<typeof useItemChanges> | undefined;
  function Item() {
    current = useItemChanges({ id: 'tsa_1', itemId: 'tit_1' });
    return null;
  }
  const router = createMemoryRouter(
    [
      { path: '/', Component: Item },
      { path: '*', element: null },
    ],
    { initialEntries: ['/'] },
  );
  await act(async () => render(createElement(RouterProvider, { router })));
  await expect.poll(() => current?.state.kind).toBe('ready');
  return { router, changes: () => current?.changes };
}
const sent = () => page.call.mock.calls.filter(([endpoint]) => endpoint === changeItem).map(([, one]) => one);

test('whoever goes on to the next case has adopted the answer all the same, and can undo it there', async () => {
  const { router, changes } = await open();
  await act(async () => changes()?.onAdopt());
  await act(() => router.navigate('/next'));
  expect(sent().map(({ version, signal }) => [version, signal?.aborted ?? false])).toEqual([[3, false]]);
  await act(async () => answers[0]?.());
  const [[adopted] = []] = page.addToast.mock.calls;
  expect(adopted?.title).toBe(testItemCopy.told.adopted);
  await act(async () => adopted?.action?.onAction());
  expect(sent()[1]).toMatchObject({ version: 4, body: { expected: { price: 1 } } });
  await act(async () => answers[1]?.());
  expect(page.addToast).toHaveBeenLastCalledWith({ tone: 'success', title: testItemCopy.told.undone });
});

test('a case that is edited again begins with what was saved, which is not read anew yet', async () => {
  const { changes } = await open();
  for (const [index, name] of ['B', 'C'].entries()) {
    await act(async () => changes()?.onEdit());
    await act(async () => changes()?.saving?.onSubmit({ name, expected: { price: 9 } } as never));
    await act(async () => answers[index]?.());
    expect(changes()?.saving).toBeNull();
    await act(async () => changes()?.onEdit());
    const began = { name, expected: { price: 9 }, version: 4 + index };
    expect(changes()?.saving).toMatchObject({ began, isSaved: false });
  }
  expect(sent().map(({ version }) => version)).toEqual([3, 4]);
});
