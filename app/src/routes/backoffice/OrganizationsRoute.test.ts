import { act, cleanup, render } from '@testing-library/react';
import { organizationListApi } from 'contract';
import type { OrganizationsProps } from 'design-system/screens/backoffice/Organizations/Organizations';
import { organizationsCopy } from 'design-system/screens/backoffice/Organizations/Organizations.copy.ts';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const page = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, sent?: unknown) => Promise<unknown>>(),
  addToast: vi.fn<(toast: { readonly title: string; readonly description?: string }) => void>(),
  screen: undefined as OrganizationsProps | undefined,
}));
vi.mock('design-system/components/ConfirmProvider', () => ({
  preloadConfirm: async () => undefined,
  useConfirm: () => async () => true,
}));
vi.mock('design-system/components/LazyToastRegion', () => ({
  addToast: page.addToast,
  preloadToasts: async () => undefined,
}));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call: page.call } }));
vi.mock('../../services.ts', () => ({ session: {}, config: {} }));
vi.mock('../../session/use-session.ts', () => ({ useSession: () => ({ claims: null }) }));
vi.mock('../to-refusal.ts', () => ({ toRefusal: () => null }));
vi.mock('./rights-of-staff.ts', () => ({ mayAdminister: () => true }));
// The screen is not what is tried here, and takes seconds to load.
vi.mock('design-system/screens/backoffice/Organizations/Organizations', () => ({
  Organizations(props: OrganizationsProps) {
    page.screen = props;
    return null;
  },
}));

const { forgetEverything } = await import('../../data/cache.ts');
const { ApiError } = await import('../../http/api-error.ts');
const { Component } = await import('./OrganizationsRoute.tsx');
const { list, create } = organizationListApi;
const { told, creation } = organizationsCopy;

let answer: PromiseWithResolvers<unknown>;
beforeEach(() => {
  vi.clearAllMocks();
  answer = Promise.withResolvers();
  page.call.mockImplementation(async (endpoint) =>
    endpoint === create ? answer.promise : { items: [], totalItems: 0, totalPages: 1 },
  );
});
afterEach(() => {
  cleanup();
  forgetEverything();
});

/** The list at an address. */
async function open(address: string) {
  const routes = [
    { path: '/backoffice/organisationen', Component },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await act(async () => render(createElement(RouterProvider, { router })));
  return router;
}

/** The list, with an organisation on its way. */
async function submit() {
  const router = await open('/backoffice/organisationen');
  act(() => page.screen?.onCreate?.());
  const draft = { orgName: 'Nordlicht', externalOrgId: '', ownerEmail: 'ina@nordlicht.example' };
  await act(async () => page.screen?.creation?.onSubmit(draft as never));
  return { leave: () => act(() => router.navigate('/')), path: () => router.state.location.pathname };
}

test('who has made an organisation comes to it; who has left meanwhile is told, and stays where they are', async () => {
  const made = { orgCode: 'NORD', orgName: 'Nordlicht' };
  const here = await submit();
  await act(async () => answer.resolve(made));
  expect(here.path()).toBe('/backoffice/organisationen/NORD');
  cleanup();
  answer = Promise.withResolvers();
  const gone = await submit();
  await gone.leave();
  await act(async () => answer.resolve(made));
  expect(gone.path()).toBe('/');
  const words = { title: told.created('Nordlicht'), description: told.invited('ina@nordlicht.example') };
  expect(page.addToast.mock.calls).toMatchObject([[words], [words]]);
});

test('who has left an organisation on its way is told that it was not made', async () => {
  const { leave } = await submit();
  await leave();
  const problem = { title: 'Abgelehnt.', status: 422 } as never;
  await act(async () => answer.reject(new ApiError('invalid', 'no', { status: 422, problem })));
  const words = { title: creation.notCreated, description: 'Nordlicht · Abgelehnt.' };
  expect(page.addToast.mock.calls).toMatchObject([[words]]);
});

test('new ones alone are asked for, searched among, and one link away from all', async () => {
  await open('/backoffice/organisationen?onlyNew=true&search=Kiel&page=1');
  const asked = page.call.mock.calls.findLast(([endpoint]) => endpoint === list);
  expect(asked?.[1]).toMatchObject({ query: { search: 'Kiel', onlyNew: true, page: 1 } });
  expect(page.screen?.hrefs.list(false)).toBe('/backoffice/organisationen?search=Kiel');
  expect(page.screen?.hrefs.reset).toBe('/backoffice/organisationen?onlyNew=true');
  cleanup();
  await open('/backoffice/organisationen');
  expect(page.screen?.state).toMatchObject({ kind: 'empty' });
  const all = page.call.mock.calls.findLast(([endpoint]) => endpoint === list);
  expect(all?.[1]).not.toHaveProperty('query.onlyNew');
});
