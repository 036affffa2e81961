import { act, cleanup, render } from '@testing-library/react';
import { contentPagesApi } from 'contract';
import type { ConfirmRequest } from 'design-system/components/ConfirmProvider';
import type { EditedPageProps } from 'design-system/screens/backoffice/ContentPages/EditedPage';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Sent {
  readonly params: { readonly id: string };
  readonly version?: number;
}
const page = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, sent: Sent) => Promise<unknown>>(),
  confirm: vi.fn<(request: ConfirmRequest) => Promise<boolean>>(),
  shown: undefined as EditedPageProps | undefined,
  isGranted: true,
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
vi.mock('../../services.ts', () => ({
  session: { getPermission: () => ({ isGranted: page.isGranted }) },
  config: { productName: 'Lotse' },
}));
vi.mock('../../session/use-session.ts', () => ({ useSession: () => ({ claims: null }) }));
vi.mock('../to-refusal.ts', () => ({ toRefusal: () => null }));
// The screen is not what is tried here, and takes seconds to load.
vi.mock('design-system/screens/backoffice/ContentPages/EditedPage', () => ({
  EditedPage(props: EditedPageProps) {
    page.shown = props;
    return null;
  },
}));

const { forgetEverything, refresh } = await import('../../data/cache.ts');
const { oneStaffPage } = await import('../../data/staff-pages.ts');
const { ApiError } = await import('../../http/api-error.ts');
const { Component } = await import('./EditedPageRoute.tsx');
const { get, change, remove, slug } = contentPagesApi;

const pageOf = (id: string) => ({ id, version: 1, title: `Titel ${id}`, body: `Text ${id}`, slug: id });
let removed = Promise.withResolvers<undefined>();
beforeEach(() => {
  vi.clearAllMocks();
  page.shown = undefined;
  page.isGranted = true;
  removed = Promise.withResolvers();
  // Whoever is asked agrees, but for leaving what is typed.
  page.confirm.mockImplementation(async ({ onAccept }) => {
    if (!onAccept) return false;
    await onAccept();
    return true;
  });
  page.call.mockImplementation(async (endpoint, { params }) => {
    if (endpoint === get) return pageOf(params.id);
    if (endpoint === change) return { ...pageOf(params.id), version: 2 };
    return endpoint === remove ? removed.promise : undefined;
  });
});
afterEach(() => {
  cleanup();
  forgetEverything();
});

async function open(id: string) {
  const router = createMemoryRouter(
    [
      { path: '/backoffice/inhaltsseiten/:id', Component },
      { path: '*', element: null },
    ],
    { initialEntries: [`/backoffice/inhaltsseiten/${id}`] },
  );
  await act(async () => render(createElement(RouterProvider, { router })));
  await expect.poll(() => page.shown?.state.kind).toBe('ready');
  return {
    path: () => router.state.location.pathname,
    go: (path: string) => act(() => router.navigate(path)),
    /** As a change of the session does. */
    render: () => act(() => router.revalidate()),
  };
}
const began = () => page.shown?.saving?.began.id;

test('another page of the same version is edited as what it is', async () => {
  const { go } = await open('a');
  await go('/backoffice/inhaltsseiten/b');
  await go('/backoffice/inhaltsseiten/a');
  await go('/backoffice/inhaltsseiten/b');
  await expect.poll(began).toBe('b');
});

/** Something is typed, and then the page is deleted; the answer is on its way. */
async function deleteTyped() {
  const way = await open('a');
  await act(async () => page.shown?.saving?.onChangedChange?.(true));
  await act(async () => page.shown?.onDelete?.(pageOf('a') as never));
  const sent = page.call.mock.calls.filter(([endpoint]) => endpoint === remove);
  expect(sent.map(([, { version }]) => version)).toEqual([1]);
  return way;
}

test('whoever deletes a page is led to the list, and not asked about what was typed of it', async () => {
  const { path } = await deleteTyped();
  await act(async () => removed.resolve(undefined));
  await expect.poll(path).toBe('/backoffice/inhaltsseiten');
  expect(page.confirm).toHaveBeenCalledOnce();
});

test('whoever has gone elsewhere meanwhile stays there', async () => {
  const { path, go } = await deleteTyped();
  await act(async () => page.shown?.saving?.onChangedChange?.(false));
  await go('/backoffice/angebote');
  await act(async () => removed.resolve(undefined));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(path()).toBe('/backoffice/angebote');
});

/** The page is asked for again, after somebody has deleted it, or has taken the permission away. */
async function lose(kind: 'notFound' | 'forbidden') {
  page.call.mockRejectedValue(new ApiError(kind, ''));
  await act(() => refresh(oneStaffPage));
}

test.each([
  ['deleted', 'notFound'],
  ['forbidden', 'forbidden'],
] as const)('what is typed of a page that is %s meanwhile stays, and cannot be saved', async (loss, kind) => {
  await open('a');
  await act(async () => page.shown?.saving?.onChangedChange?.(true));
  await lose(kind);
  await expect.poll(() => page.shown?.state).toMatchObject({ kind: 'ready', value: pageOf('a'), loss });
  await act(async () => page.shown?.saving?.onSubmit({ title: 'Neu' } as never));
  await expect
    .poll(() => page.shown?.saving?.failure?.reason)
    .toBe(kind === 'notFound' ? 'gone' : 'forbidden');
  expect(page.shown?.state.kind).toBe('ready');
  // Once nothing is typed any more, nothing of it stays.
  await act(async () => page.shown?.saving?.onChangedChange?.(false));
  expect(page.shown?.state.kind).toBe(kind);
});

test('what is typed stays when somebody may only read from now on, and may be given up', async () => {
  const { render } = await open('a');
  await act(async () => page.shown?.saving?.onChangedChange?.(true));
  page.isGranted = false;
  await render();
  expect(page.shown?.state).toMatchObject({ kind: 'ready', loss: 'forbidden' });
  expect(page.shown?.saving).toBeTruthy();
  await act(async () => page.shown?.saving?.onChangedChange?.(false));
  expect(page.shown?.state).not.toHaveProperty('loss');
  expect(page.shown?.saving).toBeNull();
});

test('a page in which nothing is typed goes with its permission', async () => {
  await open('a');
  await lose('forbidden');
  await expect.poll(() => page.shown?.state.kind).toBe('forbidden');
});

test('nothing is said of the slug that the page has already', async () => {
  page.call.mockImplementation(async (endpoint) => (endpoint === slug ? { isFree: true } : pageOf('a')));
  await open('a');
  const type = (text: string) => act(async () => page.shown?.onSlugChange(text));
  await type('neu');
  await expect.poll(() => page.shown?.slug).toBe('free');
  await type('a');
  expect(page.shown?.slug).toBe('unknown');
  expect(page.call.mock.calls.filter(([endpoint]) => endpoint === slug)).toHaveLength(1);
});
