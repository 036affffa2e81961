import { expect, test } from 'vitest';
import { CarrierError } from './carrier-error.ts';
import type { CarrierConnection } from './carrier.ts';
import { type CarrierCall, observeCarriers } from './observe-calls.ts';
import { connectCarriers } from './registry.ts';
import { environment } from './testing/orders.ts';
import { rateRequest } from './testing/requests.ts';

const request = rateRequest();
const at = new Date('2026-11-20T12:00:00Z');

/** DHL with one method of its own, observed. */
function observed(own: Partial<CarrierConnection> = {}) {
  const calls: CarrierCall[] = [];
  const simulated = connectCarriers(environment()).get('DHL') as CarrierConnection;
  const carriers = new Map([['DHL' as const, { ...simulated, ...own }]]);
  const connection = observeCarriers(
    carriers,
    (call) => calls.push(call),
    () => at,
  ).get('DHL');
  return { calls, connection: connection as CarrierConnection };
}

const failing = (error: Error) => ({
  rates: async () => {
    throw error;
  },
});

test('each call is told with its carrier, what was asked, and when', async () => {
  const { calls, connection } = observed();
  await connection.rates(request);
  await connection.catalogue();
  await connection.find?.('shp_1');
  expect(calls).toMatchObject([
    { carrier: 'DHL', operation: 'rates', outcome: 'answered', at, detail: '' },
    { operation: 'catalogue', outcome: 'answered' },
    { operation: 'find', outcome: 'answered' },
  ]);
  expect(calls.every(({ durationMs }) => Number.isInteger(durationMs))).toBe(true);
});

test.each([
  [
    new CarrierError('unreachable', 'GET https://a:b@dhl.test?token=x failed'),
    { outcome: 'unreachable', detail: 'GET https://••••@dhl.test?token=•••• failed' },
  ],
  [new CarrierError('faulty', 'x'.repeat(500)), { outcome: 'faulty', detail: 'x'.repeat(200) }],
  [new CarrierError('refused', 'Herr Brandt wohnt nicht in Kiel.'), { outcome: 'refused', detail: '' }],
  [new TypeError('secret of ours'), { outcome: 'faulty', detail: 'TypeError' }],
])('%s is thrown on and told', async (error, told) => {
  const { calls, connection } = observed(failing(error));
  await expect(connection.rates(request)).rejects.toBe(error);
  expect(calls).toMatchObject([told]);
});

test('one that overlooks its time limit is told as late', async () => {
  const { calls, connection } = observed({ rates: () => new Promise(() => {}) });
  const signal = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
  await expect(connection.rates(request, signal)).rejects.toBe(signal.reason);
  expect(calls).toMatchObject([{ outcome: 'timeout', detail: '' }]);
});

test('one that was called off says nothing of its carrier', async () => {
  const { calls, connection } = observed();
  await expect(connection.rates(request, AbortSignal.abort())).rejects.toThrow('aborted');
  expect(calls).toEqual([]);
});

test('a catalogue that nobody understands is a failure', async () => {
  const { calls, connection } = observed({ catalogue: async () => [{ code: 5 }] as never });
  await expect(connection.catalogue()).rejects.toBeInstanceOf(CarrierError);
  expect(calls).toMatchObject([{ operation: 'catalogue', outcome: 'faulty' }]);
});
