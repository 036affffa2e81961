import type { OrganizationRecord } from 'contract';
import type { OrganizationPageHrefs } from 'design-system/screens/backoffice/OrganizationPage/organization-page-state.ts';
import { OrganizationUsers } from 'design-system/screens/backoffice/OrganizationPage/OrganizationUsers';
import type { TeamFilter, TeamState } from 'design-system/screens/settings/Team/team-state.ts';
import { anyOrganizationAddress } from '../../pages/backoffice-addresses.ts';
import type { TeamPage } from '../settings/to-team-state.ts';
import { useTeamList } from '../settings/use-team-list.ts';
import { type Asked, toListState } from '../to-list-state.ts';
import type { Read } from '../to-resource.ts';
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
  const hrefWith = (change: Partial<TeamFilter>) =>
    anyOrganizationAddress.href({ tab, ...filter, ...change }, { id });
  const team = useTeamList({ filter, hrefWith, toState: toUsersState, organization: id });
  const mayChange = mayChangePeople();
  return (
    <OrganizationUsers
      {...team}
      organization={organization}
      page={hrefs}
      hrefs={{
        home: hrefs.home,
        status: (status) => hrefWith({ status, page: 1 }),
        reset: anyOrganizationAddress.href({ tab }, { id }),
      }}
      actions={mayChange ? team.actions : null}
      onInvite={mayChange ? team.onInvite : undefined}
    />
  );
}

/** Who is looked at by staff is never alone with themselves: a team of one is a list of one. */
function toUsersState(read: Read<TeamPage>, asked: Asked<TeamPage, TeamFilter>): TeamState {
  return toListState(read, { ...asked, isEmpty: () => false });
}
