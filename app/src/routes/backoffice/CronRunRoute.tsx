import { cronKindLabels, triggeredKinds } from 'contract';
import { closeToastGroup } from 'design-system/components/LazyToastRegion';
import { CronRun } from 'design-system/screens/backoffice/CronRun/CronRun';
import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { oneCronRun } from '../../data/cron-runs.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { allShipmentsAddress, cronRunAddress } from '../../pages/backoffice-addresses.ts';
import type { Visit } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';
import { usePageTitle } from '../page-title.ts';
import { useList } from '../use-list.ts';
import { useSearch } from '../use-search.ts';
import { toCronRunState } from './to-cron-run-state.ts';
import { useStartJob } from './use-start-job.ts';

export function preload({ params, query }: Visit): void {
  preloadRead(oneCronRun({ id: params['id'] ?? '', ...cronRunAddress.parse(query) }));
}

/** `/backoffice/cron-runs/{id}`; another run is another page. */
export function Component() {
  const { id = '' } = useParams();
  return <Run key={id} id={id} />;
}

function Run({ id }: { readonly id: string }) {
  const filter = useSearch(cronRunAddress);
  const navigate = useNavigate();
  const onStart = useStartJob();
  // That it was started leads to where they now are.
  useEffect(() => closeToastGroup(id), [id]);
  const read = useRead(oneCronRun({ id, ...filter }));
  // What is true of the run stays in sight while another page of its items is on its way.
  const [facts, setFacts] = useState(read.data);
  if (read.data && read.data !== facts) setFacts(read.data);
  const { data, ...asking } = read;
  const hrefWith = (change: Partial<typeof filter>) => cronRunAddress.href({ ...filter, ...change }, { id });
  const list = useList({ ...asking, data: data?.items }, filter, toCronRunState, (page) =>
    hrefWith({ page }),
  );
  const run = facts?.run;
  usePageTitle(run ? cronKindLabels[run.kind] : pageTitles.cronRun);
  const kind = triggeredKinds.find((one) => one === run?.kind);
  const canStart = run?.status !== 'pending' && kind !== undefined;
  return (
    <CronRun
      state={list.state}
      facts={facts}
      filter={filter}
      hrefs={{
        home: pages.start.href(),
        overview: pages.backoffice.href(),
        items: (onlyFailed) => hrefWith({ onlyFailed, page: 1 }),
        shipment: (id) => allShipmentsAddress.href({ shipment: id }),
      }}
      onAgain={canStart ? () => onStart(kind) : undefined}
      onPage={(page) => void navigate(hrefWith({ page }))}
      onRetry={list.retry}
    />
  );
}
