import {
  addDays,
  type Contact,
  earliestTimeOf,
  emptyAddressBlock,
  firstDayOf,
  kindOfPickup,
  type Pickup,
  type PickupInput,
  type ReadyToPickUp,
  weekday,
} from 'contract';
import { formatDecimal } from './typed-number.ts';

/** Where an address comes from, beside the contacts. */
export const addressSources = { own: 'own', other: 'other' } as const;

const SUNDAY = 6;

/** A new pickup: on the next day that is no Sunday, where the organisation sends from, with what is ready for it. */
export function newPickupInput(
  today: string,
  ready: ReadyToPickUp | null,
  senders: readonly Contact[],
): PickupInput {
  const sender = senders.find(({ isDefaultSender }) => isDefaultSender) ?? senders[0];
  const tomorrow = addDays(today, 1);
  const startAt = weekday(tomorrow) === SUNDAY ? addDays(tomorrow, 1) : tomorrow;
  const isAny = ready !== null && ready.shipments > 0;
  return {
    address: sender?.block ?? emptyAddressBlock('DE'),
    addressFrom: sender?.id ?? addressSources.other,
    kind: 'once',
    startAt,
    earliestTime: '',
    frequency: '2',
    interval: '1',
    byWeekDay: [],
    ending: 'never',
    endAt: '',
    lastPossiblePickupTime: '',
    totalPackages: isAny ? formatDecimal(ready.packages) : '',
    maximumWeightKg: isAny ? formatDecimal(ready.maximumWeightKg) : '',
    longestSideCm: isAny ? formatDecimal(ready.longestSideCm) : '',
    additionalInformation: '',
  };
}

/** A pickup as it is edited. */
export function inputOfPickup(pickup: Pickup): PickupInput {
  const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const;
  const { frequency, endAt } = pickup;
  return {
    address: pickup.address,
    addressFrom: addressSources.own,
    kind: kindOfPickup(pickup),
    startAt: firstDayOf(pickup),
    earliestTime: earliestTimeOf(pickup) ?? '',
    frequency: frequency === null ? '2' : (String(frequency) as PickupInput['frequency']),
    interval: String(pickup.interval),
    byWeekDay: weekdays.filter((day) => pickup.byWeekDay.includes(Number(day))),
    ending: endAt === null ? 'never' : 'on',
    endAt: endAt ?? '',
    lastPossiblePickupTime: pickup.lastPossiblePickupTime ?? '',
    totalPackages: formatDecimal(pickup.totalPackages),
    maximumWeightKg: formatDecimal(pickup.maximumWeightKg),
    longestSideCm: formatDecimal(pickup.longestSideCm),
    additionalInformation: pickup.additionalInformation,
  };
}
