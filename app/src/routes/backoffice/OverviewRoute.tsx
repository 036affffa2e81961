import { allCronRuns, triggeredKinds } from 'contract';
import { isUnfiltered } from 'design-system/patterns/ListFrame/list-filter.ts';
import { Overview, OverviewForStrangers } from 'design-system/screens/backoffice/Overview/Overview';
import { useNavigate } from 'react-router';
import { backofficeOverview, cronRunList, newestRuns } from '../../data/cron-runs.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { useNow } from '../../hooks/use-now.ts';
import {
  allShipmentsAddress,
  organizationsAddress,
  overviewAddress,
} from '../../pages/backoffice-addresses.ts';
import { backofficePages } from '../../pages/backoffice-pages.ts';
import type { Visit } from '../../pages/page.ts';
import { landingPage, pages } from '../../pages/pages.ts';
import { session } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import { backofficePlacesFor } from '../frame/backoffice-places.ts';
import { toListState } from '../to-list-state.ts';
import { toFetched } from '../to-resource.ts';
import { useList } from '../use-list.ts';
import { useSearch } from '../use-search.ts';
import { useRefreshAtEnd } from './use-refresh-at-end.ts';
import { useStartJob } from './use-start-job.ts';

const exceptionsToday = { status: 'exception', exceptionToday: true } as const;

const isStaff = () => session.getPermission('access:backoffice').isGranted;

export function preload({ query }: Pick<Visit, 'query'>): void {
  if (!isStaff()) return;
  preloadRead(cronRunList(overviewAddress.parse(query)));
  preloadRead(backofficeOverview());
}

/** `/backoffice`: whoever is signed in comes here; staff see something. */
export function Component() {
  return isStaff() ? <StaffOverview /> : <OverviewForStrangers applicationHref={landingPage.href()} />;
}

function StaffOverview() {
  const filter = useSearch(overviewAddress);
  const navigate = useNavigate();
  const now = useNow();
  const places = backofficePlacesFor(useSession());
  const onStart = useStartJob();
  const figures = useRead(backofficeOverview());
  const isSlow = useIsSlow(figures.isLoading);
  useRefreshAtEnd(useRead(newestRuns()).data?.items);
  const hrefOf = (page: number) => overviewAddress.href({ ...filter, page });
  const list = useList(
    useRead(cronRunList(filter)),
    filter,
    (read, asked) =>
      toListState(read, { ...asked, isEmpty: () => filter.page === 1 && isUnfiltered(filter, allCronRuns) }),
    hrefOf,
  );
  return (
    <Overview
      state={list.state}
      figures={toFetched(figures, { isSlow })}
      filter={filter}
      hrefs={{
        home: pages.start.href(),
        runs: (onlyTroubled) => overviewAddress.href({ onlyTroubled }),
        run: (id) => backofficePages.cronRun.href({ id }),
        offers: places.offers,
        exceptions: places.allShipments && allShipmentsAddress.href(exceptionsToday),
        carriers: places.carrierApi,
        organizations: places.organizations && organizationsAddress.href({ onlyNew: true }),
      }}
      now={now}
      kinds={triggeredKinds}
      onStart={onStart}
      onPage={(page) => void navigate(hrefOf(page))}
      onRetry={() => Promise.all([list.retry(), figures.mutate()])}
    />
  );
}
