import { type StaffTerritory, type TerritoryDraft } from 'contract';
import { useConfirm } from 'design-system/components/ConfirmProvider';
import { addToast } from 'design-system/components/LazyToastRegion';
import { countriesCopy as copy } from 'design-system/screens/backoffice/Countries/Countries.copy.ts';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { useState } from 'react';
import { refresh } from '../../data/cache.ts';
import { addTerritory, oneCountry, removeTerritory, type TerritoryVersion } from '../../data/countries.ts';
import { useWrite } from '../../data/use-write.ts';
import { type HeldParts, useHeldPart } from '../../leaving/use-held-parts.ts';
import { isStaleVersion } from '../is-stale-version.ts';
import { tellUnseenFailure } from '../tell-unseen-failure.ts';
import { toSubmitFailure } from '../to-submit-failure.ts';
import { toToastFailure } from '../to-toast-failure.ts';

interface Removed extends TerritoryVersion {
  readonly draft: TerritoryDraft;
}

/** What can be done with the special territories of a country: what was deleted can come back. */
export function useTerritories(country: string, held: HeldParts) {
  const confirm = useConfirm();
  const [isOpen, setOpen] = useState(false);
  const { onChangedChange } = useHeldPart(held, 'newTerritory');
  const close = () => {
    onChangedChange(false);
    setOpen(false);
  };
  const tellFailure = (error: unknown, words: { readonly failed: string; readonly open: string }) =>
    addToast({ tone: 'danger', ...toToastFailure(error, { ...writeFailureCopy, ...words }) });
  const adding = useWrite(addTerritory, {
    onDone(_, { draft }, isShown) {
      addToast({
        tone: 'success',
        title: copy.told.added,
        ...(!isShown && { description: draft.name }),
      });
      if (isShown) close();
    },
    onFailed(error, { draft }, isShown) {
      if (!isShown) tellUnseenFailure(error, copy.territories.notAdded, draft.name);
    },
  });
  const restoring = useWrite(addTerritory, {
    onDone: () => addToast({ tone: 'success', title: copy.told.restored }),
    onFailed: (error) => tellFailure(error, copy.told.notRestored),
  });
  const removal = useWrite(removeTerritory, {
    onDone: (_, { draft }: Removed) =>
      addToast({
        tone: 'success',
        title: copy.told.removed,
        action: {
          label: copy.told.undo,
          isUndo: true,
          onAction: () => void restoring.run({ country, draft }),
        },
      }),
    onFailed(error) {
      // Whoever deletes it after all deletes what somebody else has made of it.
      if (isStaleVersion(error)) void refresh(oneCountry);
      tellFailure(error, copy.told.notRemoved);
    },
  });
  const { state } = adding;
  return {
    onAdd() {
      adding.reset();
      setOpen(true);
    },
    onDelete(territory: StaffTerritory) {
      const { id, version, ...draft } = territory;
      void confirm({
        title: copy.removal.title,
        message: copy.removal.message(draft.name),
        acceptLabel: copy.removal.accept,
        pendingLabel: copy.removal.pending,
        rejectLabel: copy.removal.reject,
        onAccept: () => removal.run({ country, id, version, draft }),
      });
    },
    creation: isOpen
      ? {
          pending: state.kind === 'pending',
          failure: state.kind === 'failed' ? toSubmitFailure(state.error) : null,
          onSubmit: (draft: TerritoryDraft) => void adding.run({ country, draft }),
          onChangedChange,
          onClose: close,
        }
      : null,
  };
}
