import { act, cleanup } from '@testing-library/react';
import { defaultGeography, problemCodes, type Shipment } from 'contract';
import { leaveCopy } from 'design-system/screens/shell/leave.copy.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKeys } from '../../drafts/draft-keys.ts';
import { completeDraft } from '../../drafts/testing/complete-draft.ts';
import { completeInput } from '../../drafts/testing/complete-input.ts';
import { ApiError } from '../../http/api-error.ts';
import { fakeConfirm } from '../../leaving/testing/fake-confirm.ts';
import { renderPageHook } from '../../leaving/testing/page-hook.ts';
import { signedIn } from '../../session/testing/snapshots.ts';
import { createdShipment } from './testing/created-shipment.ts';

const page = vi.hoisted(() => ({
  confirm: undefined as unknown,
  snapshot: undefined as unknown,
  read: undefined as unknown,
  mayCreate: true,
  askAgain: vi.fn<(only?: string) => void>(),
  asked: vi.fn<(question: object) => void>(),
}));
const api = vi.hoisted(() => ({
  createShipment: vi.fn<(draft: object, key: string, query?: object) => Promise<unknown>>(),
  findCreatedShipment: vi.fn<(key: string) => Promise<unknown>>(),
  createContact: vi.fn<(input: object) => Promise<unknown>>(),
  requestQuote: vi.fn<(draft: object, context: { idempotencyKey: string }) => Promise<unknown>>(),
  addToast: vi.fn<(toast: object) => void>(),
  servedGeography: vi.fn<() => Promise<unknown>>(),
}));
// The page's own client and session begin with the document.
vi.mock('../../services.ts', () => ({
  session: { getPermission: () => ({ isGranted: page.mayCreate }) },
}));
vi.mock('../../session/use-session.ts', () => ({ useSession: () => page.snapshot }));
vi.mock('../../data/rates/use-rates.ts', () => ({
  useRates: () => ({ state: { kind: 'incomplete' }, retry: page.askAgain }),
}));
vi.mock('../../http/client.ts', () => ({ http: {} }));
vi.mock('../../data/use-read.ts', () => ({
  useRead(question: object | null) {
    if (question) page.asked(question);
    return page.read;
  },
}));
vi.mock('../../data/shipment-orders.ts', () => api);
vi.mock('../../data/served-geography.ts', () => api);
vi.mock('../../data/shipments.ts', () => ({ oneShipment: () => null }));
vi.mock('../../data/parties.ts', () => ({
  createContact: { send: api.createContact, makesOld: [], outlivesPage: true },
  findPlaces: async () => [],
  senderList: () => ({}),
  neutralSenderList: () => ({}),
}));
vi.mock('../../data/request-quote.ts', () => ({
  requestQuote: { send: api.requestQuote, makesOld: [], outlivesPage: true },
}));
vi.mock('design-system/components/ConfirmProvider', () => ({
  preloadConfirm: async () => undefined,
  useConfirm: () => page.confirm,
}));
vi.mock('design-system/components/LazyToastRegion', () => ({
  preloadToasts: async () => undefined,
  addToast: api.addToast,
}));

const { useNewShipment } = await import('./use-new-shipment.ts');

const owner = { sub: 's', orgCode: 'o' };
const wish = { intent: 'order', saveRecipient: true } as const;
const shipment = createdShipment('shp_1');
let questions = fakeConfirm();
let answer = Promise.withResolvers<Shipment>();

beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
  questions = fakeConfirm();
  page.confirm = questions.confirm;
  page.read = { data: undefined, error: undefined, isLoading: false, isValidating: false };
  page.mayCreate = true;
  page.snapshot = signedIn(['create:shipments']);
  answer = Promise.withResolvers();
  api.createShipment.mockReturnValue(answer.promise);
  api.createContact.mockResolvedValue({});
});
afterEach(cleanup);

interface Entry {
  readonly attempt: { readonly phase: string; readonly idempotencyKey: string };
}
const entry = () => JSON.parse(sessionStorage.getItem(draftKeys.createShipment) ?? 'null') as Entry | null;

/** A form that somebody fills in. */
async function openForm() {
  const form = renderPageHook(() =>
    useNewShipment({ owner, recipientId: null, senderId: null, recipientOf: null }),
  );
  const state = () => {
    const { state: shown } = form.current();
    return shown.kind === 'editing' ? shown : undefined;
  };
  await expect.poll(() => state()).toBeDefined();
  return { ...form, state };
}

async function fillInAndOrder() {
  const form = await openForm();
  act(() => form.current().callbacks.onChange(completeInput));
  act(() => form.current().callbacks.onSubmit(completeDraft, wish));
  expect(form.state()).toMatchObject({ submission: { kind: 'sending' }, isOrderOpen: true });
  return form;
}

