import type { TestSampleDraft } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import { testSamplesCopy as copy } from 'design-system/screens/backoffice/TestCenter/TestCenter.copy.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createSample } from '../../data/test-samples.ts';
import { useWrite } from '../../data/use-write.ts';
import { testSampleAddress } from '../../pages/backoffice-addresses.ts';
import { tellUnseenFailure } from '../tell-unseen-failure.ts';
import { toSubmitFailure } from '../to-submit-failure.ts';

/** The dialog in which a series is made: null while it is closed. */
export function useSampleCreation() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { state, run, reset } = useWrite(createSample, {
    onDone({ id, name }, _, isShown) {
      addToast({ tone: 'success', title: copy.told.created(name) });
      if (!isShown) return;
      setOpen(false);
      void navigate(testSampleAddress.href({}, { id }));
    },
    onFailed(error, { name }, isShown) {
      if (!isShown) tellUnseenFailure(error, copy.creation.notCreated, name);
    },
  });
  const open = () => {
    reset();
    setOpen(true);
  };
  const creation = isOpen
    ? {
        pending: state.kind === 'pending',
        failure: state.kind === 'failed' ? toSubmitFailure(state.error) : null,
        onSubmit: (draft: TestSampleDraft) => void run(draft),
        onClose: () => setOpen(false),
      }
    : null;
  return { open, creation };
}
