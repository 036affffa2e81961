import { act, cleanup, render } from '@testing-library/react';
import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Asked {
  readonly query?: { readonly page?: number };
}
interface Screen {
  readonly panel?: ReactNode;
  readonly state: { readonly kind: string };
}
const page = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, asked: Asked) => Promise<unknown>>(),
  opened: 0,
  states: [] as string[],
}));
/** The screens and panels are not what is tried here, and take seconds to load. */
const shown = vi.hoisted(() => ({
  Screen: ({ panel, state }: Screen) => {
    page.states.push(state.kind);
    return panel;
  },
  Panel: () => {
    useEffect(() => {
      page.opened += 1;
    }, []);
    return null;
  },
}));
vi.mock('design-system/components/ConfirmProvider', () => ({
  preloadConfirm: async () => undefined,
  useConfirm: () => async () => false,
}));
vi.mock('design-system/components/LazyToastRegion', () => ({
  addToast: () => undefined,
  preloadToasts: async () => undefined,
}));
// The page's own client and session begin with the document.
vi.mock('../http/client.ts', () => ({ http: { call: page.call } }));
vi.mock('../services.ts', () => ({
  session: { getPermission: () => ({ isGranted: true }), getBooleanFlag: () => true },
  config: {},
}));
vi.mock('../session/use-session.ts', () => ({ useSession: () => ({ claims: null }) }));
vi.mock('./to-refusal.ts', () => ({ toRefusal: () => null }));
vi.mock('./new-shipment/ServedGeography.tsx', () => ({
  ServedGeography: ({ children }: { readonly children: ReactNode }) => children,
}));
vi.mock('design-system/screens/backoffice/Offers/Offers', () => ({ Offers: shown.Screen }));
vi.mock('design-system/screens/backoffice/CarrierProducts/CarrierProducts', () => ({
  CarrierProducts: shown.Screen,
}));
vi.mock('design-system/screens/backoffice/Countries/Countries', () => ({ Countries: shown.Screen }));
vi.mock('design-system/screens/backoffice/AllShipments/AllShipments', () => ({ AllShipments: shown.Screen }));
vi.mock('design-system/screens/backoffice/AuditLogs/AuditLogs', () => ({ AuditLogs: shown.Screen }));
vi.mock('design-system/screens/pickups/Pickups/Pickups', () => ({ Pickups: shown.Screen }));
vi.mock('design-system/screens/contacts/Contacts/Contacts', () => ({ Contacts: shown.Screen }));
vi.mock('./backoffice/OpenOffer.tsx', () => ({ OpenOffer: shown.Panel }));
vi.mock('./backoffice/OpenProduct.tsx', () => ({ OpenProduct: shown.Panel }));
vi.mock('./backoffice/OpenSync.tsx', () => ({ OpenSync: shown.Panel }));
vi.mock('./backoffice/OpenCountry.tsx', () => ({ OpenCountry: shown.Panel }));
vi.mock('./backoffice/OpenDeskShipment.tsx', () => ({ OpenDeskShipment: shown.Panel }));
vi.mock('./backoffice/OpenEntry.tsx', () => ({ OpenEntry: shown.Panel }));
vi.mock('./pickups/lazy-parts.tsx', () => ({ OpenPickup: shown.Panel, NewPickup: shown.Panel }));
vi.mock('./contacts/lazy-parts.tsx', () => ({ OpenContact: shown.Panel, ContactActions: () => null }));

const { forgetEverything, refreshEverything } = await import('../data/cache.ts');

const organization = { orgCode: 'org_1', orgName: 'Nordlicht' };
/** Somebody else has taken the last row of the second page, or the person has with a switch. */
let isShort = false;
beforeEach(() => {
  vi.clearAllMocks();
  page.opened = 0;
  page.states = [];
  isShort = false;
  page.call.mockImplementation(async (_, { query }) => {
    const isGone = isShort && query?.page === 2;
    const items = isGone ? [] : [{ id: `row_${query?.page}`, organization, object: {} }];
    return { items, totalItems: 1, totalPages: isShort ? 1 : 2, statusCounts: {}, counts: {}, tabCounts: {} };
  });
});
afterEach(() => {
  cleanup();
  forgetEverything();
});

interface Route {
  readonly Component: ComponentType;
}
test.each<[name: string, query: string, load: () => Promise<Route>]>([
  ['an offer', 'status=all&quote=q_1', () => import('./backoffice/OffersRoute.tsx')],
  ['a product', 'active=yes&product=prd_1', () => import('./backoffice/CarrierProductsRoute.tsx')],
  ['the synchronisation', 'sync=true', () => import('./backoffice/CarrierProductsRoute.tsx')],
  ['a country', 'search=a&country=DE', () => import('./backoffice/CountriesRoute.tsx')],
  ['any shipment', 'search=a&shipment=shp_1', () => import('./backoffice/AllShipmentsRoute.tsx')],
  ['an entry', 'search=a&entry=log_1', () => import('./backoffice/AuditLogsRoute.tsx')],
  ['a pickup', 'pickup=pup_1', () => import('./pickups/PickupsRoute.tsx')],
  ['a new pickup', 'create=true', () => import('./pickups/PickupsRoute.tsx')],
  ['a contact', 'search=a&contact=con_1', () => import('./contacts/ContactsRoute.tsx')],
])('the panel of %s stays as it is when its list becomes shorter than the page', async (_, query, load) => {
  const { Component } = await load();
  const router = createMemoryRouter([{ path: '*', Component }], {
    initialEntries: [`/liste?${query}&page=2`],
  });
  await act(async () => render(createElement(RouterProvider, { router })));
  await expect.poll(() => page.states.at(-1)).toBe('ready');
  isShort = true;
  page.states = [];
  await act(() => refreshEverything());
  const search = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
  await expect.poll(search).toEqual(Object.fromEntries(new URLSearchParams(query)));
  await expect.poll(() => page.call.mock.lastCall?.[1].query?.page ?? 1).toBe(1);
  expect(page.opened).toBe(1);
  // Nothing is said of rows that are not there.
  expect(new Set(page.states)).toEqual(new Set(['ready']));
});
