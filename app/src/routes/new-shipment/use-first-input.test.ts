// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import {
  type Contact,
  contactsApi,
  type Shipment,
  type ShipmentDefaults,
  shipmentDefaultsApi,
  shipmentsApi,
  standardShipmentDefaults,
} from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Question } from '../../data/read.ts';
import { completeInput } from '../../drafts/testing/complete-input.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Prefill } from './use-first-input.ts';

interface FakeRead<Value> {
  data?: Value | undefined;
  error?: ApiError | undefined;
  isLoading: boolean;
  mutate: () => Promise<unknown>;
}

const { asked, reads } = vi.hoisted(() => ({
  asked: vi.fn<(question: Question) => void>(),
  reads: {} as {
    senders: FakeRead<{ items: readonly Contact[] }>;
    contact: Record<string, FakeRead<Contact>>;
    earlier: FakeRead<Shipment>;
    defaults?: FakeRead<ShipmentDefaults> | undefined;
  },
}));
const idle = { isLoading: false, mutate: () => Promise.resolve() };
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: {} }));
vi.mock('../../data/use-read.ts', () => ({
  useRead: (question: Question | null) => {
    if (question) asked(question);
    const { id = '' } = question?.options.params ?? {};
    if (question?.endpoint === contactsApi.list) return reads.senders;
    if (question?.endpoint === contactsApi.get) return reads.contact[id];
    if (question?.endpoint === shipmentDefaultsApi.shipmentDefaults) return reads.defaults ?? idle;
    return question?.endpoint === shipmentsApi.get ? reads.earlier : idle;
  },
}));
// The screen itself is not shown here, and takes seconds to load.
vi.mock(
  'design-system/screens/shipments/NewShipment/NewShipment',
  () => import('design-system/screens/shipments/NewShipment/form/initial-input.ts'),
);

const { useFirstInput } = await import('./use-first-input.ts');
const { LONGEST_HOLD_MS } = await import('./use-renewed.ts');

/** What else there is of them is other screens' business. */
const sender = { id: 'con_s', isDefaultSender: true, block: completeInput.from } as Contact;
const recipient = { id: 'con_r', isDefaultSender: false, block: completeInput.to } as Contact;
const earlier = { id: 'shp_1', to: recipient.block, linkedRecipientId: recipient.id } as Shipment;
const corrected: Contact = { ...sender, block: { ...sender.block, companyName: 'Neue Firma' } };
const unreachable = new ApiError('offline', 'gone');

const loading = { isLoading: true, mutate: vi.fn(() => Promise.resolve()) };
const answered = <Value>(data: Value): FakeRead<Value> => ({ ...idle, data, mutate: vi.fn(idle.mutate) });

