import { type Carrier, type CarrierRates, carriers, type Rate, type RateRequest } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import type { RatesState } from './carrier-states.ts';
import { RATES_DEBOUNCE_MS } from './rates-asker.ts';
import { setUp } from './testing/asked-rates.ts';

const request: RateRequest = {
  from: { postalCode: '28195', city: 'Bremen', countryCode: 'DE' },
  to: { postalCode: '80331', city: 'München', countryCode: 'DE' },
  shipmentData: {
    packages: [{ packaging: 'box', amount: 1, lengthCm: 30, widthCm: 20, heightCm: 10, weightKg: 1 }],
    type: 'package',
    requestedDeliveryDate: '2026-11-21',
    isSaturdayDelivery: false,
  },
  dangerous: false,
  insured: false,
  declaredValue: null,
};
const heavier: RateRequest = { ...request, insured: true };

const rate: Rate = {
  carrier: 'DHL',
  carrierProduct: 'Paket',
  carrierProductCode: 'V01PAK',
  deliverySpeed: 'economy',
  priceNetCents: 540,
  deliveryDate: '2026-11-23',
  deliveryBefore: null,
  includedLiabilityEur: 500,
  billableWeightKg: 1,
};
const answer = (carrier: Carrier): CarrierRates => ({
  outcome: 'answered',
  carrier,
  rates: [rate],
  unavailable: [],
});

function statusOf(state: RatesState, carrier: Carrier) {
  if (state.kind !== 'asked') return state.kind;
  const entry = state.carriers.find((one) => one.carrier === carrier);
  return entry?.status === 'answered' && entry.isStale ? 'stale' : entry?.status;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a question that is complete is said to be asked, also while more keys may come', () => {
  const { asker, questions } = setUp();
  asker.update(null);
  asker.update(request);
  expect(questions).toHaveLength(0);
  expect(carriers.map((carrier) => statusOf(asker.getState(), carrier))).toEqual(
    carriers.map(() => 'loading'),
  );
  asker.update(null);
  expect(asker.getState()).toEqual({ kind: 'incomplete' });
});

test('a form that opens complete asks at once', async () => {
  const { asker, questions } = setUp();
  asker.update(request);
  await vi.advanceTimersByTimeAsync(0);
  expect(questions).toHaveLength(1);
  expect(asker.getState()).toMatchObject({ kind: 'asked' });
  expect(carriers.map((carrier) => statusOf(asker.getState(), carrier))).toEqual(
    carriers.map(() => 'loading'),
  );
});

test('a form that becomes complete while somebody types does not', async () => {
  const { asker, questions } = setUp();
  asker.update(null);
  asker.update(request);
  await vi.advanceTimersByTimeAsync(RATES_DEBOUNCE_MS - 1);
  expect(questions).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(questions).toHaveLength(1);
});

test('after that it asks 600 ms after the last change, once', async () => {
  const { asker, questions, last } = setUp();
  asker.update(request);
  await vi.advanceTimersByTimeAsync(0);
  asker.update(heavier);
  await vi.advanceTimersByTimeAsync(RATES_DEBOUNCE_MS - 1);
  asker.update({ ...heavier, declaredValue: 5 });
  await vi.advanceTimersByTimeAsync(RATES_DEBOUNCE_MS - 1);
  expect(questions).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(questions).toHaveLength(2);
  expect(last().request.declaredValue).toBe(5);
});

test('the same question again changes nothing', async () => {
  const { asker, questions, last } = setUp();
  asker.update(request);
  await vi.advanceTimersByTimeAsync(0);
  asker.update({ ...request });
  await vi.advanceTimersByTimeAsync(RATES_DEBOUNCE_MS);
  expect(questions).toHaveLength(1);
  expect(last().signal.aborted).toBe(false);
});

test('a change calls the earlier question off and shows its prices as old', async () => {
  const { asker, last } = setUp();
  asker.update(request);
  await vi.advanceTimersByTimeAsync(0);
  const first = last();
  await first.say(answer('DHL'));
  expect(statusOf(asker.getState(), 'DHL')).toBe('answered');
  asker.update(heavier);
  expect(first.signal.aborted).toBe(true);
  expect(statusOf(asker.getState(), 'DHL')).toBe('stale');
  await first.say(answer('UPS'));
  expect(statusOf(asker.getState(), 'UPS')).toBe('loading');
  await vi.advanceTimersByTimeAsync(RATES_DEBOUNCE_MS);
  await last().say(answer('DHL'));
  expect(statusOf(asker.getState(), 'DHL')).toBe('answered');
});

test('a carrier that says it failed is a row with its reason', async () => {
  const { asker, last } = setUp();
  asker.update(request);
  await vi.advanceTimersByTimeAsync(0);
  await last().say({ outcome: 'failed', carrier: 'MEX', failure: 'timeout', afterSeconds: 8 });
  const state = asker.getState();
  expect(state.kind === 'asked' && state.carriers.find(({ carrier }) => carrier === 'MEX')).toEqual({
    status: 'failed',
    carrier: 'MEX',
    failure: 'timeout',
    afterSeconds: 8,
  });
});

