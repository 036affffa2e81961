import type { TestSampleDraft } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import { testSamplesCopy as copy } from 'design-system/screens/backoffice/TestCenter/TestCenter.copy.ts';
import { useNavigate } from 'react-router';
import { createSample } from '../../data/test-samples.ts';
import { useWrite } from '../../data/use-write.ts';
import { useHeldDialog } from '../../leaving/use-held-dialog.ts';
import { testSampleAddress } from '../../pages/backoffice-addresses.ts';
import { tellUnseenFailure } from '../tell-unseen-failure.ts';
import { toSubmitFailure } from '../to-submit-failure.ts';

/** The dialog in which a series is made: null while it is closed. */
export function useSampleCreation() {
  const navigate = useNavigate();
  const { isOpen, close, onChangedChange, ...dialog } = useHeldDialog();
  const { state, run, reset } = useWrite(createSample, {
    onDone({ id, name }, _, isShown) {
      addToast({ tone: 'success', title: copy.told.created(name) });
      if (!isShown) return;
      close();
      void navigate(testSampleAddress.href({}, { id }));
    },
    onFailed(error, { name }, isShown) {
      if (!isShown) tellUnseenFailure(error, copy.creation.notCreated, name);
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
        onSubmit: (draft: TestSampleDraft) => void run(draft),
        onChangedChange,
        onClose: close,
      }
    : null;
  return { open, creation };
}