beforeEach(() => {
  vi.useFakeTimers();
  reads.senders = answered({ items: [sender] });
  reads.contact = {};
  reads.defaults = undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const nobody: Prefill = { recipientId: null, senderId: null, recipientOf: null };

async function begin(prefill: Partial<Prefill> = {}) {
  const { result, rerender } = renderHook(
    (filling: string) => useFirstInput(filling, { ...nobody, ...prefill }),
    { initialProps: 'first' },
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  return {
    shown: () => result.current,
    next: async (filling = 'first') => {
      rerender(filling);
      await act(() => vi.advanceTimersByTimeAsync(0));
    },
  };
}

test('a form waits for who is to stand in it, and begins with them', async () => {
  reads.senders = loading;
  reads.contact = { con_r: answered(recipient) };
  const form = await begin({ recipientId: 'con_r' });
  expect(form.shown().input).toBeNull();
  reads.senders = answered({ items: [sender] });
  await form.next();
  expect(form.shown()).toMatchObject({
    input: { from: sender.block, to: recipient.block, linkedRecipientId: recipient.id },
    defaultSender: { kind: 'ready', value: sender },
    prefillFailure: null,
  });
});

/** Senders of whatever age, whose renewal the test holds back. */
function holdSenders() {
  const renewal = Promise.withResolvers<unknown>();
  reads.senders = { ...answered({ items: [sender] }), mutate: vi.fn(() => renewal.promise) };
  return renewal;
}

test('a sender of before is asked for anew, and the form begins with what is true by then', async () => {
  const renewal = holdSenders();
  const form = await begin();
  expect(form.shown().input).toBeNull();
  reads.senders = answered({ items: [corrected] });
  renewal.resolve(undefined);
  await form.next();
  expect(form.shown().input?.from.companyName).toBe('Neue Firma');
});

test('where nobody answers, the form begins with what is there', async () => {
  holdSenders();
  const form = await begin();
  await act(() => vi.advanceTimersByTimeAsync(LONGEST_HOLD_MS - 1));
  expect(form.shown().input).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(form.shown().input?.from).toEqual(sender.block);
});

test('a form that is reset asks again, and what comes later takes nothing away', async () => {
  const form = await begin();
  const before = form.shown().input;
  reads.senders = answered({ items: [corrected] });
  await form.next();
  expect(form.shown().input).toBe(before);
  await form.next('second');
  expect(reads.senders.mutate).toHaveBeenCalledOnce();
  expect(form.shown().input?.from.companyName).toBe('Neue Firma');
});

test('that a contact could not be filled in is said as long as its fields are empty', async () => {
  reads.contact = { con_r: { ...idle, error: unreachable } };
  const form = await begin({ recipientId: 'con_r' });
  expect(form.shown().prefillFailure).toBe('unreadable');
  reads.contact = { con_r: answered(recipient) };
  await form.next();
  expect(form.shown().input?.to.companyName).toBe('');
  expect(form.shown().prefillFailure).toBe('unreadable');
  await form.next('second');
  expect(form.shown().input?.to).toEqual(recipient.block);
  expect(form.shown().prefillFailure).toBeNull();
});

test.each([
  [{ ...idle, error: new ApiError('notFound', '') }, 'missing', false],
  [{ ...idle, error: new ApiError('invalid', '') }, 'missing', false],
  [{ ...answered(recipient), error: new ApiError('notFound', '') }, 'missing', false],
  [{ ...answered(recipient), error: unreachable }, null, true],
] as const)('a contact of the address bar, case %#', async (read, failure, isFilledIn) => {
  reads.contact = { con_r: read };
  const { shown } = await begin({ recipientId: 'con_r' });
  expect(shown().prefillFailure).toBe(failure);
  expect(shown().input?.linkedRecipientId).toBe(isFilledIn ? recipient.id : null);
});

test('senders that could not be read are said so, and come when they are asked for again', async () => {
  const mutate = vi.fn(() => Promise.resolve());
  reads.senders = { ...idle, error: unreachable, mutate };
  const form = await begin();
  expect(form.shown().input?.from.companyName).toBe('');
  expect(form.shown().defaultSender).toMatchObject({ kind: 'failed' });
  await form.shown().retrySender();
  expect(mutate).toHaveBeenCalledOnce();
  reads.senders = answered({ items: [sender] });
  await form.next();
  expect(form.shown().defaultSender).toMatchObject({ kind: 'ready', value: sender });
  await form.shown().retrySender();
  expect(reads.senders.mutate).not.toHaveBeenCalled();
});

test('of somebody who may not create shipments nothing is asked for', async () => {
  asked.mockClear();
  const all = { recipientId: 'con_r', senderId: 'con_s', recipientOf: 'shp_1' };
  renderHook(() => useFirstInput('first', all, false));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(asked).not.toHaveBeenCalled();
});

test('another shipment to the same recipient has theirs', async () => {
  reads.earlier = answered(earlier);
  const { result } = renderHook(() => useFirstInput('first', { ...nobody, recipientOf: earlier.id }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current.input).toMatchObject({
    to: earlier.to,
    linkedRecipientId: earlier.linkedRecipientId,
  });
});

test('a form begins with what the organisation has chosen, and with the usual where that is not to be had', async () => {
  reads.defaults = answered({
    ...standardShipmentDefaults,
    countryCode: 'AT',
    weightKg: 2.5,
    insuredFromEur: 500,
  });
  const chosen = (await begin()).shown();
  expect(chosen.input?.to.address.countryCode).toBe('AT');
  expect(chosen.input?.shipmentData.packages).toMatchObject([{ amount: '1', weightKg: '2,5' }]);
  expect(chosen.insuredFromEur).toBe(500);
  reads.defaults = { ...idle, error: unreachable };
  const usual = (await begin()).shown();
  expect(usual.input?.to.address.countryCode).toBe('DE');
  expect(usual.insuredFromEur).toBeNull();
});
