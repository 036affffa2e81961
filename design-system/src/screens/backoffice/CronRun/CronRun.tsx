import { CalendarX, RotateCw } from '@lucide/icons';
import { CRON_ITEMS_PER_PAGE, cronKindLabels } from 'contract';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { type LogLine, LogView } from '../../../components/LogView/LogView.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { StatTiles } from '../../../components/StatTiles/StatTiles.tsx';
import { TabNav } from '../../../components/TabNav/TabNav.tsx';
import { formatLogTime, formatNumber, formatPercent } from '../../../format/index.ts';
import { ListFrame } from '../../../patterns/ListFrame/ListFrame.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { cronRunsCopy } from '../cron-runs/cron-runs.copy.ts';
import { RunMark } from '../cron-runs/RunMark.tsx';
import type { CronRunHrefs, CronRunState, RunFacts, RunFilter } from './cron-run-state.ts';
import { cronRunCopy as copy } from './CronRun.copy.ts';
import * as styles from './CronRun.css.ts';
import { nothingListed } from './nothing-listed.tsx';
import { runItemColumns } from './run-item-columns.tsx';

export interface CronRunProps {
  readonly state: CronRunState;
  /** Undefined until it is known. */
  readonly facts: RunFacts | undefined;
  readonly filter: RunFilter;
  readonly hrefs: CronRunHrefs;
  /** Starts another run of the kind; missing while this one is under way. */
  readonly onAgain?: (() => void) | undefined;
  readonly onPage: (page: number) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** `/backoffice/cron-runs/{id}`: what a job has done, item by item, and what it has noted. */
export function CronRun({ state, facts, filter, hrefs, onAgain, onPage, onRetry }: CronRunProps) {
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  if (state.kind === 'notFound') return <NotFound overviewHref={hrefs.overview} />;
  return (
    <>
      <div className={styles.path}>
        <Breadcrumbs
          label={copy.path}
          items={[{ label: copy.overview, href: hrefs.overview }]}
          current={facts ? formatLogTime(facts.run.startedAt) : copy.titleUnknown}
        />
      </div>
      <ListFrame
        state={state}
        filter={filter}
        words={copy.list}
        heading={facts ? cronKindLabels[facts.run.kind] : copy.titleUnknown}
        actions={
          onAgain && (
            <Button icon={RotateCw} onPress={onAgain}>
              {copy.again}
            </Button>
          )
        }
        tabs={
          <Stack gap={4}>
            {facts && <Facts facts={facts} />}
            <TabNav
              label={copy.tabsLabel}
              tabs={[false, true].map((onlyFailed) => ({
                href: hrefs.items(onlyFailed),
                label: onlyFailed ? cronRunsCopy.tabs.failed : cronRunsCopy.tabs.all,
                ...(facts && {
                  count: formatNumber(onlyFailed ? facts.run.failed : facts.run.processed),
                }),
                isCurrent: onlyFailed === filter.onlyFailed,
              }))}
            />
          </Stack>
        }
        table={{ columns: runItemColumns(hrefs), rowKey: ({ id }) => id }}
        empty={nothingListed(facts, 'empty')}
        noHits={nothingListed(facts, 'noFailure')}
        nameOf={({ onlyFailed, page }) => cronRunsCopy.shownAs(onlyFailed, page)}
        perPage={CRON_ITEMS_PER_PAGE}
        onPage={onPage}
        onRetry={onRetry}
        below={facts && <Log facts={facts} />}
      />
    </>
  );
}

function Facts({ facts: { run } }: { readonly facts: RunFacts }) {
  const { facts: terms, counters } = copy;
  const note = (part: number) => (run.processed > 0 ? { note: formatPercent(part / run.processed) } : {});
  return (
    <>
      {run.status === 'pending' && <Banner tone="info">{copy.refreshing}</Banner>}
      <DescriptionList
        items={[
          { term: run.endedAt === null ? terms.status : terms.result, value: <RunMark run={run} /> },
          { term: terms.startedAt, value: formatLogTime(run.startedAt) },
          ...(run.endedAt === null
            ? []
            : [
                { term: terms.endedAt, value: formatLogTime(run.endedAt) },
                {
                  term: terms.duration,
                  value: cronRunsCopy.duration(Date.parse(run.endedAt) - Date.parse(run.startedAt)),
                },
              ]),
          { term: terms.startedBy, value: run.startedBy?.full_name ?? cronRunsCopy.clock },
          { term: terms.id, value: <span className={styles.id}>{run.id}</span> },
        ]}
      />
      <StatTiles
        tiles={[
          { label: counters.processed, value: formatNumber(run.processed) },
          { label: counters.succeeded, value: formatNumber(run.succeeded), ...note(run.succeeded) },
          { label: counters.skipped, value: formatNumber(run.skipped), ...note(run.skipped) },
          { label: counters.failed, value: formatNumber(run.failed), ...note(run.failed) },
        ]}
      />
    </>
  );
}

function Log({ facts: { run, log } }: { readonly facts: RunFacts }) {
  const { title, label, copy: copyLabel, copied, notCopied, levels, lines: amount } = copy.log;
  const lines = log.map(({ at, level, text }, index): LogLine => ({
    id: String(index),
    time: formatLogTime(at),
    dateTime: at,
    level,
    text,
  }));
  return (
    <div className={styles.log}>
      <Section
        title={title}
        aside={
          <>
            {amount(log.length)}
            <CopyButton
              value={lines.map(({ time, level, text }) => `${time} ${levels[level]} ${text}`).join('\n')}
              label={copyLabel}
              copiedLabel={copied}
              failedLabel={notCopied}
            />
          </>
        }
      >
        <LogView label={label} lines={lines} levelLabels={levels} isRunning={run.status === 'pending'} />
      </Section>
    </div>
  );
}

function NotFound({ overviewHref }: { readonly overviewHref: string }) {
  return (
    <EmptyState
      headingLevel={1}
      icon={CalendarX}
      title={copy.notFound.title}
      actions={<ButtonLink href={overviewHref}>{copy.notFound.toOverview}</ButtonLink>}
    >
      {copy.notFound.text}
    </EmptyState>
  );
}
