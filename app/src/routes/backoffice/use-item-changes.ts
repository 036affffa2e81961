import type { JsonObject, TestItem, TestItemDraft } from 'contract';
import { useConfirm } from 'design-system/components/ConfirmProvider';
import { addToast } from 'design-system/components/LazyToastRegion';
import { toItemDraft } from 'design-system/screens/backoffice/TestItem/item-input.ts';
import { testItemCopy as copy } from 'design-system/screens/backoffice/TestItem/TestItem.copy.ts';
import { testSampleCopy } from 'design-system/screens/backoffice/TestSample/TestSample.copy.ts';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { useState } from 'react';
import {
  adoptAnswer,
  changeItem,
  type ItemChange,
  type NamedItem,
  oneItem,
  removeItem,
} from '../../data/test-samples.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { testSampleAddress } from '../../pages/backoffice-addresses.ts';
import { type SettingsFormOfPage, useSettingsForm } from '../settings/use-settings-form.ts';
import { toToastFailure } from '../to-toast-failure.ts';
import { useLeaveGone } from '../use-leave-gone.ts';

interface Adoption extends ItemChange {
  readonly before: TestItemDraft;
}

/** A case, with what an administrator does with it. */
export function useItemChanges(named: NamedItem) {
  const { id, itemId } = named;
  const confirm = useConfirm();
  const leaveGone = useLeaveGone();
  const [isEditing, setEditing] = useState(false);
  const form: SettingsFormOfPage<TestItem, TestItemDraft> = useSettingsForm({
    read: useRead(oneItem(named)),
    write: changeItem,
    toCall: (draft: TestItemDraft, version) => ({ ...named, version, draft }),
    onDone() {
      // The form is gone before it could say that nothing is left to be saved.
      form.saving?.onChangedChange?.(false);
      setEditing(false);
      addToast({ tone: 'success', title: copy.told.saved });
    },
  });
  const { state, saving, onRetry } = form;
  const tellFailure = (words: { readonly failed: string; readonly open: string }) => (error: unknown) =>
    addToast({ tone: 'danger', ...toToastFailure(error, { ...writeFailureCopy, ...words }) });
  const undoing = useWrite(adoptAnswer, {
    onDone: () => addToast({ tone: 'success', title: copy.told.undone }),
    onFailed: tellFailure(copy.told.notAdopted),
  });
  // What was received is what is expected from now on; the way back is offered.
  const adoption = useWrite(adoptAnswer, {
    onDone: ({ version }, { before }: Adoption) =>
      addToast({
        tone: 'success',
        title: copy.told.adopted,
        action: {
          label: copy.told.undo,
          isUndo: true,
          onAction: () => void undoing.run({ ...named, version, draft: before }),
        },
      }),
    onFailed: tellFailure(copy.told.notAdopted),
  });
  const removal = useWrite(removeItem, {
    onDone() {
      addToast({ tone: 'success', title: testSampleCopy.told.itemDeleted });
      leaveGone(saving, testSampleAddress.href({}, { id }));
    },
    onFailed: tellFailure(testSampleCopy.told.itemNotDeleted),
  });
  const item = state.kind === 'ready' ? state.value : null;

  function adopt(before: TestItem, received: JsonObject): void {
    const draft = toItemDraft(before);
    void adoption.run({
      ...named,
      version: before.version,
      draft: { ...draft, expected: received },
      before: draft,
    });
  }

  const { itemRemoval: words } = testSampleCopy;
  return {
    state,
    onRetry,
    changes: {
      saving: isEditing ? saving : null,
      isAdopting: adoption.state.kind === 'pending',
      onEdit() {
        form.beginAnew();
        setEditing(true);
      },
      onCancel() {
        // What was typed is given up, and so is what came of saving it.
        form.beginAnew();
        saving?.onChangedChange?.(false);
        setEditing(false);
      },
      onAdopt() {
        if (item?.received) adopt(item, item.received);
      },
      onDelete() {
        if (!item) return;
        const { name, version } = item;
        void confirm({
          title: words.title,
          message: words.message(name),
          acceptLabel: words.accept,
          pendingLabel: words.pending,
          rejectLabel: words.reject,
          onAccept: () => removal.run({ id, itemId, version }),
        });
      },
    },
  };
}
