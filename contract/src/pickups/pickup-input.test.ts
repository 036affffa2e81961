import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addresses } from '../../fixtures/addresses.ts';
import { meantInput, pickupFormSchema, type PickupInput, timesOfInput } from './pickup-input.ts';

/** Everything is typed, whatever the kind has of it. */
const typed: PickupInput = {
  address: addresses.tietze,
  addressFrom: 'own',
  kind: 'once',
  startAt: '2026-11-23',
  earliestTime: '09:00',
  frequency: '2',
  interval: '2',
  byWeekDay: ['4', '0'],
  ending: 'on',
  endAt: '2026-12-18',
  lastPossiblePickupTime: '16:00',
  totalPackages: '3',
  maximumWeightKg: '20',
  longestSideCm: '80',
  additionalInformation: 'Rampe 3',
};
const schema = pickupFormSchema({ isValidPhone: () => true, today: () => '2026-11-20' });
const kinds = [
  ['once', {}],
  ['weekly', { kind: 'recurring' }],
  ['monthly', { kind: 'recurring', frequency: '1' }],
  ['without an end', { kind: 'recurring', ending: 'never' }],
  ['brought', { kind: 'selfDelivery' }],
] as const satisfies readonly (readonly [string, Partial<PickupInput>])[];

test.each(kinds)('what a form judges is what is ordered, and what is spoken of: %s', (_, more) => {
  const input = { ...typed, ...more };
  const ordered = v.parse(schema, input);
  expect(v.parse(schema, meantInput(input))).toEqual(ordered);
  const times = timesOfInput(input);
  expect(ordered).toMatchObject({ ...times, byWeekDay: times?.byWeekDay.toSorted() });
});

test('nobody drives to whoever brings their parcels: a note for the driver is none of theirs', () => {
  expect(v.parse(schema, { ...typed, kind: 'selfDelivery' })).toMatchObject({ additionalInformation: '' });
});

test.each([
  ['no day', { startAt: '' }],
  ['no weekday', { kind: 'recurring', byWeekDay: [] }],
  ['no end', { kind: 'recurring', endAt: '' }],
  ['no rhythm', { kind: 'recurring', interval: '0' }],
] satisfies readonly (readonly [string, Partial<PickupInput>])[])(
  'it is not said when somebody comes: %s',
  (_, more) => {
    expect(timesOfInput({ ...typed, ...more })).toBeNull();
  },
);

test('when somebody comes is said before anything else is right', () => {
  expect(timesOfInput({ ...typed, totalPackages: '', maximumWeightKg: 'x' })).toMatchObject({
    startAt: '2026-11-23T09:00',
    endAt: null,
  });
});