test.each([
  [undefined, 'faulty'],
  [new ApiError('timeout', 'slow'), 'timeout'],
  [new ApiError('offline', 'gone'), 'unreachable'],
])('carriers without an answer at the end (%s) have failed: %s', async (error, failure) => {
  const { asker, last } = setUp();
  asker.update(request);
  await vi.advanceTimersByTimeAsync(0);
  await last().say(answer('DHL'));
  await last().end(error);
  expect(statusOf(asker.getState(), 'DHL')).toBe('answered');
  const state = asker.getState();
  expect(state.kind === 'asked' && state.carriers.find(({ carrier }) => carrier === 'GLS')).toMatchObject({
    failure,
  });
});

test('a question that did not get through has failed, and can be put again', async () => {
  const { asker, last, questions } = setUp();
  asker.update(request);
  await vi.advanceTimersByTimeAsync(0);
  await last().end(new ApiError('offline', 'gone'));
  expect(asker.getState()).toEqual({ kind: 'failed' });
  asker.retry();
  expect(questions).toHaveLength(2);
  expect(statusOf(asker.getState(), 'DHL')).toBe('loading');
});

const tooOften = new ApiError('rateLimited', 'slow down', { status: 429, retryAfterSeconds: 20 });

test('where the platform wants a pause it says how long, and asks again by itself after it', async () => {
  const { asker, last, questions } = setUp();
  asker.update(request);
  await vi.advanceTimersByTimeAsync(0);
  await last().end(tooOften);
  expect(asker.getState()).toEqual({ kind: 'failed', retryAfterSeconds: 20 });
  await vi.advanceTimersByTimeAsync(19_999);
  expect(questions).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(questions).toHaveLength(2);
});

test.each([
  [0, 1],
  [1e9, 3600],
])('a pause of %s s is one of %s', async (retryAfterSeconds, kept) => {
  const { asker, last } = setUp();
  asker.update(request);
  await vi.advanceTimersByTimeAsync(0);
  await last().end(new ApiError('rateLimited', 'slow down', { retryAfterSeconds }));
  expect(asker.getState()).toEqual({ kind: 'failed', retryAfterSeconds: kept });
});

test('typing does not cut such a pause short, a person who asks again does', async () => {
  const { asker, last, questions } = setUp();
  asker.update(request);
  await vi.advanceTimersByTimeAsync(0);
  await last().end(tooOften);
  await vi.advanceTimersByTimeAsync(15_000);
  asker.update(heavier);
  await vi.advanceTimersByTimeAsync(4999);
  expect(questions).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(last().request).toEqual(heavier);
  await last().end(tooOften);
  asker.retry();
  expect(questions).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(questions).toHaveLength(3);
});

test('one carrier can be asked again while the others go on', async () => {
  const { asker, last, questions } = setUp();
  asker.update(request);
  await vi.advanceTimersByTimeAsync(0);
  const first = last();
  await first.say({ outcome: 'failed', carrier: 'MEX', failure: 'unreachable', afterSeconds: null });
  asker.retry('MEX');
  expect(questions[1]?.only).toEqual(['MEX']);
  expect(first.signal.aborted).toBe(false);
  expect(statusOf(asker.getState(), 'MEX')).toBe('loading');
  await questions[1]?.end(new ApiError('offline', 'gone'));
  expect(statusOf(asker.getState(), 'MEX')).toBe('failed');
  expect(statusOf(asker.getState(), 'DHL')).toBe('loading');
  await first.say(answer('DHL'));
  expect(statusOf(asker.getState(), 'DHL')).toBe('answered');
});

test('an input that is no longer complete asks nothing and shows nothing', async () => {
  const { asker, last, questions } = setUp();
  asker.update(request);
  await vi.advanceTimersByTimeAsync(0);
  asker.update(null);
  expect(last().signal.aborted).toBe(true);
  expect(asker.getState()).toEqual({ kind: 'incomplete' });
  asker.retry();
  await vi.advanceTimersByTimeAsync(RATES_DEBOUNCE_MS);
  expect(questions).toHaveLength(1);
});

test('asking all carriers again calls the running question off, and what still comes of it is not heard', async () => {
  const { asker, last, questions } = setUp();
  asker.update(request);
  await vi.advanceTimersByTimeAsync(0);
  const first = last();
  asker.retry();
  expect(first.signal.aborted).toBe(true);
  expect(questions[1]?.only).toBeUndefined();
  await first.end();
  expect(statusOf(asker.getState(), 'DHL')).toBe('loading');
});

test('a question that breaks after it was called off is no failure', async () => {
  const { asker, last } = setUp();
  asker.update(request);
  await vi.advanceTimersByTimeAsync(0);
  const first = last();
  asker.update(heavier);
  await vi.advanceTimersByTimeAsync(RATES_DEBOUNCE_MS);
  await first.end(new ApiError('offline', 'gone'));
  expect(statusOf(asker.getState(), 'DHL')).toBe('loading');
});

test('whoever listens hears of each change until they stop', async () => {
  const { asker, last } = setUp();
  const listener = vi.fn<() => void>();
  const stop = asker.subscribe(listener);
  asker.update(request);
  await vi.advanceTimersByTimeAsync(0);
  const before = listener.mock.calls.length;
  await last().say(answer('DHL'));
  expect(listener).toHaveBeenCalledTimes(before + 1);
  stop();
  await last().say(answer('UPS'));
  expect(listener).toHaveBeenCalledTimes(before + 1);
});