test('while an order is under way nothing of it can be thrown away', async () => {
  const form = await fillInAndOrder();
  const before = entry();
  const key = form.state()?.formKey;
  act(() => form.current().callbacks.onReset());
  expect(entry()).toEqual(before);
  expect(form.state()).toMatchObject({ formKey: key, submission: { kind: 'sending' } });
});

const refusal = { type: 'about:blank', title: 'Ungültige Angaben', status: 422 } as const;
test('after a refusal the form learns what staff keep of countries by now', async () => {
  api.createShipment.mockRejectedValue(new ApiError('invalid', 'x', { status: 422, problem: refusal }));
  api.servedGeography.mockResolvedValue(defaultGeography);
  const form = await openForm();
  act(() => form.current().callbacks.onChange(completeInput));
  await act(async () => form.current().callbacks.onSubmit(completeDraft, wish));
  expect(form.state()).toMatchObject({ submission: { kind: 'failed', failure: 'invalid' } });
  await expect.poll(() => form.current().geography).toBe(defaultGeography);
});

test('at another price than was shown nothing is ordered, its carrier is asked again, and the key is a new one', async () => {
  const problem = { ...refusal, code: problemCodes.priceChanged, detail: 'Der Preis hat sich geändert.' };
  api.createShipment.mockRejectedValueOnce(new ApiError('invalid', 'x', { status: 422, problem }));
  const form = await openForm();
  act(() => form.current().callbacks.onChange(completeInput));
  const draft = { ...completeDraft, carrier: 'GLS' } as const;
  const { onSubmit } = form.current().callbacks;
  const order = (shownPrice: number) => act(async () => onSubmit(draft, { ...wish, shownPrice }));
  await order(540);
  expect(form.state()?.submission).toMatchObject({ failure: 'repriced', detail: problem.detail });
  expect(page.askAgain.mock.calls).toEqual([['GLS']]);
  expect(JSON.stringify(entry())).toContain(completeInput.to.companyName);
  await order(930);
  const [first, second] = api.createShipment.mock.calls;
  expect([first?.[2], second?.[2]]).toEqual([{ shownPrice: 540 }, { shownPrice: 930 }]);
  expect(second?.[1]).not.toBe(first?.[1]);
});

test('a form that is left with an open order looks it up when somebody comes back', async () => {
  const form = await fillInAndOrder();
  await form.go('/list');
  expect(questions.message()).toBe(leaveCopy.ordering.message);
  await questions.answer(true);
  await expect.poll(() => form.path()).toBe('/list');
  const { phase, idempotencyKey } = entry()?.attempt ?? {};
  expect(phase).toBe('sent');

  const found = Promise.withResolvers<Shipment>();
  api.findCreatedShipment.mockReturnValue(found.promise);
  await form.go('/form');
  await expect.poll(() => form.state()?.submission).toEqual({ kind: 'unknown', lookUp: 'running' });
  await act(async () => found.resolve(shipment));
  expect(form.current().created).toBe(shipment);
  expect(api.findCreatedShipment.mock.calls).toEqual([[idempotencyKey]]);
  expect(api.createShipment).toHaveBeenCalledOnce();
  expect(api.createContact).toHaveBeenCalledOnce();
  expect(entry()).toBeNull();
});

test('what is ordered holds nothing any more, and its question is gone', async () => {
  const form = await fillInAndOrder();
  await form.go('/list');
  expect(questions.message()).toBeDefined();
  await act(async () => answer.resolve(shipment));
  expect(questions.message()).toBeUndefined();
  expect(form.current().created).toBe(shipment);
  await form.go('/done');
  expect(form.path()).toBe('/done');
  expect(api.createContact).toHaveBeenCalledOnce();
});

test('what is typed after sending is known not to be in the shipment', async () => {
  const form = await fillInAndOrder();
  expect(form.current().hasLaterChanges()).toBe(false);
  act(() => form.current().callbacks.onChange({ ...completeInput, referenceNumber: 'Zu spät' }));
  expect(form.current().hasLaterChanges()).toBe(true);
  act(() => form.current().callbacks.onChange(completeInput));
  expect(form.current().hasLaterChanges()).toBe(false);
  await act(async () => answer.resolve(shipment));
  // In the last moment, when there is no draft any more that could keep it.
  act(() => form.current().callbacks.onChange({ ...completeInput, description: 'Zu spät' }));
  expect(form.current().hasLaterChanges()).toBe(true);
  expect(entry()).toBeNull();
});

