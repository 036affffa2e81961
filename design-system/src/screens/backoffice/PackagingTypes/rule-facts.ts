import {
  packagingLabels,
  type PackagingRuleDraft,
  packagingRuleFormSchema,
  type StaffPackagingRule,
  withUnit,
} from 'contract';
import * as v from 'valibot';
import { type FieldFact, fieldChanges } from '../../../patterns/VersionDiff/field-changes.ts';
import { packagingTypesCopy } from './PackagingTypes.copy.ts';
import { ruleLimits, type RuleLimitKey } from './rule-fields.ts';

const { form: copy } = packagingTypesCopy;

/** What is typed of a rule. */
export type RuleInput = v.InferInput<typeof packagingRuleFormSchema>;

/** What of a rule is edited. */
export function toRuleDraft({
  id: _id,
  carrier: _carrier,
  packaging: _packaging,
  version: _version,
  updatedAt: _at,
  updatedBy: _by,
  ...draft
}: StaffPackagingRule): PackagingRuleDraft {
  return draft;
}

/** The same as it is typed; numbers without points between thousands, so that none is read in two ways. */
export function toRuleInput(draft: PackagingRuleDraft): RuleInput {
  const typed = ruleLimits.map(({ key }) => [key, String(draft[key] ?? '').replace('.', ',')]);
  return { ...draft, ...(Object.fromEntries(typed) as Record<RuleLimitKey, string>) };
}

/** What people call a rule: „DHL, Karton“. */
export function ruleName({ carrier, packaging }: Pick<StaffPackagingRule, 'carrier' | 'packaging'>): string {
  return `${carrier}, ${packagingLabels[packaging]}`;
}

/** The limits of a rule; what cannot be read as a number stands as it was typed. */
type Limits = Record<RuleLimitKey, number | string | null>;

/** What a rule says, field by field; limits stand for nothing where nothing is taken. */
export function ruleFacts({
  standing,
  note,
  ...limits
}: Omit<PackagingRuleDraft, RuleLimitKey> & Limits): readonly FieldFact[] {
  return [
    { path: 'standing', label: copy.standing, value: copy.choices[standing] },
    ...(standing === 'allowed'
      ? ruleLimits.map(({ key, unit }) => ({
          path: key,
          label: copy.fields[key],
          value: valueText(limits[key], unit),
        }))
      : []),
    ...(standing === 'none' ? [] : [{ path: 'note', label: copy.fields.note, value: note }]),
  ];
}

function valueText(value: number | string | null, unit: string | undefined): string {
  return typeof value === 'number' && unit !== undefined ? withUnit(value, unit) : String(value ?? '');
}

/** What is typed of a rule and not saved. Limits that a rule loses with its standing are not counted one by one. */
export function typedChanges(saved: PackagingRuleDraft, { standing, note = '', ...typed }: RuleInput) {
  const limits = ruleLimits.map(({ key }) => {
    const read = v.safeParse(packagingRuleFormSchema.entries[key], typed[key]);
    return [key, read.success ? read.output : typed[key].trim()];
  });
  const now = ruleFacts({
    standing,
    note: note.trim(),
    ...(Object.fromEntries(limits) as Limits),
  });
  const was = ruleFacts(saved).filter((before) => now.some(({ path }) => path === before.path));
  return fieldChanges(was, now);
}
