import * as v from 'valibot';
import { addressBlockSchema } from '../entities/address.ts';
import { calendarDay } from '../rules/calendar-day.ts';
import { choice } from '../rules/choice.ts';
import { crossFieldRules } from '../rules/cross-field.ts';
import { isCalendarDay, isOfSentYears } from '../rules/date.ts';
import { ruleMessages } from '../rules/messages.copy.ts';
import { decimalText } from '../rules/number.ts';
import { storable } from '../rules/storable.ts';
import { optionalText } from '../rules/text.ts';
import { normalizePickup, type PickupDraft } from './pickup-draft.ts';
import { pickupMessages } from './pickup-messages.copy.ts';
import { pickupFrequencies, type PickupFrequency } from './pickup-rule.ts';
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
  v.transform(storable),
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
  interval: v.pipe(decimalText(''), pickupNumbers.interval),
  byWeekDay: v.pipe(
    v.array(v.picklist(['0', '1', '2', '3', '4', '5', '6'])),
    v.transform((texts) => texts.map(Number)),
  ),
  ending: choice(['never', 'on']),
  endAt: v.pipe(
    v.string(),
    v.transform(storable),
    v.check((text) => text === '' || isCalendarDay(text), ruleMessages.dateInvalid),
    v.check((text) => !isCalendarDay(text) || isOfSentYears(text), ruleMessages.dateInvalid),
  ),
  lastPossiblePickupTime: optionalTime,
  totalPackages: v.pipe(decimalText('Stk'), pickupNumbers.packages),
  maximumWeightKg: v.pipe(decimalText('kg'), pickupNumbers.weight),
  longestSideCm: v.pipe(decimalText('cm'), pickupNumbers.side),
  additionalInformation: optionalText(pickupLimits.information),
});

/** A pickup as a person types it: numbers are text, and what does not belong to its kind is there all the same. */
export type PickupInput = v.InferInput<typeof form>;
type TypedPickup = v.InferOutput<typeof form>;

/** When somebody comes. */
const times = v.pick(form, [
  'kind',
  'startAt',
  'earliestTime',
  'frequency',
  'interval',
  'byWeekDay',
  'ending',
  'endAt',
  'lastPossiblePickupTime',
]);
type TypedTimes = v.InferOutput<typeof times>;

/** What of a pickup says when somebody comes. */
export type PickupTimes = Pick<
  PickupDraft,
  | 'isRecurring'
  | 'selfDelivery'
  | 'startAt'
  | 'endAt'
  | 'frequency'
  | 'interval'
  | 'byWeekDay'
  | 'lastPossiblePickupTime'
>;

/** What of the input is meant: a field that its kind has none of keeps what was typed, and nobody judges it. */
export function meantInput(input: PickupInput): PickupInput {
  const { kind } = input;
  const isSeries = kind === 'recurring';
  return {
    ...input,
    earliestTime: kind === 'once' ? input.earliestTime : '',
    interval: isSeries ? input.interval : '1',
    byWeekDay: isSeries && isWeekly(input) ? input.byWeekDay : [],
    ending: isSeries ? input.ending : 'never',
    endAt: isSeries && input.ending === 'on' ? input.endAt : '',
    lastPossiblePickupTime: kind === 'selfDelivery' ? '' : input.lastPossiblePickupTime,
    additionalInformation: kind === 'selfDelivery' ? '' : input.additionalInformation,
  };
}

/** When somebody comes by what is typed so far; null while that is not said. Nothing else has to be right. */
export function timesOfInput(typed: PickupInput): PickupTimes | null {
  const input = meantInput(typed);
  const { success, output } = v.safeParse(times, input);
  const isEndMissing = input.ending === 'on' && input.endAt === '';
  const isDayMissing = input.kind === 'recurring' && isWeekly(input) && input.byWeekDay.length === 0;
  return success && !isEndMissing && !isDayMissing ? toTimes(output) : null;
}

const isWeekly = ({ frequency }: PickupInput) => frequency === String(pickupFrequencies.weekly);

/** The same pickup as a person types it; its fields are called what the API calls them. */
export function pickupFormSchema(surroundings: PickupSurroundings) {
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
    v.transform(toDraft),
  );
}

function toDraft(typed: TypedPickup): PickupDraft {
  const { kind: _, addressFrom: __, ending: ___, earliestTime: ____, ...fields } = typed;
  return normalizePickup({ ...fields, ...toTimes(typed) });
}

function toTimes(typed: TypedTimes): PickupTimes {
  const { kind, startAt, earliestTime, frequency, interval, byWeekDay } = typed;
  return {
    isRecurring: kind === 'recurring',
    selfDelivery: kind === 'selfDelivery',
    startAt: earliestTime === '' ? startAt : `${startAt}T${earliestTime}`,
    endAt: endOf(typed),
    frequency: kind === 'recurring' ? frequency : null,
    interval,
    byWeekDay,
    lastPossiblePickupTime: typed.lastPossiblePickupTime || null,
  };
}

const endOf = ({ ending, endAt }: TypedTimes) => (ending === 'on' && endAt !== '' ? endAt : null);
