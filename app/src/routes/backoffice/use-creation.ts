import { addToast } from 'design-system/components/LazyToastRegion';
import { useWrite } from '../../data/use-write.ts';
import type { Write } from '../../data/write.ts';
import type { HeldDialog } from '../../leaving/use-held-dialog.ts';
import { tellUnseenFailure } from '../tell-unseen-failure.ts';
import { toSubmitFailure } from '../to-submit-failure.ts';

interface CreationOptions<Draft, Thing> {
  readonly toToast: (thing: Thing, draft: Draft) => { title: string; description?: string };
  /** Said where nobody has the dialog in sight any more, in German. */
  readonly notCreated: string;
  readonly toName: (draft: Draft) => string;
  /** Leads to what has been made. */
  readonly onCreated: (thing: Thing) => void;
}

/**
 * What becomes of a dialog in which something is made: `creation` is null while it is closed.
 *
 * @param dialog whether it is open, and what is typed in it
 */
export function useCreation<Draft, Thing>(
  create: Write<Draft, Thing>,
  { isOpen, close, onChangedChange, ...dialog }: HeldDialog,
  { toToast, notCreated, toName, onCreated }: CreationOptions<Draft, Thing>,
) {
  const { state, run, reset } = useWrite(create, {
    onDone(thing, draft, isShown) {
      addToast({ tone: 'success', ...toToast(thing, draft) });
      if (!isShown) return;
      close();
      onCreated(thing);
    },
    onFailed(error, draft, isShown) {
      if (!isShown) tellUnseenFailure(error, notCreated, toName(draft));
    },
  });
  const open = () => {
    reset();
    dialog.open();
  };
  const creation = isOpen
    ? {
        pending: state.kind === 'pending',
        failure: state.kind === 'failed' ? toSubmitFailure(state.error) : null,
        onSubmit: (draft: Draft) => void run(draft),
        onChangedChange,
        onClose: close,
      }
    : null;
  return { open, creation };
}
