import { isCalendarDay, parseDecimal, type PickupDraft, type PickupInput, pickupLimits } from 'contract';
import type { SpokenPickup } from '../pickup-sentence.copy.ts';
import { meantInput } from './pickup-form.ts';

/** What sentence and dates are made of. */
export type DatedPickup = SpokenPickup & Pick<PickupDraft, 'address'>;

/** When somebody comes by what is typed so far; null while that is not said. Nothing else has to be right. */
export function datedInput(typed: PickupInput): DatedPickup | null {
  const input = meantInput(typed);
  const { kind, startAt, earliestTime, ending, endAt, frequency, byWeekDay } = input;
  const interval = parseDecimal(input.interval, 'thousands') ?? 0;
  const isSeries = kind === 'recurring';
  const isSound =
    isCalendarDay(startAt) &&
    (ending === 'never' || isCalendarDay(endAt)) &&
    Number.isInteger(interval) &&
    interval > 0 &&
    interval <= pickupLimits.interval &&
    (!isSeries || frequency !== '2' || byWeekDay.length > 0);
  if (!isSound) return null;
  return {
    // Only the place counts: what is missing beside it stands in no sentence.
    address: { ...noBlock, ...typed.address, address: { ...noAddress, ...typed.address.address } },
    isRecurring: isSeries,
    selfDelivery: kind === 'selfDelivery',
    startAt: earliestTime === '' ? startAt : `${startAt}T${earliestTime}`,
    endAt: ending === 'on' ? endAt : null,
    frequency: isSeries ? (Number(frequency) as PickupDraft['frequency']) : null,
    interval,
    byWeekDay: byWeekDay.map(Number),
    lastPossiblePickupTime: input.lastPossiblePickupTime || null,
  };
}

const noBlock = { companyName: '', companyName2: '', email: '', personName: '', phone: '' };
const noAddress = { addressLine2: '', addressLine3: '', postalCode: '', state: '' };
