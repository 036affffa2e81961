import type { Pickup } from 'contract';
import { useConfirm } from 'design-system/components/ConfirmProvider';
import { addToast } from 'design-system/components/LazyToastRegion';
import { pickupSentence } from 'design-system/screens/pickups/pickup-sentence.copy.ts';
import type { PickupActions } from 'design-system/screens/pickups/Pickups/pickups-state.ts';
import { pickupsCopy as copy } from 'design-system/screens/pickups/Pickups/Pickups.copy.ts';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { deletePickup, togglePickup } from '../../data/pickups.ts';
import { useWrite } from '../../data/use-write.ts';
import { toToastFailure } from '../to-toast-failure.ts';
import { mayChangePickup, mayDeletePickup } from './pickup-rights.ts';

/**
 * What can be done with a pickup without opening it. Pausing can be undone, so that nobody is asked; deleting cannot.
 *
 * @param onDeleted a pickup is gone, and so is what was open of it
 */
export function usePickupActions(onDeleted: (id: string) => void): PickupActions {
  const toggling = useWrite(togglePickup, {
    onDone: (_, { id, isActive }) =>
      addToast({
        tone: 'success',
        title: isActive ? copy.told.resumed : copy.told.paused,
        // The way back is the other one; what was undone is not asked about again.
        ...(!isActive && {
          action: {
            label: copy.told.undo,
            isUndo: true,
            onAction: () => void toggling.run({ id, isActive: true }),
          },
        }),
      }),
    onFailed: (error) => tellFailure(copy.told.notToggled, error),
  });
  return {
    mayChange: mayChangePickup,
    mayDelete: mayDeletePickup,
    onToggle: ({ id, isActive }) => void toggling.run({ id, isActive: !isActive }),
    onDelete: usePickupRemoval(onDeleted),
  };
}

/**
 * Asks, and deletes a pickup.
 *
 * @param onDeleted it is gone, while the page or panel that asked is still there
 */
export function usePickupRemoval(onDeleted: (id: string) => void): PickupActions['onDelete'] {
  const confirm = useConfirm();
  const removal = useWrite(deletePickup, {
    onDone(_, { id }, isShown) {
      addToast({ tone: 'success', title: copy.told.deleted });
      if (isShown) onDeleted(id);
    },
    onFailed: (error) => tellFailure(copy.told.notDeleted, error),
  });
  return (pickup) =>
    void confirm({
      title: copy.removal.title,
      message: removalMessage(pickup),
      detail: pickupSentence(pickup),
      acceptLabel: copy.removal.accept,
      pendingLabel: copy.removal.pending,
      rejectLabel: copy.removal.reject,
      onAccept: () => removal.run(pickup),
    });
}

/** What is lost with it, said of no day that there is not. */
function removalMessage({ isRecurring, nextDay }: Pickup): string {
  const { messages } = copy.removal;
  if (nextDay === null) return messages.over;
  return isRecurring ? messages.series : messages.single;
}

function tellFailure(words: { readonly failed: string; readonly open: string }, error: unknown): void {
  addToast({ tone: 'danger', ...toToastFailure(error, { ...writeFailureCopy, ...words }) });
}
