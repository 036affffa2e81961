import type { OrganizationUser } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import { teamCopy } from 'design-system/screens/settings/Team/Team.copy.ts';

const { said } = teamCopy;

/** Says whether the letter of an invitation has gone; the list goes on saying so. */
export function tellInvitation({
  email,
  invitationDelivery,
}: Pick<OrganizationUser, 'email' | 'invitationDelivery'>): void {
  switch (invitationDelivery) {
    case 'failed':
      addToast({ tone: 'danger', title: said.notDelivered(email), description: said.notDeliveredHelp });
      break;
    case 'waiting':
      addToast({ tone: 'info', title: said.beingSent(email), description: said.beingSentHelp });
      break;
    default:
      addToast({ tone: 'success', title: said.sent(email) });
  }
}
