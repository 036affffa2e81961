import * as v from 'valibot';
import { addressBlockSchema } from '../entities/address.ts';
import { calendarDay } from '../rules/calendar-day.ts';
import { choice } from '../rules/choice.ts';
import { crossFieldRules } from '../rules/cross-field.ts';
import { isCalendarDay } from '../rules/date.ts';
import { ruleMessages } from '../rules/messages.copy.ts';
import { decimalText } from '../rules/number.ts';
import { optionalText } from '../rules/text.ts';
import { normalizePickup, type PickupDraft } from './pickup-draft.ts';
import { pickupMessages } from './pickup-messages.copy.ts';
import type { PickupFrequency } from './pickup-rule.ts';
import {
  type JudgedPickup,
  pickupKinds,
  pickupLimits,
  pickupNumbers,
  pickupRules,
  type PickupSurroundings,
  timeOfDay,
} from './pickup-rules.ts';

const { required } = ruleMessages.specified;

/** A union would not say which of its two forms was meant. */
const optionalTime = v.pipe(
  v.string(),
  v.check((text) => text === '' || v.is(timeOfDay, text), pickupMessages.timeInvalid),
);

const form = v.object({
  address: addressBlockSchema,
  /** The contact whose address it is, `own` for that of the pickup, or `other` for one that is typed. */
  addressFrom: v.string(),
  kind: choice(pickupKinds),
  startAt: calendarDay(),
  /** Of a single pickup; empty where it can begin at any time. */
  earliestTime: optionalTime,
  frequency: v.pipe(
    choice(['1', '2', '3']),
    v.transform((text) => Number(text) as PickupFrequency),
  ),
  interval: v.pipe(decimalText('thousands'), pickupNumbers.interval),
  byWeekDay: v.pipe(
    v.array(v.picklist(['0', '1', '2', '3', '4', '5', '6'])),
    v.transform((texts) => texts.map(Number)),
  ),
  ending: choice(['never', 'on']),
  endAt: v.pipe(
    v.string(),
    v.check((text) => text === '' || isCalendarDay(text), ruleMessages.dateInvalid),
  ),
  lastPossiblePickupTime: optionalTime,
  totalPackages: v.pipe(decimalText('thousands'), pickupNumbers.packages),
  maximumWeightKg: v.pipe(decimalText('ask'), pickupNumbers.weight),
  longestSideCm: v.pipe(decimalText('thousands'), pickupNumbers.side),
  additionalInformation: optionalText(pickupLimits.information),
});

/** A pickup as a person types it: numbers are text, and what does not belong to its kind is there all the same. */
export type PickupInput = v.InferInput<typeof form>;
type TypedPickup = v.InferOutput<typeof form>;

/** The same pickup as a person types it; its fields are called what the API calls them. */
export function pickupFormSchema(surroundings: PickupSurroundings) {
  const endOf = ({ ending, endAt }: TypedPickup) => (ending === 'on' && endAt !== '' ? endAt : null);
  const judged = (typed: TypedPickup): JudgedPickup => ({
    ...typed,
    endAt: endOf(typed),
    lastPossiblePickupTime: typed.lastPossiblePickupTime || null,
  });
  return v.pipe(
    form,
    crossFieldRules<TypedPickup>([
      ...pickupRules<TypedPickup>(judged, surroundings, ({ earliestTime }) => earliestTime || null),
      {
        reads: [['ending']],
        at: ['endAt'],
        isFine: ({ kind, ending, endAt }) => kind !== 'recurring' || ending === 'never' || endAt !== '',
        message: required,
      },
    ]),
    v.transform((typed) => toDraft(typed, endOf(typed))),
  );
}

function toDraft(typed: TypedPickup, endAt: string | null): PickupDraft {
  const { kind, addressFrom: _, ending: __, earliestTime, ...fields } = typed;
  return normalizePickup({
    ...fields,
    isRecurring: kind === 'recurring',
    selfDelivery: kind === 'selfDelivery',
    startAt: earliestTime === '' ? fields.startAt : `${fields.startAt}T${earliestTime}`,
    endAt,
    lastPossiblePickupTime: fields.lastPossiblePickupTime || null,
  });
}
