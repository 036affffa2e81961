import { packagingLabels, type PackagingRuleDraft, type StaffPackagingRule, withUnit } from 'contract';
import type { FieldFact } from '../../../patterns/VersionDiff/field-changes.ts';
import { packagingTypesCopy } from './PackagingTypes.copy.ts';

const { form: copy } = packagingTypesCopy;

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

/** What people call a rule: „DHL, Karton“. */
export function ruleName({ carrier, packaging }: Pick<StaffPackagingRule, 'carrier' | 'packaging'>): string {
  return `${carrier}, ${packagingLabels[packaging]}`;
}

/** What a rule says, field by field; limits stand for nothing where nothing is taken. */
export function ruleFacts({ standing, note, ...limits }: PackagingRuleDraft): readonly FieldFact[] {
  const fact = (path: keyof typeof limits, unit?: string): FieldFact => {
    const value = limits[path];
    const text = value === null ? '' : unit === undefined ? String(value) : withUnit(value, unit);
    return { path, label: copy.fields[path], value: text };
  };
  return [
    { path: 'standing', label: copy.standing, value: copy.choices[standing] },
    ...(standing === 'allowed'
      ? [
          fact('maxWeightKg', 'kg'),
          fact('maxLengthCm', 'cm'),
          fact('maxWidthCm', 'cm'),
          fact('maxHeightCm', 'cm'),
          fact('maxGirthCm', 'cm'),
          fact('volumeDivisor'),
          fact('minLengthCm', 'cm'),
          fact('minWidthCm', 'cm'),
          fact('minHeightCm', 'cm'),
        ]
      : []),
    ...(standing === 'none' ? [] : [{ path: 'note', label: copy.fields.note, value: note }]),
  ];
}
