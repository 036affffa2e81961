import { ChartColumn } from '@lucide/icons';
import { isCountable, type Statistics as Figures, statisticsPeriods, type TableFormat } from 'contract';
import { useState } from 'react';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { DateRangePicker } from '../../../components/DateInput/DateRangePicker/DateRangePicker.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { StatTiles } from '../../../components/StatTiles/StatTiles.tsx';
import { TabNav } from '../../../components/TabNav/TabNav.tsx';
import { ExportMenu } from '../../../patterns/ExportMenu/ExportMenu.tsx';
import { ExportOutcome, type ExportState } from '../../../patterns/ExportOutcome/ExportOutcome.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { CarrierChart, SpanChart } from './Charts.tsx';
import { tilesOf } from './figures.ts';
import type { ChosenDays, ChosenPeriod, StatisticsHrefs, StatisticsState } from './statistics-state.ts';
import { statisticsCopy as copy } from './Statistics.copy.ts';
import * as styles from './Statistics.css.ts';

export interface StatisticsProps {
  state: StatisticsState;
  period: ChosenPeriod;
  /** Those of the period `range`; null where the address has none that can be counted. */
  days: ChosenDays | null;
  hrefs: StatisticsHrefs;
  now: Date;
  exporting: ExportState;
  onDays: (days: ChosenDays) => void;
  onExport: (format: TableFormat) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
}

const periods = [...statisticsPeriods, 'range'] as const;

/** What was dispatched in a period, with whom, when, and at what cost. */
export function Statistics(props: StatisticsProps) {
  const { state, period, hrefs, exporting, onExport } = props;
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  const figures = state.kind === 'ready' ? state.value : null;
  return (
    <>
      <div className={styles.head}>
        <PageHeading
          description={
            figures &&
            `${copy.days(figures.from, figures.to)}. ${copy.compared(figures.before.from, figures.before.to)}`
          }
          actions={
            <>
              <ExportOutcome state={exporting} failed={copy.exportFailed} />
              <ExportMenu
                isPending={exporting === 'pending'}
                pendingLabel={copy.exporting}
                onExport={onExport}
              />
            </>
          }
        >
          {copy.title}
        </PageHeading>
      </div>
      <div className={styles.tabs}>
        <TabNav
          label={copy.period}
          tabs={periods.map((each) => ({
            href: hrefs.period(each),
            label: copy.periods[each],
            isCurrent: each === period,
          }))}
        />
      </div>
      {period === 'range' && <Range {...props} />}
      <ResourceView
        resource={state}
        words={{ loading: copy.loading, failed: copy.failed }}
        hasGutter
        skeleton={
          <div className={styles.skeleton}>
            <Stack gap={5}>
              <Skeleton width={0.9} />
              <Skeleton width={0.6} />
              <Skeleton width={0.75} />
            </Stack>
          </div>
        }
        onRetry={props.onRetry}
      >
        {(value) => <Content {...props} figures={value} />}
      </ResourceView>
    </>
  );
}

/** Two days of one's own. What cannot be counted stays in the field, which says why. */
function Range({ days, onDays }: StatisticsProps) {
  const [typed, setTyped] = useState<ChosenDays | null>(days);
  const isTooLong = typed !== null && typed.from <= typed.to && !isCountable(typed);
  return (
    <div className={styles.range}>
      <DateRangePicker
        label={copy.range}
        description={copy.rangeHelp}
        errorMessage={isTooLong ? copy.tooLong : undefined}
        value={typed && { start: typed.from, end: typed.to }}
        onChange={(range) => {
          const chosen = range && { from: range.start, to: range.end };
          setTyped(chosen);
          if (chosen && isCountable(chosen)) onDays(chosen);
        }}
        reversedMessage={copy.reversed}
      />
    </div>
  );
}

function Content({ figures, hrefs, now }: StatisticsProps & { figures: Figures }) {
  if (figures.totals.shipments === 0)
    return (
      <div className={styles.message}>
        <EmptyState
          icon={ChartColumn}
          title={copy.empty.title}
          actions={
            hrefs.createShipment !== undefined && (
              <ButtonLink href={hrefs.createShipment}>{copy.empty.create}</ButtonLink>
            )
          }
        >
          {copy.empty.text}
        </EmptyState>
      </div>
    );
  return (
    <>
      <div className={styles.tiles}>
        <StatTiles tiles={tilesOf(figures, hrefs.exceptions)} />
      </div>
      <div className={styles.charts}>
        <div className={styles.chart}>
          <CarrierChart carriers={figures.carriers} />
        </div>
        <div className={styles.chart}>
          <SpanChart statistics={figures} now={now} />
        </div>
      </div>
    </>
  );
}
