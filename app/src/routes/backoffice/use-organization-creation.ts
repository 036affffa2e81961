import { organizationsCopy as copy } from 'design-system/screens/backoffice/Organizations/Organizations.copy.ts';
import { useNavigate } from 'react-router';
import { createOrganization } from '../../data/all-organizations.ts';
import { useHeldDialog } from '../../leaving/use-held-dialog.ts';
import { anyOrganizationAddress } from '../../pages/backoffice-addresses.ts';
import { useCreation } from './use-creation.ts';

/** The dialog in which an organisation is made. */
export function useOrganizationCreation() {
  const navigate = useNavigate();
  return useCreation(createOrganization, useHeldDialog(), {
    toToast: ({ orgName }, { ownerEmail }) => ({
      title: copy.told.created(orgName),
      description: copy.told.invited(ownerEmail),
    }),
    notCreated: copy.creation.notCreated,
    toName: ({ orgName }) => orgName,
    onCreated: ({ orgCode: id }) => void navigate(anyOrganizationAddress.href({ tab: 'users' }, { id })),
  });
}
