import type { PickupTimes } from 'contract';
import { pickupDraft, weeklyPickupDraft } from 'contract/fixtures';
import { expect, test } from 'vitest';
import { pickupSentence, pickupSentenceWithDays } from './pickup-sentence.copy.ts';

const weekly = (byWeekDay: number[], more: Partial<PickupTimes> = {}): PickupTimes => ({
  ...weeklyPickupDraft,
  lastPossiblePickupTime: '16:30',
  byWeekDay,
  ...more,
});
const until = 'bis 16:30\u00A0Uhr';

test.each<[PickupTimes, string]>([
  [weekly([0, 3]), `Jeden Montag und Donnerstag ${until}`],
  [weekly([2]), `Jeden Mittwoch ${until}`],
  [weekly([4, 0, 2]), `Jeden Montag, Mittwoch und Freitag ${until}`],
  [weekly([0, 1, 2, 3, 4]), `Täglich ${until}, Montag bis Freitag`],
  [weekly([0, 1, 2, 3, 4, 5, 6]), `Täglich ${until}`],
  [weekly([0, 4], { interval: 2 }), `Alle zwei Wochen am Montag und Freitag ${until}`],
  [weekly([0, 1, 2], { interval: 13 }), `Alle 13 Wochen von Montag bis Mittwoch ${until}`],
  [weekly([], { frequency: 3 }), `Täglich ${until}`],
  [weekly([], { frequency: 3, interval: 3 }), `Alle drei Tage ${until}`],
  [weekly([], { frequency: 1, startAt: '2026-12-31' }), `Jeden Monat am 31. ${until}`],
  [weekly([], { frequency: 1, interval: 12 }), `Alle zwölf Monate am 23. ${until}`],
  [pickupDraft, `Einmalig am Mo., 23.11.2026 ${until}`],
  [
    { ...pickupDraft, startAt: '2026-11-23T08:00' },
    'Einmalig am Mo., 23.11.2026 von 08:00 bis 16:30\u00A0Uhr',
  ],
  [
    { ...pickupDraft, selfDelivery: true, lastPossiblePickupTime: null },
    'Selbstanlieferung am Mo., 23.11.2026',
  ],
])('%#: a pickup is said in a sentence', (pickup, sentence) => {
  expect(pickupSentence(pickup)).toBe(sentence);
});

test('a series is said with the days between which it comes', () => {
  expect(pickupSentenceWithDays(weekly([0, 3]))).toBe(`Jeden Montag und Donnerstag ${until}, ab 23.11.2026.`);
  expect(pickupSentenceWithDays(weekly([0], { endAt: '2027-03-31' }))).toBe(
    `Jeden Montag ${until}, ab 23.11.2026, bis 31.03.2027.`,
  );
  expect(pickupSentenceWithDays(pickupDraft)).toBe(`Einmalig am Mo., 23.11.2026 ${until}.`);
});
