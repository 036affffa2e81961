import * as v from 'valibot';
import { choice } from '../rules/choice.ts';
import { crossFieldRules } from '../rules/cross-field.ts';
import { toldInstant } from '../rules/date.ts';
import { ruleMessages } from '../rules/messages.copy.ts';
import { jsonNumber, kilograms, optionalDecimalText, positiveInteger } from '../rules/number.ts';
import { optionalText } from '../rules/text.ts';
import { type PackagingRule, packagingRuleSchema } from './packaging-rule.ts';
import { personRefSchema } from './shipment.ts';

/** `none`: there is no rule, and the carrier's own check decides. */
export const packagingStandings = ['allowed', 'refused', 'none'] as const;
export type PackagingStanding = (typeof packagingStandings)[number];

const { carrier, packaging, isAllowed: _, ...limits } = packagingRuleSchema.entries;

/** What staff keep of one carrier and packaging; `version` is 0 until somebody has changed it. */
export const staffPackagingRuleSchema = v.object({
  /** Carrier and packaging: `DHL-box`. */
  id: v.string(),
  carrier,
  packaging,
  standing: v.picklist(packagingStandings),
  ...limits,
  version: v.number(),
  /** Null as long as the default holds. */
  updatedAt: v.nullable(toldInstant()),
  updatedBy: v.nullable(personRefSchema),
});
export type StaffPackagingRule = v.InferOutput<typeof staffPackagingRuleSchema>;

/** The rule that decides, or none. */
export function toPackagingRule({
  id: _id,
  standing,
  version: _version,
  updatedAt: _at,
  updatedBy: _by,
  ...rule
}: StaffPackagingRule): PackagingRule | undefined {
  return standing === 'none' ? undefined : { ...rule, isAllowed: standing === 'allowed' };
}

/** More than a truck holds: what is beyond is a slip of the keys. */
const MOST_CM = 2000;
const MOST_KG = 30_000;
const MOST_DIVISOR = 20_000;
const NOTE_LENGTH = 120;

const side = v.nullable(positiveInteger({ max: MOST_CM, unit: 'cm' }));
const weight = v.nullable(v.pipe(kilograms(), v.maxValue(MOST_KG, ruleMessages.atMost(MOST_KG, 'kg'))));
const divisor = v.nullable(positiveInteger({ max: MOST_DIVISOR, unit: 'cm³ je kg' }));

const number = v.nullable(jsonNumber());

const draft = v.object({
  standing: choice(packagingStandings),
  maxWeightKg: v.pipe(number, weight),
  maxLengthCm: v.pipe(number, side),
  maxWidthCm: v.pipe(number, side),
  maxHeightCm: v.pipe(number, side),
  maxGirthCm: v.pipe(number, side),
  minLengthCm: v.pipe(number, side),
  minWidthCm: v.pipe(number, side),
  minHeightCm: v.pipe(number, side),
  volumeDivisor: v.pipe(number, divisor),
  note: optionalText(NOTE_LENGTH),
});
export type PackagingRuleDraft = v.InferOutput<typeof draft>;

/** Nothing could be sent whose least is more than its most. */
const leastBelowMost = crossFieldRules<PackagingRuleDraft>(
  (
    [
      ['minLengthCm', 'maxLengthCm'],
      ['minWidthCm', 'maxWidthCm'],
      ['minHeightCm', 'maxHeightCm'],
    ] as const
  ).map(([least, most]) => ({
    reads: [[most]],
    at: [least],
    isFine: (rule) => (rule[least] ?? 0) <= (rule[most] ?? MOST_CM),
    message: (rule) => ruleMessages.atMost(rule[most] ?? MOST_CM, 'cm'),
  })),
);

/** Body of `PUT carrier-packaging-rules/{id}`. */
export const packagingRuleDraftSchema = v.pipe(draft, leastBelowMost);

/** The same as a person types it; what is left empty is no limit. */
export const packagingRuleFormSchema = v.pipe(
  v.object({
    standing: choice(packagingStandings),
    maxWeightKg: v.pipe(optionalDecimalText('kg'), weight),
    maxLengthCm: v.pipe(optionalDecimalText('cm'), side),
    maxWidthCm: v.pipe(optionalDecimalText('cm'), side),
    maxHeightCm: v.pipe(optionalDecimalText('cm'), side),
    maxGirthCm: v.pipe(optionalDecimalText('cm'), side),
    minLengthCm: v.pipe(optionalDecimalText('cm'), side),
    minWidthCm: v.pipe(optionalDecimalText('cm'), side),
    minHeightCm: v.pipe(optionalDecimalText('cm'), side),
    volumeDivisor: v.pipe(optionalDecimalText(''), divisor),
    note: optionalText(NOTE_LENGTH),
  }),
  leastBelowMost,
);
