import { pickupFrequencies, type PickupFrequency } from './pickup-rule.ts';

const { daily, weekly, monthly } = pickupFrequencies;

/** How often a series comes, in its form and in the audit log. */
export const pickupFrequencyLabels = {
  [daily]: 'Täglich',
  [weekly]: 'Wöchentlich',
  [monthly]: 'Monatlich',
} as const satisfies Record<PickupFrequency, string>;

/** The days of a week by their number, Monday first. */
export const weekdayLabels = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;
