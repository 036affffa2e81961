import type { PackagingRuleDraft, StaffPackagingRule } from 'contract';
import { packagingTypesCopy } from 'design-system/screens/backoffice/PackagingTypes/PackagingTypes.copy.ts';
import { ruleName } from 'design-system/screens/backoffice/PackagingTypes/rule-facts.ts';
import { RuleForm, type RuleFormProps } from 'design-system/screens/backoffice/PackagingTypes/RuleForm';
import { useRef } from 'react';
import { putPackagingRule } from '../../data/packaging-rules.ts';
import { type SettingsFormOptions, useSettingsForm } from '../settings/use-settings-form.ts';
import { tellUnseenFailure } from '../tell-unseen-failure.ts';

type Options = SettingsFormOptions<StaffPackagingRule, PackagingRuleDraft, unknown>;

export interface OpenRuleProps extends Pick<RuleFormProps, 'findReturn' | 'onEdit'> {
  /** As it was read last. */
  readonly rule: StaffPackagingRule;
  /** How the list stands that it was read with. */
  readonly read: Omit<Options['read'], 'data'>;
  readonly onChangedChange: (isChanged: boolean) => void;
  readonly onClose: () => void;
  readonly onSaved: (before: StaffPackagingRule, after: StaffPackagingRule) => void;
}

/** The rule that is edited: what was typed stays until it is saved or given up, whatever comes of saving it. */
export function OpenRule({
  rule,
  read,
  findReturn,
  onEdit,
  onChangedChange,
  onClose,
  onSaved,
}: OpenRuleProps) {
  const before = useRef(rule);
  const { saving } = useSettingsForm({
    read: { ...read, data: rule },
    write: putPackagingRule,
    toCall: (draft: PackagingRuleDraft, version) => ({ id: rule.id, version, draft }),
    onDone(after, _, isShown) {
      if (isShown) onClose();
      onSaved(before.current, after);
    },
    onFailed(error, _, isShown) {
      if (!isShown) tellUnseenFailure(error, packagingTypesCopy.form.notSaved, ruleName(rule));
    },
  });
  return (
    saving && (
      <RuleForm
        saving={{
          ...saving,
          onSubmit(draft) {
            before.current = rule;
            saving.onSubmit(draft);
          },
          onChangedChange(isChanged) {
            saving.onChangedChange?.(isChanged);
            onChangedChange(isChanged);
          },
        }}
        findReturn={findReturn}
        onEdit={onEdit}
        onCancel={onClose}
      />
    )
  );
}
