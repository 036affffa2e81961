import { act, cleanup, renderHook } from '@testing-library/react';
import type { Rate, Shipment } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../browser/testing/memory-storage.ts';
import { createShipmentDraftStore } from '../../drafts/shipment-draft-store.ts';
import { completeDraft } from '../../drafts/testing/complete-draft.ts';
import { completeInput } from '../../drafts/testing/complete-input.ts';
import { ApiError } from '../../http/api-error.ts';
import type { OrderingCalls } from './ordering.ts';
import { createdShipment } from './testing/created-shipment.ts';

const session = vi.hoisted(() => ({ status: 'signedIn' }));
// The page's own client and session begin with the document.
vi.mock('../../session/use-session.ts', () => ({ useSession: () => session }));
vi.mock('../../data/shipment-orders.ts', () => ({ createShipment: vi.fn(), findCreatedShipment: vi.fn() }));
vi.mock('../../data/parties.ts', () => ({ createContact: { send: vi.fn(), makesOld: [] } }));
vi.mock('../../http/client.ts', () => ({ http: {} }));

const { callsForOffer, useOrder } = await import('./use-order.ts');
const { createShipment } = await import('../../data/shipment-orders.ts');

beforeEach(() => {
  session.status = 'signedIn';
});
afterEach(cleanup);

const owner = { sub: 'person-1', orgCode: 'org_1' };
const wish = { intent: 'order', saveRecipient: true } as const;
const shipment = createdShipment('shp_1');

/** A form that is filled in, and a platform whose answers the test holds back. */
function setUp() {
  const storage = memoryStorage();
  const store = createShipmentDraftStore(storage, owner);
  store.save({ input: completeInput, selectedRate: null });
  const answer = Promise.withResolvers<Shipment>();
  const calls = {
    create: vi.fn<OrderingCalls['create']>(() => answer.promise),
    find: vi.fn<OrderingCalls['find']>(async () => shipment),
    saveRecipient: vi.fn<OrderingCalls['saveRecipient']>(),
    wait: async () => {},
    report: vi.fn<OrderingCalls['report']>(),
  };
  const open = (hasOpenAttempt: boolean) => renderHook(() => useOrder(store, hasOpenAttempt, calls));
  const stored = () => createShipmentDraftStore(storage, owner).load();
  return { store, stored, storage, calls, answer, open };
}

test('an order whose answer was lost is looked up, and its recipient is kept all the same', async () => {
  const t = setUp();
  const { result } = t.open(false);
  act(() => void result.current.submit(completeDraft, wish));
  await act(async () => t.answer.reject(new ApiError('timeout', 'x')));
  expect(t.calls.saveRecipient).not.toHaveBeenCalled();
  await act(() => result.current.lookUp());
  expect(result.current.created).toBe(shipment);
  expect(t.calls.saveRecipient.mock.calls).toEqual([[completeDraft.to, expect.any(String)]]);
});

test('an attempt that a tab was left with is looked up once, and its recipient is kept', async () => {
  const t = setUp();
  const { idempotencyKey, recipientKey } = t.store.beginAttempt(completeDraft, true);
  const { result, rerender } = t.open(true);
  await act(async () => rerender());
  expect(t.calls.find.mock.calls).toEqual([[idempotencyKey]]);
  expect(t.calls.create).not.toHaveBeenCalled();
  expect(t.calls.saveRecipient.mock.calls).toEqual([[completeDraft.to, recipientKey]]);
  expect(result.current).toMatchObject({ created: shipment, isOpen: false });
  expect(t.storage.keys('')).toEqual([]);
});

test('while an order is open nothing begins anew', async () => {
  const t = setUp();
  const { result } = t.open(false);
  act(() => void result.current.submit(completeDraft, wish));
  expect(result.current.isOpen).toBe(true);
  expect(result.current.startOver()).toBe(false);
  await act(async () => t.answer.resolve(shipment));
  expect(result.current).toMatchObject({ created: shipment, isOpen: false });
  expect(result.current.startOver()).toBe(true);
});

test('a form that is left while its order is under way keeps the key, whatever is answered then', async () => {
  const t = setUp();
  const { result, unmount } = t.open(false);
  act(() => void result.current.submit(completeDraft, wish));
  const attempt = t.store.openAttempt();
  unmount();
  await act(async () => t.answer.resolve(shipment));
  expect(t.stored()?.attempt).toEqual(attempt);
  expect(t.calls.saveRecipient).not.toHaveBeenCalled();
});

test('a session that is taken up again ends the message about its end', async () => {
  const t = setUp();
  const { result, rerender } = t.open(false);
  act(() => void result.current.submit(completeDraft, wish));
  await act(async () => t.answer.reject(new ApiError('unauthorized', 'x')));
  expect(result.current.submission).toEqual({ kind: 'session-ended' });
  session.status = 'ended';
  rerender();
  session.status = 'signedIn';
  rerender();
  expect(result.current.submission).toEqual({ kind: 'idle' });
});

test('who sees the offered price and has chosen it orders by the offer, and nobody else', async () => {
  const rate = { carrier: 'DHL', carrierProductCode: 'DHL_PAKET' } as Rate;
  const shown = { rate: rate as Rate | null };
  const { create } = callsForOffer('quo_1', () => shown.rate);
  const chosen = {
    ...completeDraft,
    carrier: 'DHL',
    carrierProductCode: 'DHL_PAKET',
    isAvis: false,
  } as const;
  await create(chosen, 'key-1', {});
  await create({ ...chosen, isAvis: true }, 'key-2', {});
  await create({ ...chosen, carrierProductCode: 'DHL_EXPRESS' }, 'key-3', { shownPrice: 930 });
  shown.rate = null;
  await create(chosen, 'key-4', {});
  expect(vi.mocked(createShipment).mock.calls.map(([, key, query]) => [key, query])).toEqual([
    ['key-1', { quote: 'quo_1' }],
    ['key-2', {}],
    ['key-3', { shownPrice: 930 }],
    ['key-4', {}],
  ]);
});