test('what is typed after a reload, before the order is found, is known not to be in it either', async () => {
  const sent = await fillInAndOrder();
  await sent.go('/list');
  await questions.answer(true);
  const found = Promise.withResolvers<Shipment>();
  api.findCreatedShipment.mockReturnValue(found.promise);
  const form = await openForm();
  await expect.poll(() => form.state()?.submission.kind).toBe('unknown');
  act(() => form.current().callbacks.onChange({ ...completeInput, description: 'Zu spät' }));
  await act(async () => found.resolve(shipment));
  expect(form.current().hasLaterChanges()).toBe(true);
});

test('a draft that nobody has sent is lost by leaving', async () => {
  const form = await openForm();
  act(() => form.current().callbacks.onChange(completeInput));
  await form.go('/list');
  expect(questions.message()).toBe(leaveCopy.specified.message);
  await questions.answer(true);
  await expect.poll(() => form.path()).toBe('/list');
  expect(entry()).toBeNull();
});

test('addresses that could not be read are not none', async () => {
  const mutate = vi.fn(() => Promise.resolve());
  page.read = { error: new ApiError('offline', 'gone'), isLoading: false, isValidating: false, mutate };
  const form = await openForm();
  expect(form.state()).toMatchObject({
    neutralSenders: { kind: 'failed' },
    defaultSender: { kind: 'failed' },
  });
  mutate.mockClear();
  await form.current().callbacks.onRetrySenders();
  expect(mutate).toHaveBeenCalledTimes(2);
});

test('who may not create shipments is told so, and nothing is asked for them', () => {
  page.mayCreate = false;
  const form = renderPageHook(() =>
    useNewShipment({ owner, recipientId: null, senderId: null, recipientOf: null }),
  );
  expect(form.current().state.kind).toBe('forbidden');
  expect(page.asked).not.toHaveBeenCalled();
});

test('resetting begins another filling', async () => {
  const form = await openForm();
  act(() => form.current().callbacks.onChange(completeInput));
  const key = form.state()?.formKey;
  act(() => form.current().callbacks.onReset());
  await expect.poll(() => form.state()?.formKey).not.toBe(key);
  expect(entry()).toBeNull();
});

const quoteWish = { intent: 'quote', saveRecipient: false } as const;

test('a quote that was asked for uses the form up: its draft goes, and leaving asks nothing', async () => {
  const asked = Promise.withResolvers<object>();
  api.requestQuote.mockReturnValue(asked.promise);
  const form = await openForm();
  act(() => form.current().callbacks.onChange(completeInput));
  expect(entry()).not.toBeNull();
  act(() => form.current().callbacks.onSubmit(completeDraft, quoteWish));
  expect(form.state()).toMatchObject({ submission: { kind: 'sending', intent: 'quote' } });
  await act(async () => asked.resolve({ id: 'quo_1' }));
  expect(form.current().requested).toEqual({ id: 'quo_1' });
  expect(entry()).toBeNull();
  // What the form reports as it goes must not come back.
  act(() => form.current().callbacks.onChange(completeInput));
  expect(entry()).toBeNull();
  expect(api.addToast).toHaveBeenCalledExactlyOnceWith({
    tone: 'success',
    title: 'Vielen Dank, wir melden uns mit einem individuellen Angebot',
  });
  expect(api.createShipment).not.toHaveBeenCalled();
  await form.go('/sendungen');
  expect(questions.message()).toBeUndefined();
  expect(form.path()).toBe('/sendungen');
});

test('a request that fails loses nothing, and is sent again with the same key', async () => {
  api.requestQuote.mockRejectedValueOnce(new ApiError('timeout', 'x')).mockResolvedValueOnce({ id: 'quo_1' });
  const form = await openForm();
  act(() => form.current().callbacks.onChange(completeInput));
  await act(async () => form.current().callbacks.onSubmit(completeDraft, quoteWish));
  expect(form.state()).toMatchObject({ submission: { kind: 'failed', intent: 'quote' } });
  expect(entry()).not.toBeNull();
  await act(async () => form.current().callbacks.onSubmit(completeDraft, quoteWish));
  expect(form.current().requested).toEqual({ id: 'quo_1' });
  const [first, second] = api.requestQuote.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(second).toBe(first);
});

test('quotes are not offered to who may not create shipments', async () => {
  const form = await openForm();
  expect(form.state()).toMatchObject({ canRequestQuote: true });
  page.mayCreate = false;
  const other = renderPageHook(() =>
    useNewShipment({ owner, recipientId: null, senderId: null, recipientOf: null }),
  );
  expect(other.current().state.kind).toBe('forbidden');
});
