import type { ListedTestItem, TestSample, TestSampleDraft } from 'contract';
import { useConfirm } from 'design-system/components/ConfirmProvider';
import { addToast } from 'design-system/components/LazyToastRegion';
import { testSampleCopy as copy } from 'design-system/screens/backoffice/TestSample/TestSample.copy.ts';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { useState } from 'react';
import { changeSample, oneSample, removeItem, removeSample } from '../../data/test-samples.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { isAnother } from '../../leaving/is-another.ts';
import { testCenterAddress, testSampleAddress } from '../../pages/backoffice-addresses.ts';
import { type SettingsFormOfPage, useSettingsForm } from '../settings/use-settings-form.ts';
import { toToastFailure } from '../to-toast-failure.ts';
import { useLeaveGone } from '../use-leave-gone.ts';

/** The dialog begins anew in another view, though the page is the same. */
const isAnotherView = isAnother(testSampleAddress, 'view', 'execution');

/** A series, with what an administrator does with it and with its cases. */
export function useSampleActions(id: string) {
  const confirm = useConfirm();
  const leaveGone = useLeaveGone();
  const [isOpen, setOpen] = useState(false);
  const read = useRead(oneSample(id));
  const form: SettingsFormOfPage<TestSample, TestSampleDraft> = useSettingsForm({
    read,
    write: changeSample,
    toCall: (draft: TestSampleDraft, version) => ({ id, version, draft }),
    isLeaving: isAnotherView,
    onDone() {
      // The form is gone before it could say that nothing is left to be saved.
      form.saving?.onChangedChange?.(false);
      setOpen(false);
      addToast({ tone: 'success', title: copy.told.saved });
    },
  });
  const { saving, state } = form;
  const tellFailure = (words: { readonly failed: string; readonly open: string }) => (error: unknown) =>
    addToast({ tone: 'danger', ...toToastFailure(error, { ...writeFailureCopy, ...words }) });
  const removal = useWrite(removeSample, {
    onDone() {
      addToast({ tone: 'success', title: copy.told.deleted });
      leaveGone(saving, testCenterAddress.href());
    },
    onFailed: tellFailure(copy.told.notDeleted),
  });
  const itemRemoval = useWrite(removeItem, {
    onDone: () => addToast({ tone: 'success', title: copy.told.itemDeleted }),
    onFailed: tellFailure(copy.told.itemNotDeleted),
  });
  const ask = (
    { title, message, accept, pending, reject }: typeof copy.removal | typeof copy.itemRemoval,
    name: string,
    onAccept: () => Promise<void>,
  ) =>
    void confirm({
      title,
      message: message(name),
      acceptLabel: accept,
      pendingLabel: pending,
      rejectLabel: reject,
      onAccept,
    });
  return {
    read,
    onEdit: () => {
      form.beginAnew();
      setOpen(true);
    },
    // It is ready as long as there is a series, or something typed of it.
    editing:
      isOpen && saving && state.kind === 'ready'
        ? {
            saving,
            onClose() {
              // What was typed is given up, and so is what came of saving it.
              form.beginAnew();
              saving.onChangedChange?.(false);
              setOpen(false);
            },
          }
        : null,
    onDelete: (sample: TestSample) => ask(copy.removal, sample.name, () => removal.run(sample)),
    onDeleteItem: (item: ListedTestItem) =>
      ask(copy.itemRemoval, item.name, () => itemRemoval.run({ id, itemId: item.id, version: item.version })),
  };
}
