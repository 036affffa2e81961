import { act, cleanup, render } from '@testing-library/react';
import { carrierProductsApi, testItemsApi, testSamplesApi } from 'contract';
import type { TestHistoryProps } from 'design-system/screens/backoffice/TestSample/TestHistory';
import type { TestResultsProps } from 'design-system/screens/backoffice/TestSample/TestResults';
import type { TestSampleProps } from 'design-system/screens/backoffice/TestSample/TestSample';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { begun } from './testing/test-run.ts';

const page = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, sent?: unknown) => Promise<unknown>>(),
  history: undefined as TestHistoryProps | undefined,
  results: undefined as TestResultsProps | undefined,
  sample: undefined as TestSampleProps | undefined,
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
vi.mock('./rights-of-staff.ts', () => ({ mayAdminister: () => true }));
// What is heard of the latest execution has tests of its own.
vi.mock('./use-test-run.ts', () => {
  const nothing = { run: { execution: null }, results: new Map(), executions: 1, execute: () => {} };
  return { useTestRun: () => nothing };
});
// The screens are not what is tried here, and take seconds to load.
vi.mock('design-system/screens/backoffice/TestSample/TestSample', () => ({
  TestSample(props: TestSampleProps) {
    page.sample = props;
    return null;
  },
}));
vi.mock('design-system/screens/backoffice/TestSample/TestHistory', () => ({
  TestHistory(props: TestHistoryProps) {
    page.history = props;
    return null;
  },
}));
vi.mock('design-system/screens/backoffice/TestSample/TestResults', () => ({
  TestResults(props: TestResultsProps) {
    page.results = props;
    return null;
  },
}));

const { forgetEverything } = await import('../../data/cache.ts');
const { ApiError } = await import('../../http/api-error.ts');
const { Component } = await import('./TestSampleRoute.tsx');

const series = '/backoffice/testcenter/tsa_customs';
const [first, second] = begun.results;
/** Of three cases the third is deleted since. */
const over = {
  execution: { ...begun.execution, status: 'done', deviant: 2, failed: 1, total: 3 },
  results: [
    { ...first, status: 'deviant' },
    { ...second, status: 'failed' },
    { ...second, testItemId: 'tit_3', status: 'deviant' },
  ],
};

const parcel = { carrier: 'DHL', code: 'DHL_PAKET', name: 'DHL Paket', displayName: 'Paket' };
const cases = ['tit_1', 'tit_2'].map((id) => ({ id, latest: null }));

beforeEach(() => {
  page.call.mockReset().mockImplementation(async (endpoint) => {
    if (endpoint === testSamplesApi.execution) return over;
    if (endpoint === testSamplesApi.executions) return { items: [], totalItems: 0, totalPages: 1 };
    if (endpoint === testItemsApi.items) return { items: cases };
    if (endpoint === carrierProductsApi.list) return { items: [parcel] };
    return { id: 'tsa_customs', name: 'Zoll' };
  });
});
afterEach(() => {
  cleanup();
  forgetEverything();
});

async function open(query: string) {
  const routes = [
    { path: '/backoffice/testcenter/:id', Component },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`${series}?${query}`] });
  await act(async () => render(createElement(RouterProvider, { router })));
  return { search: () => router.state.location.search };
}

const shown = () => page.results?.state.kind === 'ready' && page.results.state.value.items;

test('an execution of the history leads to what became of its cases', async () => {
  await open('view=history');
  expect(page.history?.hrefs.execution('exe_28')).toBe(`${series}?view=history&execution=exe_28`);
  await open('view=history&execution=exe_28');
  expect(page.results?.execution).toMatchObject({ number: 28 });
  expect(page.results?.counts).toEqual({ deviant: 2, failed: 1 });
  // Where there was an answer it is shown over the case; there is nothing to show of a case that is deleted.
  expect(shown()).toMatchObject([
    { href: `${series}/item/tit_1?execution=exe_28` },
    { href: `${series}/item/tit_2` },
    { href: undefined },
  ]);
  expect(page.results?.hrefs.history).toBe(`${series}?view=history`);
});

test('those alone are shown that stood so, and all again', async () => {
  const { search } = await open('view=history&execution=exe_28&status=deviant');
  expect(shown()).toMatchObject([{ result: { testItemId: 'tit_1' } }, { result: { testItemId: 'tit_3' } }]);
  expect(page.results?.counts).toEqual({ deviant: 2, failed: 1 });
  await act(async () => page.results?.onFilter('all'));
  expect(search()).toBe('?view=history&execution=exe_28');
  expect(shown()).toHaveLength(3);
});

test('an execution that is not there any more is told as that', async () => {
  const answer = page.call.getMockImplementation();
  page.call.mockImplementation(async (endpoint) => {
    if (endpoint === testSamplesApi.execution) throw new ApiError('notFound', '', { status: 404 });
    return answer?.(endpoint);
  });
  await open('view=history&execution=exe_1');
  expect(page.results?.state).toEqual({ kind: 'notFound' });
});

test('products of cases are called as staff call them', async () => {
  await open('');
  expect(page.sample?.products).toEqual([{ carrier: 'DHL', code: 'DHL_PAKET', name: 'Paket' }]);
});
