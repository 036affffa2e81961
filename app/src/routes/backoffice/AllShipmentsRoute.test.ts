import { act, cleanup, render } from '@testing-library/react';
import { shipmentDeskApi } from 'contract';
import { submitFailureCopy } from 'design-system/forms/submit-failure.copy.ts';
import type { AllShipmentsProps } from 'design-system/screens/backoffice/AllShipments/AllShipments';
import { allShipmentsCopy } from 'design-system/screens/backoffice/AllShipments/AllShipments.copy.ts';
import type { DeskShipmentPanelProps } from 'design-system/screens/backoffice/AllShipments/DeskShipmentPanel';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const page = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, sent: unknown) => Promise<unknown>>(),
  addToast: vi.fn<(toast: { readonly title: string }) => void>(),
  confirm: vi.fn(async () => false),
  list: undefined as AllShipmentsProps | undefined,
  panel: undefined as DeskShipmentPanelProps | undefined,
}));
vi.mock('design-system/components/ConfirmProvider', () => ({
  preloadConfirm: async () => undefined,
  useConfirm: () => page.confirm,
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
// The screens are not what is tried here, and take seconds to load.
vi.mock('design-system/screens/backoffice/AllShipments/AllShipments', () => ({
  AllShipments(props: AllShipmentsProps) {
    page.list = props;
    return props.panel;
  },
}));
vi.mock('design-system/screens/backoffice/AllShipments/DeskShipmentPanel', () => ({
  DeskShipmentPanel(props: DeskShipmentPanelProps) {
    page.panel = props;
    return null;
  },
}));

const { forgetEverything } = await import('../../data/cache.ts');
const { ApiError } = await import('../../http/api-error.ts');
const { heldInput } = await import('../../leaving/unsaved-input.ts');
const { Component } = await import('./AllShipmentsRoute.tsx');
const { get, list, refresh, addTrackingNumber } = shipmentDeskApi;
const { told, panel } = allShipmentsCopy;

let trackingNumber: string | null;
let write: () => Promise<unknown>;
beforeEach(() => {
  vi.clearAllMocks();
  page.panel = undefined;
  trackingNumber = null;
  page.call.mockImplementation(async (endpoint) => {
    if (endpoint === get) return { shipment: { id: 'shp_1', status: 'created', trackingNumber } };
    return endpoint === list ? { items: [], totalItems: 0, totalPages: 1, statusCounts: {} } : write();
  });
});
afterEach(() => {
  cleanup();
  forgetEverything();
});

/** The list with a shipment beside it. */
async function openShipment() {
  const router = createMemoryRouter([{ path: '*', Component }], {
    initialEntries: ['/backoffice/sendungen?carrier=DHL&shipment=shp_1'],
  });
  await act(async () => render(createElement(RouterProvider, { router })));
  await expect
    .poll(() => page.panel?.state)
    .toMatchObject({ kind: 'ready', value: { shipment: { id: 'shp_1' } } });
  return {
    search: () => router.state.location.search,
    openNext: () => act(() => router.navigate('/backoffice/sendungen?shipment=shp_2')),
  };
}

const titles = () => page.addToast.mock.calls.map(([{ title }]) => title);
const sentTo = (endpoint: unknown) => page.call.mock.calls.filter(([asked]) => asked === endpoint);
const addNumber = () => act(async () => page.panel?.numbering.onSubmit({ trackingNumber: '0034' }));

test('whoever closes the panel comes back to the list as it was narrowed down', async () => {
  const { search } = await openShipment();
  await act(async () => page.panel?.onClose());
  expect(search()).toBe('?carrier=DHL');
});

test('what narrows nothing down is not asked for, and exceptions of today are', async () => {
  await openShipment();
  expect(sentTo(list)[0]?.[1]).toMatchObject({ query: { carrier: 'DHL', status: 'all', page: 1 } });
  expect(sentTo(list)[0]?.[1]).not.toHaveProperty('query.exceptionToday');
  await act(async () => page.list?.onFilter({ status: 'exception', exceptionToday: true }));
  expect(sentTo(list).at(-1)?.[1]).toMatchObject({ query: { status: 'exception', exceptionToday: true } });
});

test('what is open stays open while the list beside it is searched', async () => {
  const { search } = await openShipment();
  // A search waits until the window's address is that of the list.
  window.history.replaceState(null, '', `/backoffice/sendungen${search()}`);
  act(() => page.list?.onSearch('Tietze'));
  await expect.poll(search).toContain('search=Tietze');
  expect(search()).toContain('shipment=shp_1');
});

test('what the carrier says anew is read, and told', async () => {
  await openShipment();
  write = async () => ({ trackingNumber: (trackingNumber = '0012') });
  await act(async () => page.panel?.refreshing.onRefresh());
  await expect
    .poll(() => page.panel?.state)
    .toMatchObject({ value: { shipment: { trackingNumber: '0012' } } });
  expect(titles()).toEqual([told.refreshed]);
  expect(sentTo(refresh)[0]?.[1]).toMatchObject({ params: { id: 'shp_1' } });
});

const problem = { title: 'Nicht übernommen.', detail: 'Die Nummer gibt es schon.', status: 409 };
const refused = () => new ApiError('conflict', 'x', { status: 409, problem } as never);
const unanswered = () => new ApiError('timeout', 'x');

test.each([
  ['refuses', told.notRefreshed.failed, refused],
  ['does not answer', told.notRefreshed.open, () => new ApiError('timeout', 'x')],
] as const)('a carrier that %s is told as that', async (_what, title, error) => {
  await openShipment();
  write = async () => Promise.reject(error());
  await act(async () => page.panel?.refreshing.onRefresh());
  expect(titles()).toEqual([title]);
  expect(page.panel?.refreshing.pending).toBe(false);
});

test('a number that comes late is noted, read and told', async () => {
  await openShipment();
  write = async () => ({ trackingNumber: (trackingNumber = '0034') });
  await addNumber();
  await expect
    .poll(() => page.panel?.state)
    .toMatchObject({ value: { shipment: { trackingNumber: '0034' } } });
  expect(titles()).toEqual([told.added]);
  const sent = { params: { id: 'shp_1' }, body: { trackingNumber: '0034' } };
  expect(sentTo(addTrackingNumber)[0]?.[1]).toMatchObject(sent);
});

test('one that is refused keeps its form, with the reason', async () => {
  await openShipment();
  write = async () => Promise.reject(refused());
  await addNumber();
  expect(page.panel?.numbering).toMatchObject({
    pending: false,
    failure: { reason: 'conflict', detail: 'Die Nummer gibt es schon.' },
  });
  expect(titles()).toEqual([]);
});

test.each([
  [
    'refused, as there is another one',
    '0056',
    refused,
    { tone: 'danger', title: panel.notAdded, description: '0034 · Die Nummer gibt es schon.' },
  ],
  [
    'not answered, as there is another one',
    '0056',
    unanswered,
    {
      tone: 'danger',
      title: submitFailureCopy.openTitle,
      description: `0034 · ${writeFailureCopy.unanswered}`,
    },
  ],
  ['not answered, and is there', '0034', unanswered, { tone: 'success', title: told.added }],
])('one that is %s is told of where its form has made way', async (_, noted, error, toast) => {
  await openShipment();
  write = async () => {
    trackingNumber = noted;
    throw error();
  };
  await addNumber();
  await expect
    .poll(() => page.panel?.state)
    .toMatchObject({ value: { shipment: { trackingNumber: noted } } });
  expect(page.addToast.mock.calls).toEqual([[toast]]);
  expect(page.panel?.numbering.failure).toBeNull();
});

test.each([
  ['noted', async () => ({}), told.added, '0034'],
  [
    'refused',
    async () => {
      throw new ApiError('invalid', 'no', {
        status: 422,
        problem: { title: 'Unbekannt.', status: 422 } as never,
      });
    },
    panel.notAdded,
    '0034 · Unbekannt.',
  ],
])(
  'a number of a shipment that was left meanwhile is %s all the same, and told',
  async (_, outcome, ...words) => {
    const { openNext } = await openShipment();
    const answer = Promise.withResolvers<void>();
    write = () => answer.promise.then(outcome);
    await addNumber();
    await openNext();
    await expect.poll(() => page.panel?.numbering.pending).toBe(false);
    await act(async () => answer.resolve());
    const [title, description] = words;
    expect(page.addToast.mock.calls).toMatchObject([[{ title, description }]]);
    expect(sentTo(addTrackingNumber)[0]?.[1]).not.toMatchObject({ signal: { aborted: true } });
  },
);

const type = () => act(async () => page.panel?.numbering.onChangedChange?.(true));
const close = () => act(async () => page.panel?.onClose());

test('a number that is typed and not noted is held, and asked about', async () => {
  const { search } = await openShipment();
  await type();
  expect(heldInput()).toBe('draft');
  await close();
  expect(page.confirm).toHaveBeenCalledOnce();
  expect(search()).toContain('shipment=shp_1');
});

test('one that is noted is asked about no more', async () => {
  const { search } = await openShipment();
  await type();
  write = async () => ({ trackingNumber: (trackingNumber = '0034') });
  await addNumber();
  expect(heldInput()).toBe('nothing');
  await close();
  expect(page.confirm).not.toHaveBeenCalled();
  expect(search()).toBe('?carrier=DHL');
});
