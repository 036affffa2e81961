import { Team } from 'design-system/screens/settings/Team/Team';
import { teamList } from '../../data/team.ts';
import { preloadRead } from '../../data/use-read.ts';
import type { Visit } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';
import { teamAddress } from '../../pages/settings-addresses.ts';
import { useSearch } from '../use-search.ts';
import { toTeamState } from './to-team-state.ts';
import { useTeamList } from './use-team-list.ts';

/** Asks for the people of the organisation. */
export function preload({ query }: Pick<Visit, 'query'>): void {
  preloadRead(teamList(teamAddress.parse(query)));
}

/** `/einstellungen/team` */
export function Component() {
  const filter = useSearch(teamAddress);
  const hrefWith = (change: Partial<typeof filter>) => teamAddress.href({ ...filter, ...change });
  const team = useTeamList({ filter, hrefWith, toState: toTeamState });
  return (
    <Team
      {...team}
      hrefs={{
        home: pages.start.href(),
        status: (status) => hrefWith({ status, page: 1 }),
        reset: teamAddress.href(),
      }}
    />
  );
}
