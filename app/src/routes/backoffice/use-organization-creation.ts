import type { NewOrganization } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import { organizationsCopy as copy } from 'design-system/screens/backoffice/Organizations/Organizations.copy.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createOrganization } from '../../data/all-organizations.ts';
import { useWrite } from '../../data/use-write.ts';
import { anyOrganizationAddress } from '../../pages/backoffice-addresses.ts';
import { tellUnseenFailure } from '../tell-unseen-failure.ts';
import { toSubmitFailure } from '../to-submit-failure.ts';

/** The dialog in which an organisation is made: null while it is closed. */
export function useOrganizationCreation() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const creating = useWrite(createOrganization, {
    onDone({ orgCode, orgName }, { ownerEmail }, isShown) {
      addToast({
        tone: 'success',
        title: copy.told.created(orgName),
        description: copy.told.invited(ownerEmail),
      });
      if (!isShown) return;
      setOpen(false);
      void navigate(anyOrganizationAddress.href({ tab: 'users' }, { id: orgCode }));
    },
    onFailed(error, { orgName }, isShown) {
      if (!isShown) tellUnseenFailure(error, copy.creation.notCreated, orgName);
    },
  });
  const { state } = creating;
  const open = () => {
    creating.reset();
    setOpen(true);
  };
  const creation = isOpen
    ? {
        pending: state.kind === 'pending',
        failure: state.kind === 'failed' ? toSubmitFailure(state.error) : null,
        onSubmit: (body: NewOrganization) => void creating.run(body),
        onClose: () => setOpen(false),
      }
    : null;
  return { open, creation };
}
