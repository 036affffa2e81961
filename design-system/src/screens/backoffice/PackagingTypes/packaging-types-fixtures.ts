import { defaultPackagingRules, type PackagingRule, type StaffPackagingRule } from 'contract';
import { FIXTURE_NOW } from 'contract/fixtures';

const kerstin = { id: 'usr_aydin', full_name: 'Kerstin Aydın' };

/** A rule as the default set has it. */
function unchanged({ isAllowed, ...rule }: PackagingRule): StaffPackagingRule {
  return {
    ...rule,
    id: `${rule.carrier}-${rule.packaging}`,
    standing: isAllowed ? 'allowed' : 'refused',
    version: 0,
    updatedAt: null,
    updatedBy: null,
  };
}

/** The same rules with what somebody has changed of some, by id. */
export function changed(
  rules: readonly StaffPackagingRule[],
  changes: Readonly<Record<string, Partial<StaffPackagingRule>>>,
): readonly StaffPackagingRule[] {
  return rules.map((rule) => {
    const change = changes[rule.id];
    return change ? { ...rule, version: 3, updatedAt: FIXTURE_NOW, updatedBy: kerstin, ...change } : rule;
  });
}

const none = { standing: 'none' } as const;

/** What staff have made of the default set: notes, least sides, and two carriers without rules. */
export const rules = changed(defaultPackagingRules.map(unchanged), {
  'DHL-box': {
    maxWeightKg: 31.5,
    maxLengthCm: 120,
    maxWidthCm: 60,
    maxHeightCm: 60,
    maxGirthCm: 360,
    minLengthCm: 15,
    minWidthCm: 11,
    minHeightCm: 1,
    note: 'Bis 200 cm Sperrgut',
  },
  'UPS-box': { maxGirthCm: 400, note: 'Ab 25 kg Aufkleber' },
  'DEKU-transport_crate_or_pallet': {
    minLengthCm: 60,
    minWidthCm: 40,
    minHeightCm: 20,
    note: 'Hebebühne nötig',
  },
  'MEX-box': none,
  'MEX-none': none,
  'MEX-transport_crate_or_pallet': none,
  'MEX-pallet_non_loadable': none,
  'ILO-box': none,
  'ILO-none': none,
  'ILO-transport_crate_or_pallet': none,
  'ILO-pallet_non_loadable': none,
});

/** The first of them. */
export const dhlBox = rules[0] as StaffPackagingRule;
