import type { OrganizationRecord } from 'contract';
import type { OrganizationPageHrefs } from 'design-system/screens/backoffice/OrganizationPage/organization-page-state.ts';
import { OrganizationUsers } from 'design-system/screens/backoffice/OrganizationPage/OrganizationUsers';
import type { TeamFilter, TeamState } from 'design-system/screens/settings/Team/team-state.ts';
import { Navigate, useNavigate } from 'react-router';
import { teamList } from '../../data/team.ts';
import { useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useSearchField } from '../../hooks/use-search-field.ts';
import { anyOrganizationAddress } from '../../pages/backoffice-addresses.ts';
import { useSession } from '../../session/use-session.ts';
import type { TeamPage } from '../settings/to-team-state.ts';
import { useInviting } from '../settings/use-inviting.ts';
import { useRoleChange } from '../settings/use-role-change.ts';
import { useTeamActions } from '../settings/use-team-actions.ts';
import { type Asked, toListState } from '../to-list-state.ts';
import type { Read } from '../to-resource.ts';
import { useList } from '../use-list.ts';
import { useSearch } from '../use-search.ts';
import { mayChangePeople } from './rights-of-staff.ts';

export interface OrganizationListProps {
  readonly id: string;
  /** Undefined until it is known. */
  readonly organization: OrganizationRecord | undefined;
  readonly hrefs: OrganizationPageHrefs;
}

/** `/backoffice/organisationen/:id?tab=users`: the people of an organisation, with what staff may do. */
export function OrganizationUsersRoute({ id, organization, hrefs }: OrganizationListProps) {
  const { tab, ...filter } = useSearch(anyOrganizationAddress);
  const navigate = useNavigate();
  const hrefWith = (change: Partial<TeamFilter>) =>
    anyOrganizationAddress.href({ tab, ...filter, ...change }, { id });
  const searchFor = useSearchField(
    filter.search,
    (search) => void navigate(hrefWith({ search, page: 1 }), { replace: true, preventScrollReset: true }),
  );
  const { claims } = useSession();
  const list = useList(useRead(teamList({ organization: id, ...filter })), filter, toUsersState);
  const { open: openRole, roleChange } = useRoleChange(id);
  const { open: openInvitation, inviting } = useInviting(id);
  const actions = useTeamActions(openRole, id);
  const now = useNow();
  if (list.nearestPage !== filter.page) return <Navigate to={hrefWith({ page: list.nearestPage })} replace />;
  const mayChange = mayChangePeople();
  return (
    <OrganizationUsers
      organization={organization}
      page={hrefs}
      state={list.state}
      filter={filter}
      counts={list.latest?.page.counts}
      hrefs={{
        home: hrefs.home,
        status: (status) => hrefWith({ status, page: 1 }),
        reset: anyOrganizationAddress.href({ tab }, { id }),
      }}
      ownId={claims?.access.sub ?? ''}
      now={now}
      actions={mayChange ? actions : null}
      onInvite={mayChange ? openInvitation : undefined}
      inviting={inviting}
      roleChange={roleChange}
      onSearch={searchFor}
      onPage={(page) => void navigate(hrefWith({ page }))}
      onRetry={list.retry}
    />
  );
}

/** Who is looked at by staff is never alone with themselves: a team of one is a list of one. */
function toUsersState(read: Read<TeamPage>, asked: Asked<TeamPage, TeamFilter>): TeamState {
  return toListState(read, { ...asked, isEmpty: () => false });
}
