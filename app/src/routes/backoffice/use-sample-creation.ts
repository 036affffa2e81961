import type { TestSampleDraft } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import { testSamplesCopy as copy } from 'design-system/screens/backoffice/TestCenter/TestCenter.copy.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createSample } from '../../data/test-samples.ts';
import { useWrite } from '../../data/use-write.ts';
import { testSampleAddress } from '../../pages/backoffice-addresses.ts';
import { toSubmitFailure } from '../to-submit-failure.ts';

/** The dialog in which a series is made: null while it is closed. */
export function useSampleCreation() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { state, run, reset } = useWrite(createSample, {
    onDone({ id, name }) {
      setOpen(false);
      addToast({ tone: 'success', title: copy.told.created(name) });
      void navigate(testSampleAddress.href({}, { id }));
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
