import { OrganizationLog } from 'design-system/screens/backoffice/OrganizationPage/OrganizationLog';
import { organizationLogAddress } from '../../pages/backoffice-addresses.ts';
import { useSearch } from '../use-search.ts';
import { AuditEntries } from './AuditEntries.tsx';
import type { OrganizationListProps } from './OrganizationUsersRoute.tsx';

/** `/backoffice/organisationen/:id?tab=log`: what was changed in the organisation. */
export function OrganizationLogRoute({ id, organization, hrefs }: OrganizationListProps) {
  const { tab, entry, ...asked } = useSearch(organizationLogAddress);
  return (
    <AuditEntries
      filter={{ ...asked, orgCode: id }}
      isOfOne
      entry={entry}
      hrefOf={(search) => organizationLogAddress.href({ ...search, tab }, { id })}
    >
      {(log) => <OrganizationLog {...log} organization={organization} page={hrefs} />}
    </AuditEntries>
  );
}
