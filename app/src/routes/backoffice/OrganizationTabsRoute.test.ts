import { act, cleanup, render } from '@testing-library/react';
import type { OrganizationFactsProps } from 'design-system/screens/settings/Organization/Organization';
import { createElement, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface PageProps {
  readonly state: { readonly kind: string; readonly value?: unknown };
  readonly children: (organization: unknown) => ReactNode;
}
const page = vi.hoisted(() => ({
  call: vi.fn<() => Promise<unknown>>(),
  confirm: vi.fn<() => Promise<boolean>>(),
  saving: undefined as OrganizationFactsProps['saving'] | undefined,
  state: undefined as PageProps['state'] | undefined,
}));
/** The screens are not what is tried here, and take seconds to load. */
const shown = vi.hoisted(() => ({
  page: ({ state, children }: PageProps) => {
    page.state = state;
    return state.kind === 'ready' ? children(state.value) : null;
  },
  form: ({ saving }: Pick<OrganizationFactsProps, 'saving'>) => {
    page.saving = saving;
    return null;
  },
  nothing: () => null,
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
  session: { getPermission: () => ({ isGranted: true }), claims: null },
  config: { productName: 'Lotse' },
}));
vi.mock('../../session/use-session.ts', () => ({ useSession: () => ({ claims: null }) }));
vi.mock('../to-refusal.ts', () => ({ toRefusal: () => null }));
vi.mock('./rights-of-staff.ts', () => ({ mayAdminister: () => true, mayEnd: () => false }));
vi.mock('design-system/screens/backoffice/OrganizationPage/OrganizationPage', () => ({
  OrganizationPage: shown.page,
}));
vi.mock('design-system/screens/settings/Organization/Organization', () => ({
  OrganizationFacts: shown.form,
}));
vi.mock('design-system/screens/backoffice/OrganizationPage/Account', () => ({ Account: shown.form }));
vi.mock('./OrganizationLogRoute.tsx', () => ({ OrganizationLogRoute: shown.nothing }));
vi.mock('./OrganizationProductsRoute.tsx', () => ({ OrganizationProductsRoute: shown.nothing }));
vi.mock('./OrganizationShipmentsRoute.tsx', () => ({ OrganizationShipmentsRoute: shown.nothing }));
vi.mock('./OrganizationUsersRoute.tsx', () => ({ OrganizationUsersRoute: shown.nothing }));

const { anyRecord } = await import('../../data/all-organizations.ts');
const { forgetEverything, refresh } = await import('../../data/cache.ts');
const { ApiError } = await import('../../http/api-error.ts');
const { Component } = await import('./AnyOrganizationRoute.tsx');

let agrees = false;
beforeEach(() => {
  vi.clearAllMocks();
  page.saving = undefined;
  page.state = undefined;
  page.call.mockResolvedValue({ orgCode: 'org_1', version: 1 });
  agrees = false;
  page.confirm.mockImplementation(async () => agrees);
});
afterEach(() => {
  cleanup();
  forgetEverything();
});

const path = '/backoffice/organisationen/org_1';
/** One tab after the other, in the last of which something is typed. */
async function typeIn(...tabs: readonly string[]) {
  const router = createMemoryRouter([{ path: '/backoffice/organisationen/:id', Component }], {
    initialEntries: tabs.map((tab) => `${path}?tab=${tab}`),
  });
  await act(async () => render(createElement(RouterProvider, { router })));
  await expect.poll(() => page.saving).toBeTruthy();
  await act(async () => page.saving?.onChangedChange?.(true));
  return {
    go: (to: string | number) => act(async () => router.navigate(to as string)),
    search: () => router.state.location.search,
  };
}

test.each([
  ['facts', 'users'],
  ['facts', 'account'],
  ['account', 'facts'],
  ['account', 'log'],
])('what is typed in the tab „%s“ is asked about before „%s“ is opened', async (typed, other) => {
  const { go, search } = await typeIn(typed);
  await go(`${path}?tab=${other}`);
  expect(page.confirm).toHaveBeenCalledOnce();
  expect(search()).toBe(`?tab=${typed}`);
  agrees = true;
  await go(`${path}?tab=${other}`);
  expect(search()).toBe(`?tab=${other}`);
});

test('it is asked about on the way back, too', async () => {
  const { go, search } = await typeIn('users', 'account');
  await go(-1);
  expect(page.confirm).toHaveBeenCalledOnce();
  expect(search()).toBe('?tab=account');
});

test('the tab that is open is no other one', async () => {
  const { go } = await typeIn('facts');
  await go(path);
  expect(page.confirm).not.toHaveBeenCalled();
});

test.each(['facts', 'account'])(
  'what is typed in the tab „%s“ of an organisation that is deleted meanwhile stays',
  async (tab) => {
    await typeIn(tab);
    page.call.mockRejectedValue(new ApiError('notFound', ''));
    await act(() => refresh(anyRecord));
    await expect.poll(() => page.state).toMatchObject({ kind: 'ready', loss: 'deleted' });
    // The form is the same: another one would have begun without what is typed.
    await act(async () => page.saving?.onChangedChange?.(false));
    expect(page.state?.kind).toBe('notFound');
  },
);
