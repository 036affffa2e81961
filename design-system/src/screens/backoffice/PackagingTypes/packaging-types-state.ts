import type { Carrier, Packaging, PackagingRuleDraft, StaffPackagingRule } from 'contract';
import type { Resource } from '../../../patterns/ResourceView/resource.ts';
import type { SettingsSaving } from '../../settings/saving/settings-saving.ts';

/** Which rules are shown; empty is all of them. */
export interface PackagingFilter {
  readonly carrier: Carrier | '';
  readonly packaging: Packaging | '';
  readonly onlyAllowed: boolean;
}

export const noFilter: PackagingFilter = { carrier: '', packaging: '', onlyAllowed: false };

/** Every carrier with every packaging, carrier by carrier. */
export type PackagingTypesState = Resource<readonly StaffPackagingRule[]>;

export interface PackagingTypesHrefs {
  readonly home: string;
  /** What was changed, by whom. */
  readonly history: string;
}

/** A rule of which something is typed that is not saved; `draft` is null as long as that cannot be read. */
export interface RuleEdit {
  readonly rule: StaffPackagingRule;
  readonly draft: PackagingRuleDraft | null;
}

/** How one rule is saved. */
export type RuleSaving = SettingsSaving<StaffPackagingRule, PackagingRuleDraft>;

/** Whether a filter lets a rule through. */
export function isShown(
  rule: StaffPackagingRule,
  { carrier, packaging, onlyAllowed }: PackagingFilter,
): boolean {
  return (
    (carrier === '' || rule.carrier === carrier) &&
    (packaging === '' || rule.packaging === packaging) &&
    (!onlyAllowed || rule.standing === 'allowed')
  );
}
