import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PresetRule, presetRate, presetRules } from './preset-rate.ts';
import type { Rate } from './rate.ts';

type Compared = Parameters<typeof presetRate>[0][number];

const rate = (
  carrierProductCode: string,
  priceNetCents: number,
  deliveryDate: string,
  deliveryBefore: string | null = null,
  carrier: Rate['carrier'] = 'DHL',
): Compared => ({ carrier, carrierProductCode, priceNetCents, deliveryDate, deliveryBefore });

const slow = rate('SLOW', 500, '2026-12-04');
const onTheDay = rate('ON_THE_DAY', 900, '2026-12-02');
const byNoon = rate('BY_NOON', 1900, '2026-12-02', '12:00');
const early = rate('EARLY', 4900, '2026-12-01', '09:00');
const all = [early, byNoon, onTheDay, slow];

test.each<[PresetRule, Omit<Parameters<typeof presetRate>[1], 'rule'>, Compared, string]>([
  ['cheapest', {}, slow, 'cheapest'],
  ['cheapest', { wishedDay: null }, slow, 'cheapest'],
  ['cheapest', { wishedDay: '2026-12-02' }, onTheDay, 'cheapest-on-wished-day'],
  ['cheapest', { wishedDay: '2026-12-24' }, slow, 'cheapest'],
  ['fastest', { wishedDay: '2026-12-02' }, early, 'fastest'],
  ['last-used', { wishedDay: '2026-12-02', lastUsed: byNoon }, byNoon, 'last-used'],
  ['last-used', { wishedDay: '2026-12-02' }, onTheDay, 'cheapest-on-wished-day'],
  ['last-used', { lastUsed: rate('GONE', 1, '2026-12-01') }, slow, 'cheapest'],
  // Another carrier may call a product by the same code.
  ['last-used', { lastUsed: rate('BY_NOON', 1, '2026-12-01', null, 'UPS') }, slow, 'cheapest'],
])('by %s and %o a tariff is chosen beforehand, and why', (rule, wishes, chosen, reason) => {
  expect(presetRate(all, { rule, ...wishes })).toEqual({ rate: chosen, reason });
});

test('of equal prices the one that arrives earlier is chosen, a time before „during the day“', () => {
  const late = rate('A', 500, '2026-12-03');
  const day = rate('B', 500, '2026-12-02');
  const noon = rate('C', 500, '2026-12-02', '12:00');
  expect(presetRate([late, day], { rule: 'cheapest' })?.rate).toBe(day);
  expect(presetRate([late, day, noon], { rule: 'cheapest' })?.rate).toBe(noon);
});

test('of those that arrive at the same time the cheapest is the fastest', () => {
  const dear = rate('DEAR', 5000, '2026-12-01', '09:00');
  expect(presetRate([dear, early], { rule: 'fastest' })?.rate).toBe(early);
});

test('where there is no rate none is chosen', () => {
  for (const rule of presetRules) expect(presetRate([], { rule, lastUsed: slow })).toBeNull();
});

const day = fc.constantFrom('2026-12-01', '2026-12-02', '2026-12-03');
const anyRate = fc.record({
  carrier: fc.constantFrom('DHL', 'UPS', 'GLS'),
  carrierProductCode: fc.constantFrom('A', 'B', 'C'),
  priceNetCents: fc.integer({ min: 1, max: 4 }),
  deliveryDate: day,
  deliveryBefore: fc.constantFrom(null, '09:00', '12:00'),
}) as fc.Arbitrary<Compared>;
const wishes = fc.record({
  rule: fc.constantFrom(...presetRules),
  wishedDay: fc.option(day),
  lastUsed: fc.option(anyRate),
});

test('it is one of the rates, beaten by none in what its reason says, and the first of its equals', () => {
  fc.assert(
    fc.property(fc.array(anyRate, { minLength: 1 }), wishes, (rates, wished) => {
      const preset = presetRate(rates, wished);
      if (!preset) throw new Error('There are rates.');
      const { rate: chosen, reason } = preset;
      const rivals = rates.filter(
        ({ deliveryDate }) => reason !== 'cheapest-on-wished-day' || deliveryDate === wished.wishedDay,
      );
      expect(rivals).toContain(chosen);
      const at = (one: Compared) => `${one.deliveryDate} ${one.deliveryBefore ?? '24:00'}`;
      if (reason === 'fastest') expect(rivals.every((one) => at(one) >= at(chosen))).toBe(true);
      if (reason.startsWith('cheapest'))
        expect(rivals.every((one) => one.priceNetCents >= chosen.priceNetCents)).toBe(true);
      if (reason === 'cheapest' && wished.wishedDay !== null)
        expect(rates.some(({ deliveryDate }) => deliveryDate === wished.wishedDay)).toBe(false);
      const equals = rates.filter(
        (one) => one.priceNetCents === chosen.priceNetCents && at(one) === at(chosen),
      );
      if (reason !== 'last-used') expect(equals[0]).toBe(chosen);
    }),
  );
});
