import * as v from 'valibot';
import { addressBlockSchema } from '../entities/address.ts';
import type { AddressSurroundings } from '../entities/shipment-draft.ts';
import { calendarDay } from '../rules/calendar-day.ts';
import { crossFieldRules } from '../rules/cross-field.ts';
import { isCalendarDay, isOfSentYears } from '../rules/date.ts';
import { ruleMessages } from '../rules/messages.copy.ts';
import { jsonNumber } from '../rules/number.ts';
import { storable } from '../rules/storable.ts';
import { optionalText } from '../rules/text.ts';
import { earliestTimeOf, firstDayOf, pickupFrequencies } from './pickup-rule.ts';
import {
  kindOfPickup,
  pickupLimits,
  pickupNumbers,
  pickupRules,
  type PickupSurroundings,
  timeOfDay,
} from './pickup-rules.ts';

const { required } = ruleMessages.specified;
const startAt = v.config(
  v.pipe(
    v.string(required),
    v.transform(storable),
    v.nonEmpty(required),
    v.check(
      (text) => isCalendarDay(text.slice(0, 10)) && /^(?:T(?:[01]\d|2[0-3]):[0-5]\d)?$/.test(text.slice(10)),
      ruleMessages.dateInvalid,
    ),
    v.check(isOfSentYears, ruleMessages.dateInvalid),
  ),
  { abortPipeEarly: true },
);

const draft = v.object({
  address: addressBlockSchema,
  isRecurring: v.boolean(),
  selfDelivery: v.boolean(),
  startAt,
  endAt: v.nullable(calendarDay()),
  frequency: v.nullable(v.picklist(Object.values(pickupFrequencies), ruleMessages.unknownChoice)),
  interval: v.pipe(jsonNumber(), pickupNumbers.interval),
  byWeekDay: v.pipe(
    v.array(v.pipe(jsonNumber(), v.integer(ruleMessages.unknownChoice), v.minValue(0), v.maxValue(6))),
    v.maxLength(7),
  ),
  lastPossiblePickupTime: v.nullable(timeOfDay),
  totalPackages: v.pipe(jsonNumber(), pickupNumbers.packages),
  maximumWeightKg: v.pipe(jsonNumber(), pickupNumbers.weight),
  longestSideCm: v.pipe(jsonNumber(), pickupNumbers.side),
  additionalInformation: optionalText(pickupLimits.information),
});

/** A pickup as it is ordered. */
export type PickupDraft = v.InferOutput<typeof draft>;

/** A pickup as the API takes it. */
export function pickupDraftSchema(surroundings: PickupSurroundings) {
  return v.pipe(
    draft,
    crossFieldRules<PickupDraft>(
      pickupRules<PickupDraft>(
        (pickup) => ({ ...pickup, kind: kindOfPickup(pickup) }),
        surroundings,
        earliestTimeOf,
      ),
    ),
  );
}

/** A pickup as it is changed: whether its first day may lie behind is for whoever knows the one before. */
export function changedPickupSchema({ isValidPhone, geography }: AddressSurroundings) {
  return pickupDraftSchema({ isValidPhone, ...(geography && { geography }), today: null });
}

/** Whether somebody comes. */
export const pickupActivitySchema = v.object({ isActive: v.boolean(ruleMessages.unknownChoice) });

/** The pickup as it is stored: without what its kind has none of, and its weekdays in their order. */
export function normalizePickup(pickup: PickupDraft): PickupDraft {
  const { frequency, byWeekDay } = pickup;
  const isRecurring = pickup.isRecurring && !pickup.selfDelivery;
  return {
    ...pickup,
    isRecurring,
    startAt: kindOfPickup(pickup) === 'once' ? pickup.startAt : firstDayOf(pickup),
    endAt: isRecurring ? pickup.endAt : null,
    frequency: isRecurring ? frequency : null,
    interval: isRecurring ? pickup.interval : 1,
    byWeekDay:
      isRecurring && frequency === pickupFrequencies.weekly
        ? [...new Set(byWeekDay)].toSorted((one, other) => one - other)
        : [],
    lastPossiblePickupTime: pickup.selfDelivery ? null : pickup.lastPossiblePickupTime,
    // It is meant for a driver, and nobody drives to whoever brings their parcels.
    additionalInformation: pickup.selfDelivery ? '' : pickup.additionalInformation,
  };
}
