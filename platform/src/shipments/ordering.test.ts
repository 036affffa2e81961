import { addresses, domesticDraft } from 'contract/fixtures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CarrierConnection, OrderConfirmation } from '../carriers/carrier.ts';
import { CarrierError } from '../carriers/index.ts';
import type { Carriers } from '../carriers/index.ts';
import { orderFromCarrier } from './ordering.ts';

const order = vi.fn<CarrierConnection['order']>();
// The one thing that ordering asks a carrier for.
const carriers: Carriers = new Map([['DHL', { order } as Partial<CarrierConnection> as CarrierConnection]]);
const now = () => new Date('2026-11-20T13:05:00Z');
const request = { id: 'shp_1', orderNumber: 104_600, draft: domesticDraft, neutralSender: null };
const confirmation = { trackingNumber: '1' } as OrderConfirmation;

beforeEach(() => vi.resetAllMocks());
afterEach(() => vi.restoreAllMocks());

test('an order that is taken was taken now', async () => {
  order.mockResolvedValue(confirmation);
  expect(await orderFromCarrier(carriers, request, now)).toEqual({
    kind: 'taken',
    confirmation,
    orderedAt: now(),
  });
  expect(order.mock.calls[0]?.[0]).toEqual({
    reference: 'shp_1',
    orderNumber: 'LO-104600',
    productCode: domesticDraft.carrierProductCode,
    from: domesticDraft.from,
    printedSender: domesticDraft.from,
    to: domesticDraft.to,
    shipmentData: domesticDraft.shipmentData,
    dangerous: false,
    insured: false,
    declaredValue: null,
    referenceNumber: domesticDraft.referenceNumber,
    referenceNumber2: '',
  });
});

test('a neutral sender is printed, and the parcel still starts where it does', async () => {
  order.mockResolvedValue(confirmation);
  await orderFromCarrier(carriers, { ...request, neutralSender: addresses.neutralKiel }, now);
  expect(order.mock.calls[0]?.[0]).toMatchObject({
    from: domesticDraft.from,
    printedSender: addresses.neutralKiel,
  });
});

test.each([
  [
    'a refusal',
    new CarrierError('refused', 'Konto gesperrt.'),
    { kind: 'refused', reason: 'Konto gesperrt.' },
  ],
  ['a carrier that is not there', new CarrierError('unreachable', 'down'), { kind: 'unreachable' }],
  [
    'a connection that broke after the order was sent',
    new CarrierError('unreachable', 'cut', { isOutcomeUnknown: true }),
    { kind: 'unknown' },
  ],
  ['an answer that nobody understands', new CarrierError('faulty', 'html'), { kind: 'unknown' }],
])('%s', async (_, error, outcome) => {
  order.mockRejectedValue(error);
  expect(await orderFromCarrier(carriers, request, now)).toEqual(outcome);
});

test('an order that takes too long is given up, and may have been taken', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  order.mockImplementation((_, signal) => {
    limit.abort();
    return Promise.reject(signal?.reason as Error);
  });
  expect(await orderFromCarrier(carriers, request, now)).toEqual({ kind: 'unknown' });
  // Browsers give up after ten seconds, and have to hear of it before.
  expect(timeout.mock.calls[0]?.[0]).toBeLessThan(10_000);
  expect(order.mock.calls[0]?.[1]).toBe(limit.signal);
});

test('a fault of ours is not dressed up as one of the carrier', async () => {
  order.mockRejectedValue(new TypeError('ours'));
  await expect(orderFromCarrier(carriers, request, now)).rejects.toThrow(TypeError);
  const unknown = { ...request, draft: { ...domesticDraft, carrier: 'ILO' as const } };
  await expect(orderFromCarrier(carriers, unknown, now)).rejects.toThrow('No connection to carrier "ILO"');
});
