import { Building2, CalendarClock, CircleCheck, HandCoins, Lock, TriangleAlert, Unplug } from '@lucide/icons';
import { CRON_RUNS_PER_PAGE, cronKindLabels, type TriggeredKind, type CronRun } from 'contract';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { type StatTile, StatTiles } from '../../../components/StatTiles/StatTiles.tsx';
import { TabNav } from '../../../components/TabNav/TabNav.tsx';
import { formatNumber, formatRelativeDateTime } from '../../../format/index.ts';
import { ListFrame } from '../../../patterns/ListFrame/ListFrame.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { cronRunsCopy } from '../cron-runs/cron-runs.copy.ts';
import { RunMark } from '../cron-runs/RunMark.tsx';
import type {
  OverviewFigures,
  OverviewHrefs,
  OverviewState,
  RunsFilter,
  StartJob,
} from './overview-state.ts';
import { overviewCopy as copy } from './Overview.copy.ts';
import { StartMenu } from './StartMenu.tsx';

export interface OverviewProps {
  readonly state: OverviewState;
  readonly figures: OverviewFigures;
  readonly filter: RunsFilter;
  readonly hrefs: OverviewHrefs;
  readonly now: Date;
  /** The jobs that the platform has. */
  readonly kinds: readonly TriggeredKind[];
  readonly onStart: StartJob;
  readonly onPage: (page: number) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** `/backoffice`: what waits for staff, and what the platform has done by the clock. */
export function Overview({
  state,
  figures,
  filter,
  hrefs,
  now,
  kinds,
  onStart,
  onPage,
  onRetry,
}: OverviewProps) {
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  return (
    <ListFrame
      state={state}
      filter={filter}
      words={copy.list}
      heading={copy.title}
      actions={<StartMenu kinds={kinds} onStart={onStart} />}
      tabs={
        <Stack gap={4}>
          <StatTiles tiles={tilesOf(figures, hrefs)} />
          {figures.kind === 'failed' && <Banner tone="danger">{copy.tiles.failed}</Banner>}
          <h2>{copy.runs}</h2>
          <TabNav
            label={copy.tabsLabel}
            tabs={[false, true].map((onlyTroubled) => ({
              href: hrefs.runs(onlyTroubled),
              label: onlyTroubled ? cronRunsCopy.tabs.failed : cronRunsCopy.tabs.all,
              isCurrent: onlyTroubled === filter.onlyTroubled,
            }))}
          />
        </Stack>
      }
      table={{ columns: runColumns(hrefs, now), rowKey: ({ id }) => id }}
      empty={{ icon: CalendarClock, title: copy.empty.title, children: copy.empty.text }}
      noHits={
        filter.onlyTroubled
          ? { icon: CircleCheck, title: copy.noneTroubled }
          : { icon: CalendarClock, title: copy.empty.title }
      }
      nameOf={({ onlyTroubled, page }) => cronRunsCopy.shownAs(onlyTroubled, page)}
      perPage={CRON_RUNS_PER_PAGE}
      onPage={onPage}
      onRetry={onRetry}
    />
  );
}

/** What somebody sees there who may not see the rest. */
export function OverviewForStrangers({ applicationHref }: { readonly applicationHref: string }) {
  return (
    <EmptyState
      headingLevel={1}
      icon={Lock}
      title={copy.stranger.title}
      actions={<ButtonLink href={applicationHref}>{copy.stranger.toApplication}</ButtonLink>}
    />
  );
}

function tilesOf(figures: OverviewFigures, hrefs: OverviewHrefs): StatTile[] {
  const value = figures.kind === 'ready' ? figures.value : undefined;
  const told = (amount: number | undefined) =>
    amount === undefined ? copy.tiles.unknown : formatNumber(amount);
  const tiles: (StatTile | false)[] = [
    {
      label: copy.tiles.offers,
      value: told(value?.openQuotes),
      icon: HandCoins,
      ...(hrefs.offers !== undefined && { href: hrefs.offers }),
    },
    {
      label: copy.tiles.exceptions,
      value: told(value?.exceptionsToday),
      icon: TriangleAlert,
      ...(value && value.exceptionsToday > 0 && { tone: 'warning' }),
      ...(hrefs.exceptions !== undefined && { href: hrefs.exceptions }),
    },
    {
      label: copy.tiles.carriers,
      value: told(value?.disturbedCarriers),
      icon: Unplug,
      ...(value && value.disturbedCarriers > 0 && { tone: 'danger' }),
      ...(hrefs.carriers !== undefined && { href: hrefs.carriers }),
    },
    {
      label: copy.tiles.runs,
      value: told(value?.troubledRuns),
      note: copy.tiles.since,
      icon: CalendarClock,
      href: hrefs.runs(true),
      ...(value && value.troubledRuns > 0 && { tone: 'danger' }),
    },
    {
      label: copy.tiles.organizations,
      value: told(value?.newOrganizations),
      icon: Building2,
      ...(hrefs.organizations !== undefined && { href: hrefs.organizations }),
    },
  ];
  return tiles.filter((tile) => tile !== false);
}

export function runColumns(hrefs: OverviewHrefs, now: Date): DataTableColumn<CronRun>[] {
  const { columns } = copy;
  return [
    {
      key: 'kind',
      header: columns.kind,
      isRowHeader: true,
      card: 'body',
      cell: ({ id, kind }) => (
        <Link href={hrefs.run(id)} isQuiet>
          {cronKindLabels[kind]}
        </Link>
      ),
    },
    {
      key: 'startedAt',
      header: columns.startedAt,
      width: '15em',
      card: 'head',
      cell: ({ startedAt }) => formatRelativeDateTime(startedAt, now),
    },
    {
      key: 'duration',
      header: columns.duration,
      width: '8em',
      align: 'end',
      from: 'small',
      card: 'footEnd',
      cell: ({ startedAt, endedAt }) =>
        endedAt !== null && cronRunsCopy.duration(Date.parse(endedAt) - Date.parse(startedAt)),
    },
    {
      key: 'items',
      header: columns.items,
      width: '10em',
      align: 'end',
      from: 'medium',
      card: 'hidden',
      cell: ({ processed }) => formatNumber(processed),
    },
    {
      key: 'startedBy',
      header: columns.startedBy,
      width: '13em',
      from: 'large',
      card: 'foot',
      cell: ({ startedBy }) => startedBy?.full_name ?? cronRunsCopy.clock,
    },
    {
      key: 'status',
      header: columns.status,
      width: '16.5em',
      lines: 2,
      card: 'headEnd',
      cell: (run) => <RunMark run={run} />,
    },
  ];
}
