import { act, cleanup, render } from '@testing-library/react';
import { backofficeApi, cronRunsApi } from 'contract';
import type { OverviewProps } from 'design-system/screens/backoffice/Overview/Overview';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';

const page = vi.hoisted(() => ({
  call: vi.fn<
    (endpoint: unknown, sent?: { readonly query?: { readonly onlyTroubled?: boolean } }) => Promise<unknown>
  >(),
  places: { allShipments: '/backoffice/sendungen', organizations: '/backoffice/organisationen' } as {
    allShipments?: string;
    organizations?: string;
  },
  shown: undefined as OverviewProps | undefined,
}));
vi.mock('design-system/components/ConfirmProvider', () => ({ useConfirm: () => async () => false }));
vi.mock('design-system/components/LazyToastRegion', () => ({ addToast: () => undefined }));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call: page.call } }));
vi.mock('../../services.ts', () => ({ session: { getPermission: () => ({ isGranted: true }) } }));
vi.mock('../../session/use-session.ts', () => ({ useSession: () => ({ claims: null }) }));
vi.mock('../to-refusal.ts', () => ({ toRefusal: () => null }));
vi.mock('../frame/backoffice-places.ts', () => ({ backofficePlacesFor: () => page.places }));
// The screen is not what is tried here, and takes seconds to load.
vi.mock('design-system/screens/backoffice/Overview/Overview', () => ({
  OverviewForStrangers: () => null,
  Overview(props: OverviewProps) {
    page.shown = props;
    return null;
  },
}));

const { forgetEverything, refresh } = await import('../../data/cache.ts');
const { cronRunList } = await import('../../data/cron-runs.ts');
const { Component } = await import('./OverviewRoute.tsx');

afterEach(() => {
  cleanup();
  forgetEverything();
  vi.useRealTimers();
});

test('the figures follow a run that ends below them', async () => {
  let status = 'pending';
  page.call.mockImplementation(async (endpoint) => {
    if (endpoint === backofficeApi.overview) return { of: status };
    if (endpoint !== cronRunsApi.list) return undefined;
    return { items: [{ id: 'run_1', status }], totalItems: 1, totalPages: 1 };
  });
  const router = createMemoryRouter([{ path: '*', Component }]);
  await act(async () => render(createElement(RouterProvider, { router })));
  const figures = () => page.shown?.figures;
  await expect.poll(figures).toMatchObject({ kind: 'ready', value: { of: 'pending' } });
  status = 'failed';
  await act(() => refresh(cronRunList));
  await expect.poll(figures).toMatchObject({ kind: 'ready', value: { of: 'failed' } });
});

test('a list of runs with failures follows one that ends, and the figure leads to it', async () => {
  let status = 'pending';
  page.call.mockImplementation(async (endpoint, { query } = {}) => {
    if (endpoint === backofficeApi.overview) return { of: status };
    const items = [{ id: 'run_1', status }].filter((run) => !query?.onlyTroubled || run.status === 'failed');
    return { items, totalItems: items.length, totalPages: 1 };
  });
  const router = createMemoryRouter([{ path: '*', Component }], {
    initialEntries: ['/backoffice?onlyTroubled=true'],
  });
  vi.useFakeTimers();
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  render(createElement(RouterProvider, { router }));
  await pass(0);
  expect(page.shown?.state).toMatchObject({ kind: 'noHits' });
  expect(page.shown?.hrefs.runs(true)).toBe('/backoffice?onlyTroubled=true');
  status = 'failed';
  await pass(10_000);
  expect(page.shown?.state).toMatchObject({ kind: 'ready', value: { items: [{ id: 'run_1' }] } });
});

test('each figure leads to just what it counts, for whoever may see that', async () => {
  page.call.mockResolvedValue({ items: [], totalItems: 0, totalPages: 1 });
  const shown = async () => {
    const router = createMemoryRouter([{ path: '*', Component }]);
    await act(async () => render(createElement(RouterProvider, { router })));
    return page.shown?.hrefs;
  };
  expect(await shown()).toMatchObject({
    exceptions: '/backoffice/sendungen?status=exception&exceptionToday=true',
    organizations: '/backoffice/organisationen?onlyNew=true',
  });
  page.places = {};
  expect(await shown()).toMatchObject({ exceptions: undefined, organizations: undefined });
});
