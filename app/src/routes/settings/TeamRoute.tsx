import { Team } from 'design-system/screens/settings/Team/Team';
import { Navigate, useNavigate } from 'react-router';
import { teamList } from '../../data/team.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useSearchField } from '../../hooks/use-search-field.ts';
import type { Visit } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';
import { teamAddress } from '../../pages/settings-addresses.ts';
import { useSession } from '../../session/use-session.ts';
import { useList } from '../use-list.ts';
import { useSearch } from '../use-search.ts';
import { toTeamState } from './to-team-state.ts';
import { useInviting } from './use-inviting.ts';
import { useRoleChange } from './use-role-change.ts';
import { useTeamActions } from './use-team-actions.ts';

/** Asks for the people of the organisation. */
export function preload({ query }: Pick<Visit, 'query'>): void {
  preloadRead(teamList(teamAddress.parse(query)));
}

/** `/einstellungen/team` */
export function Component() {
  const filter = useSearch(teamAddress);
  const navigate = useNavigate();
  const hrefWith = (change: Partial<typeof filter>) => teamAddress.href({ ...filter, ...change });
  const searchFor = useSearchField(
    filter.search,
    (search) => void navigate(hrefWith({ search, page: 1 }), { replace: true, preventScrollReset: true }),
  );
  const { claims } = useSession();
  const list = useList(useRead(teamList(filter)), filter, toTeamState);
  const { open: openRole, roleChange } = useRoleChange();
  const { open: openInvitation, inviting } = useInviting();
  const actions = useTeamActions(openRole);
  const now = useNow();
  if (list.nearestPage !== filter.page) return <Navigate to={hrefWith({ page: list.nearestPage })} replace />;
  return (
    <Team
      state={list.state}
      filter={filter}
      counts={list.latest?.page.counts}
      hrefs={{
        home: pages.start.href(),
        status: (status) => hrefWith({ status, page: 1 }),
        reset: teamAddress.href(),
      }}
      ownId={claims?.access.sub ?? ''}
      now={now}
      actions={actions}
      onInvite={openInvitation}
      inviting={inviting}
      roleChange={roleChange}
      onSearch={searchFor}
      onPage={(page) => void navigate(hrefWith({ page }))}
      onRetry={list.retry}
    />
  );
}
