import { act, cleanup, render } from '@testing-library/react';
import { carrierProductsApi } from 'contract';
import type { TestItemProps } from 'design-system/screens/backoffice/TestItem/TestItem';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';

const page = vi.hoisted(() => ({
  mayAdminister: true,
  call: vi.fn<(endpoint: unknown) => Promise<unknown>>(),
  item: undefined as TestItemProps | undefined,
}));
vi.mock('design-system/components/ConfirmProvider', () => ({
  preloadConfirm: async () => undefined,
  useConfirm: () => async () => true,
}));
vi.mock('design-system/components/LazyToastRegion', () => ({
  addToast: () => undefined,
  preloadToasts: async () => undefined,
}));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call: page.call } }));
vi.mock('../../services.ts', () => ({ session: {}, config: { productName: 'Lotse' } }));
vi.mock('../../session/use-session.ts', () => ({ useSession: () => ({ claims: null }) }));
vi.mock('../to-refusal.ts', () => ({ toRefusal: () => null }));
vi.mock('./rights-of-staff.ts', () => ({ mayAdminister: () => page.mayAdminister }));
// What is heard of the latest execution has tests of its own.
vi.mock('./use-test-run.ts', () => {
  const nothing = { run: { execution: null }, results: new Map(), executions: 1, execute: () => {} };
  return { useTestRun: () => nothing };
});
// The screens are not what is tried here, and take seconds to load.
vi.mock('design-system/screens/backoffice/TestItem/NewTestItem', () => ({ NewTestItem: () => null }));
vi.mock('design-system/screens/backoffice/TestItem/TestItem', () => ({
  TestItem(props: TestItemProps) {
    page.item = props;
    return null;
  },
}));

const { forgetEverything } = await import('../../data/cache.ts');
const { Component } = await import('./TestItemRoute.tsx');

afterEach(() => {
  cleanup();
  forgetEverything();
});

test.each([true, false])('its product is called as staff call it, be it changed or not: %s', async (may) => {
  page.mayAdminister = may;
  page.call.mockImplementation(async (endpoint) =>
    endpoint === carrierProductsApi.list
      ? { items: [{ carrier: 'DHL', code: 'DHL_PAKET', name: 'DHL Paket', displayName: '' }] }
      : { id: 'tit_1', name: 'Fall 1', received: null, expected: null, version: 1 },
  );
  const router = createMemoryRouter([{ path: '/:id/item/:itemId', Component }], {
    initialEntries: ['/tsa_1/item/tit_1'],
  });
  await act(async () => render(createElement(RouterProvider, { router })));
  expect(page.item?.products).toEqual([{ carrier: 'DHL', code: 'DHL_PAKET', name: 'DHL Paket' }]);
  expect(page.item?.changes === null).toBe(!may);
});
