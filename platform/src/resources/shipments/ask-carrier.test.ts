import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CarrierError } from '../../carriers/index.ts';
import type { CarrierConnection, Carriers, OrderConfirmation } from '../../carriers/index.ts';
import { orderFor } from '../../carriers/testing/orders.ts';
import { connectionTo, findAtCarrier, orderFromCarrier } from './ask-carrier.ts';

const order = vi.fn<CarrierConnection['order']>();
const find = vi.fn<NonNullable<CarrierConnection['find']>>();
// What ordering asks a carrier for.
const carrier = { order, find } as Partial<CarrierConnection> as CarrierConnection;
const now = () => new Date('2026-11-20T13:05:00Z');
const request = orderFor('DHL');
const confirmation = { trackingNumber: '1' } as OrderConfirmation;

beforeEach(() => vi.resetAllMocks());
afterEach(() => vi.restoreAllMocks());

test('an order that is taken was taken now', async () => {
  order.mockResolvedValue(confirmation);
  expect(await orderFromCarrier(carrier, request, now)).toEqual({
    kind: 'taken',
    taken: { confirmation, takenAt: now() },
  });
  expect(order.mock.calls[0]?.[0]).toBe(request);
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
  expect(await orderFromCarrier(carrier, request, now)).toEqual(outcome);
});

test('an order that takes too long is given up, and may have been taken', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  order.mockImplementation((_, signal) => {
    limit.abort();
    return Promise.reject(signal?.reason as Error);
  });
  expect(await orderFromCarrier(carrier, request, now)).toEqual({ kind: 'unknown' });
  // Browsers give up after ten seconds, and have to hear of it before.
  expect(timeout.mock.calls[0]?.[0]).toBeLessThan(10_000);
  expect(order.mock.calls[0]?.[1]).toBe(limit.signal);
});

test('a connection that overlooks that it is given up holds nobody up', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() =>
    AbortSignal.abort(new DOMException('', 'TimeoutError')),
  );
  const never = new Promise<never>(() => {});
  order.mockReturnValue(never);
  find.mockReturnValue(never);
  expect(await orderFromCarrier(carrier, request, now)).toEqual({ kind: 'unknown' });
  expect(await findAtCarrier(carrier, 'shp_1')).toMatchObject({ kind: 'silent' });
});

test('a fault of ours is not dressed up as one of the carrier', async () => {
  order.mockRejectedValue(new TypeError('ours'));
  await expect(orderFromCarrier(carrier, request, now)).rejects.toThrow(TypeError);
});

test('a carrier that nobody has connected is a fault of ours', () => {
  const carriers: Carriers = new Map([['DHL', carrier]]);
  expect(connectionTo(carriers, 'DHL')).toBe(carrier);
  expect(() => connectionTo(carriers, 'ILO')).toThrow('No connection to carrier "ILO"');
});

test('a carrier says what became of an order, that it knows nothing of it, or nothing', async () => {
  const taken = { confirmation, takenAt: now() };
  find.mockResolvedValueOnce(taken);
  expect(await findAtCarrier(carrier, 'shp_1')).toEqual({ kind: 'taken', taken });
  find.mockResolvedValueOnce(null);
  expect(await findAtCarrier(carrier, 'shp_1')).toEqual({ kind: 'missing' });
  const error = new CarrierError('unreachable', 'down');
  find.mockRejectedValueOnce(error);
  expect(await findAtCarrier(carrier, 'shp_1')).toEqual({ kind: 'silent', error });
  const { find: _, ...mute } = carrier;
  expect(await findAtCarrier(mute as CarrierConnection, 'shp_1')).toBeUndefined();
});
