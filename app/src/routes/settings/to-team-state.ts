import type { OrganizationUser } from 'contract';
import { isUnfiltered } from 'design-system/patterns/ListFrame/list-filter.ts';
import { noFilter } from 'design-system/screens/settings/Team/team-filter.ts';
import type { TeamCounts, TeamFilter, TeamState } from 'design-system/screens/settings/Team/team-state.ts';
import type { ListPage } from '../nearest-page.ts';
import { type Asked, toListState } from '../to-list-state.ts';
import type { Read } from '../to-resource.ts';

/** A page of people as the API answers it. */
export type TeamPage = ListPage & {
  readonly items: readonly OrganizationUser[];
  readonly totalItems: number;
  readonly counts: TeamCounts;
};

/** What the list of people shows: a team of one is empty, for whoever looks knows that they are in it. */
export function toTeamState(read: Read<TeamPage>, asked: Asked<TeamPage, TeamFilter>): TeamState {
  const state = toListState<OrganizationUser, TeamPage, TeamFilter>(read, { ...asked, isEmpty: () => false });
  const { counts } = read.data ?? {};
  const isAlone = counts && counts.active + counts.invited + counts.deactivated <= 1;
  return isAlone && isUnfiltered(asked.filter, noFilter) && state.kind === 'ready' && !state.failure
    ? { kind: 'empty' }
    : state;
}
