import { act, cleanup, render } from '@testing-library/react';
import { emptyAddressBlock, pickupsApi } from 'contract';
import type { ConfirmRequest } from 'design-system/components/ConfirmProvider';
import type { PickupFormProps } from 'design-system/screens/pickups/PickupForm/PickupForm';
import type { PickupPanelProps } from 'design-system/screens/pickups/PickupForm/PickupPanel';
import type { PickupsProps } from 'design-system/screens/pickups/Pickups/Pickups';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedIn } from '../../session/testing/snapshots.ts';

const page = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, asked?: { readonly version?: number }) => Promise<unknown>>(),
  snapshot: undefined as unknown,
  form: undefined as PickupFormProps | undefined,
  list: undefined as PickupsProps | undefined,
  /** Questions are answered with yes, and what is agreed to is done. */
  confirm: vi.fn<(request: ConfirmRequest) => Promise<boolean>>(async ({ onAccept }) => {
    await onAccept?.();
    return true;
  }),
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
  session: {
    getSnapshot: () => page.snapshot,
    getPermission: () => ({ isGranted: true }),
    getBooleanFlag: () => true,
  },
}));
vi.mock('../../session/use-session.ts', () => ({ useSession: () => page.snapshot }));
vi.mock('../new-shipment/ServedGeography.tsx', () => ({
  ServedGeography: ({ children }: { readonly children: unknown }) => children,
}));
vi.mock('../to-refusal.ts', () => ({ toRefusal: () => null }));
// The screens are not what is tried here, and take seconds to load.
vi.mock('design-system/screens/pickups/Pickups/Pickups', () => ({
  Pickups(props: PickupsProps) {
    page.list = props;
    return props.panel;
  },
}));
vi.mock('design-system/screens/pickups/PickupForm/PickupPanel', () => ({
  PickupPanel: ({ state, renderForm }: PickupPanelProps) =>
    state.kind === 'ready' ? renderForm(state.value) : null,
}));
vi.mock('design-system/screens/pickups/PickupForm/PickupForm', () => ({
  PickupForm(props: PickupFormProps) {
    page.form = props;
    return null;
  },
}));

const { forgetEverything, refresh, rememberAnswer } = await import('../../data/cache.ts');
const { onePickup } = await import('../../data/pickups.ts');
const { Component } = await import('./PickupsRoute.tsx');

const first = {
  id: 'pic_1',
  version: 1,
  address: emptyAddressBlock('DE'),
  startAt: '2026-12-07T00:00:00',
  isRecurring: false,
  selfDelivery: false,
  frequency: null,
  interval: 1,
  byWeekDay: [],
  endAt: null,
  lastPossiblePickupTime: '16:30',
  totalPackages: 7,
  maximumWeightKg: 5,
  longestSideCm: 40,
  additionalInformation: '',
};
const second = { ...first, version: 2, totalPackages: 9 };
let now = first;
beforeEach(() => {
  page.snapshot = signedIn();
  page.form = undefined;
  page.confirm.mockClear();
  now = first;
  page.call.mockImplementation(async (endpoint) => {
    if (endpoint === pickupsApi.get) return now;
    return { items: [], totalItems: 0, totalPages: 1, tabCounts: {}, ready: null };
  });
});
afterEach(() => {
  cleanup();
  forgetEverything();
});

async function open() {
  const initialEntries = [`/abholungen?pickup=${first.id}`];
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries });
  await act(async () => render(createElement(RouterProvider, { router })));
  await expect.poll(() => page.form).toBeDefined();
  return { search: () => router.state.location.search, back: () => act(() => router.navigate(-1)) };
}

test('a form begins with what is read now, though an older answer was there first', async () => {
  rememberAnswer(onePickup(first.id), first as never);
  now = second;
  await open();
  await expect.poll(() => page.form).toMatchObject({ initialInput: { totalPackages: '9' }, stale: null });
});

test('what is typed stays beside what somebody else has changed, and is saved over it once that is decided', async () => {
  await open();
  act(() => page.form?.onChangedChange(true));
  now = second;
  await act(() => refresh(onePickup));
  await expect.poll(() => page.form?.stale).toMatchObject({ current: second, isKept: false });
  expect(page.form?.initialInput).toMatchObject({ totalPackages: '7' });
  act(() => page.form?.stale?.onKeepMine());
  expect(page.form).toMatchObject({ initialInput: { totalPackages: '7' }, stale: { isKept: true } });
  await act(async () => page.form?.onSubmit({} as never));
  const sent = page.call.mock.calls.find(([endpoint]) => endpoint === pickupsApi.change);
  expect(sent?.[1]).toMatchObject({ version: 2 });
});

test('whoever leaves it as somebody else has made it begins with that', async () => {
  await open();
  act(() => page.form?.onChangedChange(true));
  now = second;
  await act(() => refresh(onePickup));
  await expect.poll(() => page.form?.stale).toMatchObject({ current: second });
  act(() => page.form?.stale?.onLoadCurrent());
  expect(page.form).toMatchObject({ initialInput: { totalPackages: '9' }, stale: null });
});

test.each([
  ['the panel', () => page.form?.onDelete?.()],
  ['the list', () => page.list?.onDelete(first as never)],
])(
  'with a pickup that is deleted from %s goes what was typed, and nobody is asked about it',
  async (_, remove) => {
    const { search, back } = await open();
    act(() => page.form?.onChangedChange(true));
    await act(async () => remove());
    await expect.poll(search).toBe('');
    expect(page.confirm).toHaveBeenCalledOnce();
    // Whoever goes back there is not led away again.
    await back();
    expect(search()).toBe('?pickup=pic_1');
  },
);
