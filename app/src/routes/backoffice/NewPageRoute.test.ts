import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { contentPagesApi } from 'contract';
import { contentPagesCopy } from 'design-system/screens/backoffice/ContentPages/ContentPages.copy.ts';
import type { NewPageProps } from 'design-system/screens/backoffice/ContentPages/NewPage';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { call, addToast, screenOf } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown) => Promise<unknown>>(),
  addToast: vi.fn<(toast: { readonly title: string; readonly description?: string }) => void>(),
  screenOf: { submit: undefined as NewPageProps['onSubmit'] | undefined },
}));
vi.mock('design-system/components/ConfirmProvider', () => ({
  preloadConfirm: async () => undefined,
  useConfirm: () => async () => false,
}));
vi.mock('design-system/components/LazyToastRegion', () => ({
  addToast,
  preloadToasts: async () => undefined,
}));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call } }));
vi.mock('../../services.ts', () => ({ session: { getPermission: () => ({ isGranted: true }) } }));
// The screen is not what is tried here, and takes seconds to load.
vi.mock('design-system/screens/backoffice/ContentPages/NewPage', () => ({
  NewPage({ missing, onSubmit }: NewPageProps) {
    screenOf.submit = onSubmit;
    return createElement('input', {
      defaultValue: '',
      'aria-label': `begins with ${missing[0] ?? 'nothing'}`,
    });
  },
}));

const { forgetEverything, refresh } = await import('../../data/cache.ts');
const { staffPageList } = await import('../../data/staff-pages.ts');
const { ApiError } = await import('../../http/api-error.ts');
const { Component } = await import('./NewPageRoute.tsx');

const lists = () => call.mock.calls.filter(([endpoint]) => endpoint === contentPagesApi.list).length;
beforeEach(() => {
  call.mockReset();
  addToast.mockReset();
});
afterEach(() => {
  cleanup();
  forgetEverything();
});

const settle = () => act(async () => {});
async function open() {
  const routes = [
    { path: '/', Component },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes);
  render(createElement(RouterProvider, { router }));
  await settle();
  return router;
}

test('what is typed stays, though the list that failed is asked for again', async () => {
  call.mockRejectedValueOnce(new Error('502'));
  await open();
  const field = screen.getByRole('textbox', { name: 'begins with nothing' });
  fireEvent.change(field, { target: { value: '<h1>Impressum</h1>' } });
  const answer = Promise.withResolvers<unknown>();
  call.mockReturnValue(answer.promise);
  await act(async () => void refresh(staffPageList));
  expect(lists()).toBe(2);
  expect(screen.getByRole('textbox')).toBe(field);
  await act(async () => answer.resolve({ items: [], totalItems: 0, missing: ['imprint'] }));
  expect(screen.getByRole('textbox')).toBe(field);
});

test('it begins with the legal page that is missing', async () => {
  call.mockResolvedValue({ items: [], totalItems: 0, missing: ['imprint'] });
  await open();
  expect(screen.getByRole('textbox', { name: 'begins with imprint' })).toBeTruthy();
});

test.each([
  ['is published', { id: 'pag_1', title: 'Zoll' }, contentPagesCopy.told.created, 'Zoll'],
  ['is refused', undefined, contentPagesCopy.editor.notCreated, 'Zoll · Abgelehnt.'],
])(
  'a page that was left on its way and %s is told of where the person is',
  async (_, made, title, description) => {
    const answer = Promise.withResolvers<unknown>();
    call.mockImplementation(async (endpoint) =>
      endpoint === contentPagesApi.create ? answer.promise : { items: [], totalItems: 0, missing: [] },
    );
    const router = await open();
    await act(async () => screenOf.submit?.({ title: 'Zoll' } as never));
    await act(() => router.navigate('/anderswo'));
    const problem = { title: 'Abgelehnt.', status: 422 } as never;
    await act(async () =>
      made ? answer.resolve(made) : answer.reject(new ApiError('invalid', 'no', { status: 422, problem })),
    );
    expect(addToast.mock.calls).toMatchObject([[{ tone: made ? 'success' : 'danger', title, description }]]);
    expect(router.state.location.pathname).toBe('/anderswo');
  },
);
