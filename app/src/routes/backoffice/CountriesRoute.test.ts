import { act, cleanup, render } from '@testing-library/react';
import type { CountriesProps } from 'design-system/screens/backoffice/Countries/Countries';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';

const page = vi.hoisted(() => ({ shown: undefined as CountriesProps | undefined }));
vi.mock('design-system/components/ConfirmProvider', () => ({
  preloadConfirm: async () => undefined,
  useConfirm: () => async () => true,
}));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({
  http: { call: async () => ({ items: [], totalItems: 0, totalPages: 1 }) },
}));
vi.mock('../../services.ts', () => ({ session: {}, config: {} }));
vi.mock('../../session/use-session.ts', () => ({ useSession: () => ({ claims: null }) }));
vi.mock('../to-refusal.ts', () => ({ toRefusal: () => null }));
vi.mock('./rights-of-staff.ts', () => ({ mayAdminister: () => true }));
// The screens are not what is tried here, and take seconds to load.
vi.mock('./OpenCountry.tsx', () => ({ OpenCountry: () => null }));
vi.mock('design-system/screens/backoffice/Countries/Countries', () => ({
  Countries(props: CountriesProps) {
    page.shown = props;
    return null;
  },
}));

const { forgetEverything } = await import('../../data/cache.ts');
const { Component } = await import('./CountriesRoute.tsx');

afterEach(() => {
  cleanup();
  forgetEverything();
});

test('the country that is edited stays open while the list beside it is searched', async () => {
  const address = '/backoffice/laender?country=CH';
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: [address] });
  // A search waits until the window's address is that of the list.
  window.history.replaceState(null, '', address);
  await act(async () => render(createElement(RouterProvider, { router })));
  act(() => page.shown?.onSearch('Schw'));
  await expect.poll(() => router.state.location.search).toContain('search=Schw');
  expect(page.shown?.openId).toBe('CH');
});
