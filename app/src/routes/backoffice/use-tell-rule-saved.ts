import type { StaffPackagingRule } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import { fieldChanges } from 'design-system/patterns/VersionDiff/field-changes.ts';
import { packagingTypesCopy } from 'design-system/screens/backoffice/PackagingTypes/PackagingTypes.copy.ts';
import {
  ruleFacts,
  ruleName,
  toRuleDraft,
} from 'design-system/screens/backoffice/PackagingTypes/rule-facts.ts';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { putPackagingRule } from '../../data/packaging-rules.ts';
import { useWrite } from '../../data/use-write.ts';
import { toToastFailure } from '../to-toast-failure.ts';

const { told: copy } = packagingTypesCopy;

/** Tells what has become of a rule, with the way back; where somebody has changed it since, there is none. */
export function useTellRuleSaved() {
  const undoing = useWrite(putPackagingRule, {
    onDone: (rule) => addToast({ tone: 'success', title: copy.undone(ruleName(rule)) }),
    onFailed: (error) =>
      addToast({ tone: 'danger', ...toToastFailure(error, { ...writeFailureCopy, ...copy.notUndone }) }),
  });
  return (before: StaffPackagingRule, after: StaffPackagingRule) => {
    const draft = toRuleDraft(before);
    const changes = fieldChanges(ruleFacts(draft), ruleFacts(toRuleDraft(after)));
    addToast({
      tone: 'success',
      title: copy.saved(ruleName(after)),
      description: changes
        .map((change) =>
          copy.change(change.label, change.before ?? copy.nothing, change.after ?? copy.nothing),
        )
        .join('; '),
      action: {
        label: copy.undo,
        isUndo: true,
        onAction: () => void undoing.run({ id: after.id, version: after.version, draft }),
      },
    });
  };
}
