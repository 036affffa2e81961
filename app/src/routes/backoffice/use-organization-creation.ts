import type { NewOrganization } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import { organizationsCopy as copy } from 'design-system/screens/backoffice/Organizations/Organizations.copy.ts';
import { useNavigate } from 'react-router';
import { createOrganization } from '../../data/all-organizations.ts';
import { useWrite } from '../../data/use-write.ts';
import { useHeldDialog } from '../../leaving/use-held-dialog.ts';
import { anyOrganizationAddress } from '../../pages/backoffice-addresses.ts';
import { tellUnseenFailure } from '../tell-unseen-failure.ts';
import { toSubmitFailure } from '../to-submit-failure.ts';

/** The dialog in which an organisation is made: null while it is closed. */
export function useOrganizationCreation() {
  const navigate = useNavigate();
  const { isOpen, close, onChangedChange, ...dialog } = useHeldDialog();
  const { state, run, reset } = useWrite(createOrganization, {
    onDone({ orgCode, orgName }, { ownerEmail }: NewOrganization, isShown) {
      addToast({
        tone: 'success',
        title: copy.told.created(orgName),
        description: copy.told.invited(ownerEmail),
      });
      if (!isShown) return;
      close();
      void navigate(anyOrganizationAddress.href({ tab: 'users' }, { id: orgCode }));
    },
    onFailed(error, { orgName }, isShown) {
      if (!isShown) tellUnseenFailure(error, copy.creation.notCreated, orgName);
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
        onSubmit: (body: NewOrganization) => void run(body),
        onChangedChange,
        onClose: close,
      }
    : null;
  return { open, creation };
}
