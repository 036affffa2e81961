import { type Carrier, type CarrierRates, carriers, type Rate } from 'contract';
import { expect, test } from 'vitest';
import {
  askCarriers,
  closeQuestion,
  markStale,
  noRates,
  type RatesState,
  takeAnswer,
} from './carrier-states.ts';

const at = '2026-11-21T10:00:00.000Z';
const later = '2026-11-21T10:01:00.000Z';
const rate = (carrier: Carrier, priceNetCents: number) => ({ carrier, priceNetCents }) as Rate;
const answer = (carrier: Carrier, priceNetCents: number): CarrierRates => ({
  outcome: 'answered',
  carrier,
  rates: [rate(carrier, priceNetCents)],
  unavailable: [],
});
const silence = (carrier: Carrier): CarrierRates => ({
  outcome: 'failed',
  carrier,
  failure: 'timeout',
  afterSeconds: 8,
});

const entryOf = (state: RatesState, carrier: Carrier) =>
  state.kind === 'asked' ? state.carriers.find((one) => one.carrier === carrier) : undefined;
const price = (carrier: Carrier, priceNetCents: number, isStale: boolean, answeredAt = at) => ({
  status: 'answered',
  carrier,
  rates: [rate(carrier, priceNetCents)],
  unavailable: [],
  answeredAt,
  isStale,
});

/** DHL has answered, MEX was silent, all others are still being asked. */
const partly = takeAnswer(
  takeAnswer(askCarriers(noRates, carriers), answer('DHL', 540), at),
  silence('MEX'),
  at,
);

test('at first every carrier is being asked', () => {
  expect(askCarriers(noRates, carriers)).toEqual({
    kind: 'asked',
    carriers: carriers.map((carrier) => ({ status: 'loading', carrier })),
  });
  expect(askCarriers({ kind: 'failed' }, carriers)).toEqual(askCarriers(noRates, carriers));
});

test('an answer concerns its carrier alone', () => {
  expect(entryOf(partly, 'DHL')).toEqual(price('DHL', 540, false));
  expect(entryOf(partly, 'MEX')).toEqual({
    status: 'failed',
    carrier: 'MEX',
    failure: 'timeout',
    afterSeconds: 8,
  });
  expect(entryOf(partly, 'UPS')).toEqual({ status: 'loading', carrier: 'UPS' });
});

test('a changed input makes prices old, and nothing else', () => {
  const stale = markStale(partly);
  expect(entryOf(stale, 'DHL')).toEqual(price('DHL', 540, true));
  for (const carrier of ['MEX', 'UPS'] as const) {
    expect(entryOf(stale, carrier)).toEqual(entryOf(partly, carrier));
  }
});

test('while the next question is put old prices stay as old, and failures are forgotten', () => {
  const asked = askCarriers(partly, carriers);
  expect(entryOf(asked, 'DHL')).toEqual(price('DHL', 540, true));
  expect(entryOf(asked, 'MEX')).toEqual({ status: 'loading', carrier: 'MEX' });
  const answered = takeAnswer(asked, answer('DHL', 610), later);
  expect(entryOf(answered, 'DHL')).toEqual(price('DHL', 610, false, later));
});

test('asking one carrier again leaves the others as they are', () => {
  const asked = askCarriers(partly, ['MEX']);
  expect(entryOf(asked, 'MEX')).toEqual({ status: 'loading', carrier: 'MEX' });
  expect(entryOf(asked, 'DHL')).toEqual(price('DHL', 540, false));
});

test('at the end no old price is left over for an answer that never came', () => {
  const asked = askCarriers(partly, carriers);
  const closed = closeQuestion(takeAnswer(asked, answer('UPS', 700), later), carriers, 'faulty');
  const failed = (carrier: Carrier) => ({ status: 'failed', carrier, failure: 'faulty', afterSeconds: null });
  expect(entryOf(closed, 'DHL')).toEqual(failed('DHL'));
  expect(entryOf(closed, 'GLS')).toEqual(failed('GLS'));
  expect(entryOf(closed, 'UPS')).toEqual(price('UPS', 700, false, later));
});

test('the end of a question to one carrier is not the end for others', () => {
  const closed = closeQuestion(askCarriers(partly, ['MEX']), ['MEX'], 'unreachable');
  expect(entryOf(closed, 'MEX')).toMatchObject({ status: 'failed', failure: 'unreachable' });
  expect(entryOf(closed, 'GLS')).toEqual({ status: 'loading', carrier: 'GLS' });
});

test.each<RatesState>([{ kind: 'incomplete' }, { kind: 'failed' }])(
  'an answer to nothing that is asked any more changes nothing: %j',
  (state) => {
    expect(markStale(state)).toBe(state);
    expect(takeAnswer(state, answer('DHL', 540), at)).toBe(state);
    expect(closeQuestion(state, carriers, 'faulty')).toBe(state);
  },
);
