import type { TeamFilter, TeamState } from 'design-system/screens/settings/Team/team-state.ts';
import { useNavigate } from 'react-router';
import { teamList } from '../../data/team.ts';
import { useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useSearchField } from '../../hooks/use-search-field.ts';
import { useSession } from '../../session/use-session.ts';
import type { Asked } from '../to-list-state.ts';
import type { Read } from '../to-resource.ts';
import { useList } from '../use-list.ts';
import type { TeamPage } from './to-team-state.ts';
import { useInviting } from './use-inviting.ts';
import { useRoleChange } from './use-role-change.ts';
import { useTeamActions } from './use-team-actions.ts';

interface Asking {
  readonly filter: TeamFilter;
  readonly hrefWith: (change: Partial<TeamFilter>) => string;
  readonly toState: (read: Read<TeamPage>, asked: Asked<TeamPage, TeamFilter>) => TeamState;
  /** Whose people; the own organisation's where none is named. */
  readonly organization?: string;
}

/** The people of an organisation as their list shows them, with all that can be done. */
export function useTeamList({ filter, hrefWith, toState, organization }: Asking) {
  const navigate = useNavigate();
  const onSearch = useSearchField(
    filter.search,
    (search) => void navigate(hrefWith({ search, page: 1 }), { replace: true, preventScrollReset: true }),
  );
  const { claims } = useSession();
  const list = useList(useRead(teamList({ organization, ...filter })), filter, toState, (page) =>
    hrefWith({ page }),
  );
  const { open: openRole, roleChange } = useRoleChange(list.latest?.page.items, organization);
  const { open: onInvite, inviting } = useInviting(organization);
  const actions = useTeamActions(openRole, organization);
  const now = useNow();
  return {
    state: list.state,
    filter,
    counts: list.latest?.page.counts,
    ownId: claims?.access.sub ?? '',
    now,
    actions,
    onInvite,
    inviting,
    roleChange,
    onSearch,
    onPage: (page: number) => void navigate(hrefWith({ page })),
    onRetry: list.retry,
  };
}
