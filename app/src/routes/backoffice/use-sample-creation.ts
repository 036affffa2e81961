import { testSamplesCopy as copy } from 'design-system/screens/backoffice/TestCenter/TestCenter.copy.ts';
import { useNavigate } from 'react-router';
import { createSample } from '../../data/test-samples.ts';
import { useHeldDialog } from '../../leaving/use-held-dialog.ts';
import { testSampleAddress } from '../../pages/backoffice-addresses.ts';
import { useCreation } from './use-creation.ts';

/** The dialog in which a series is made. */
export function useSampleCreation() {
  const navigate = useNavigate();
  return useCreation(createSample, useHeldDialog(), {
    toToast: ({ name }) => ({ title: copy.told.created(name) }),
    notCreated: copy.creation.notCreated,
    toName: ({ name }) => name,
    onCreated: ({ id }) => void navigate(testSampleAddress.href({}, { id })),
  });
}
