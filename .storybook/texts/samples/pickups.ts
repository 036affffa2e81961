import { now } from './moments.ts';
import type { SamplesByKey } from './samples-by-key.ts';

const pickup = {
  isRecurring: false,
  selfDelivery: false,
  startAt: '2026-11-23',
  endAt: null,
  frequency: null,
  interval: 1,
  byWeekDay: [],
  lastPossiblePickupTime: '16:30',
};

/** Arguments of texts of pickups. */
export const samplesOfPickups: SamplesByKey = {
  pickupSentence: [[pickup], [{ ...pickup, isRecurring: true, frequency: 2, byWeekDay: [0, 3] }]],
  pickupSentenceWithDays: [[{ ...pickup, isRecurring: true, frequency: 3, interval: 2 }]],
  'pickupSentenceCopy.run': [['Montag', 'Freitag']],
  'pickupSentenceCopy.between': [['08:00', '16:30']],
  'pickupSentenceCopy.everyWeeks': [['zwei', 'Montag und Freitag']],
  'pickupSentenceCopy.everyMonths': [['drei', 31]],
  'sideCopy.pickup': [
    [false, 'heute bis 16:30\u00A0Uhr'],
    [true, 'heute'],
  ],
  'pickupsCopy.next.by': [['2026-11-20', '16:30', new Date(now)]],
  'pickupsCopy.next.ready': [
    [{ shipments: 14, packages: 21, weightKg: 132.4 }],
    [{ shipments: 1, packages: 1, weightKg: 2.5 }],
  ],
  'pickupsCopy.measures': [['31,5\u00A0kg', '120\u00A0cm']],
  'pickupsCopy.shownAs': [
    ['recurring', 1],
    ['past', 2],
  ],
  'pickupFormCopy.dates.day': [['2026-11-23']],
  'pickupFormCopy.dates.holiday': [['1. Weihnachtstag']],
};
