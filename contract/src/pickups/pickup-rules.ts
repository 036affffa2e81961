import * as v from 'valibot';
import { addressRules } from '../entities/address-rules.ts';
import type { AddressBlock } from '../entities/address.ts';
import { limits } from '../entities/limits.ts';
import type { AddressSurroundings } from '../entities/shipment-draft.ts';
import type { CrossFieldRule } from '../rules/cross-field.ts';
import { ruleMessages } from '../rules/messages.copy.ts';
import { kilograms, positiveInteger } from '../rules/number.ts';
import { storable } from '../rules/storable.ts';
import { lastPickupDay } from './pickup-days.ts';
import { pickupMessages as messages } from './pickup-messages.copy.ts';
import { firstDayOf, type PickupFrequency, pickupFrequencies, type PickupRule } from './pickup-rule.ts';

const { required } = ruleMessages.specified;

/** What a pickup may be at most. A vehicle takes more than a parcel: the longest side is that of freight. */
export const pickupLimits = {
  interval: 99,
  packages: 999,
  weightKg: limits.palletWeightKg,
  sideCm: limits.sideCm,
  information: 200,
} as const;

/** „Art“: fetched once, fetched again and again, or brought by whoever sends it. */
export const pickupKinds = ['once', 'recurring', 'selfDelivery'] as const;
export type PickupKind = (typeof pickupKinds)[number];

export function kindOfPickup(pickup: {
  readonly isRecurring: boolean;
  readonly selfDelivery: boolean;
}): PickupKind {
  if (pickup.selfDelivery) return 'selfDelivery';
  return pickup.isRecurring ? 'recurring' : 'once';
}

/** The specification's form of a time, which has a 29 o'clock: that one is refused. */
export const timeOfDay = v.pipe(
  v.string(),
  v.transform(storable),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, messages.timeInvalid),
);

/** The numbers of a pickup, however they come. */
export const pickupNumbers = {
  interval: positiveInteger({ max: pickupLimits.interval, unit: '' }),
  packages: positiveInteger({ max: pickupLimits.packages, unit: 'Stk' }),
  side: positiveInteger({ max: pickupLimits.sideCm, unit: 'cm' }),
  weight: v.pipe(
    kilograms(),
    v.maxValue(pickupLimits.weightKg, ruleMessages.atMost(pickupLimits.weightKg, 'kg')),
  ),
} as const;

export interface PickupSurroundings extends AddressSurroundings {
  /** The person's day, before which nothing can be fetched; null where that is judged elsewhere. */
  readonly today: (() => string) | null;
  /** The person's time, `HH:mm`; without it nobody asks what is over today. */
  readonly clock?: () => string;
  /** The day that it began on before the change, which may lie behind. */
  readonly begunAt?: string;
}

/** What of a pickup, typed or sent, the rules across fields look at. */
export interface JudgedPickup {
  readonly kind: PickupKind;
  readonly startAt: string;
  readonly endAt: string | null;
  readonly frequency: PickupFrequency | null;
  readonly interval: number;
  readonly byWeekDay: readonly number[];
  readonly lastPossiblePickupTime: string | null;
}

/**
 * The rules of a pickup that look at several fields.
 *
 * @param judged reads what they look at out of the whole, typed or sent
 * @param earliest the earliest time of a single pickup
 */
export function pickupRules<Whole extends { readonly address: AddressBlock }>(
  judged: (whole: Whole) => JudgedPickup,
  { isValidPhone, geography, today, clock, begunAt }: PickupSurroundings,
  earliest: (whole: Whole) => string | null,
): CrossFieldRule<Whole>[] {
  const ofSeries = (rule: (pickup: JudgedPickup) => boolean) => (whole: Whole) => {
    const pickup = judged(whole);
    return pickup.kind !== 'recurring' || rule(pickup);
  };
  return [
    ...addressRules<Whole>(['address'], ({ address }) => address, isValidPhone, geography),
    {
      reads: [['startAt']],
      at: ['startAt'],
      isFine: (whole) => {
        const day = firstDayOf(judged(whole));
        return today === null || day >= today() || day === begunAt;
      },
      message: ruleMessages.datePast,
    },
    {
      reads: [['frequency']],
      at: ['frequency'],
      isFine: ofSeries(({ frequency }) => frequency !== null),
      message: required,
    },
    {
      reads: [['frequency']],
      at: ['byWeekDay'],
      isFine: ofSeries(
        ({ frequency, byWeekDay }) => frequency !== pickupFrequencies.weekly || byWeekDay.length > 0,
      ),
      message: messages.noWeekday,
    },
    {
      reads: [['startAt']],
      at: ['endAt'],
      isFine: ofSeries((pickup) => pickup.endAt === null || pickup.endAt >= firstDayOf(pickup)),
      message: messages.endBeforeStart,
    },
    {
      reads: [['startAt'], ['frequency'], ['interval'], ['byWeekDay']],
      at: ['endAt'],
      isFine: ofSeries((pickup) => lastPickupDay(toRule(pickup)) !== undefined),
      message: messages.noDay,
    },
    {
      reads: [],
      at: ['lastPossiblePickupTime'],
      isFine: (whole) => {
        const { kind, lastPossiblePickupTime } = judged(whole);
        return kind === 'selfDelivery' || lastPossiblePickupTime !== null;
      },
      message: required,
    },
    {
      reads: [['startAt']],
      at: ['lastPossiblePickupTime'],
      isFine: (whole) => {
        const pickup = judged(whole);
        const isToday = today !== null && firstDayOf(pickup) === today() && today() !== begunAt;
        return !isToday || clock === undefined || !isOverToday(pickup, clock());
      },
      message: messages.timeOver,
    },
    {
      reads: [['startAt']],
      at: ['lastPossiblePickupTime'],
      isFine: (whole) => {
        const { kind, lastPossiblePickupTime: latest } = judged(whole);
        const begin = earliest(whole);
        return kind !== 'once' || begin === null || latest === null || begin <= latest;
      },
      message: messages.earliestAfterLatest,
    },
  ];
}

/** Whether nobody can come any more to a single pickup of today. */
export function isOverToday(
  { kind, lastPossiblePickupTime: latest }: Pick<JudgedPickup, 'kind' | 'lastPossiblePickupTime'>,
  clock: string,
): boolean {
  return kind === 'once' && latest !== null && latest < clock;
}

function toRule({ kind, ...rule }: JudgedPickup): PickupRule {
  return { ...rule, isRecurring: kind === 'recurring' };
}
