import type { Carrier, CarrierConnectionFacts, CarrierHour } from 'contract';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { formatNumber, formatTime } from '../../../format/index.ts';
import { BarChart, type ChartBar, type ChartSeries } from '../../../patterns/BarChart/BarChart.tsx';
import { carrierApiCopy } from './CarrierApi.copy.ts';
import * as styles from './CarrierApi.css.ts';

const { latency: copy, duration } = carrierApiCopy;

const series: readonly [ChartSeries, ChartSeries] = [
  { name: copy.withoutFailure, tone: 'plain' },
  { name: copy.withFailure, tone: 'danger' },
];

/** What lies within an hour, in one of both parts: hatched where something has failed. */
function barOf({ from, calls, failed, medianMs }: CarrierHour): ChartBar {
  const length = medianMs ?? 0;
  return {
    key: from,
    label: formatTime(from).slice(0, 2),
    parts: failed > 0 ? [0, length] : [length, 0],
    value: medianMs === null ? '' : duration(medianMs),
    text: medianMs === null ? copy.none(from) : copy.bar(from, medianMs, calls, failed),
  };
}

const numbers = { align: 'end' } as const;

export const hourColumns: readonly DataTableColumn<CarrierHour>[] = [
  {
    key: 'hour',
    header: copy.columns.hour,
    isRowHeader: true,
    width: '11em',
    cell: ({ from }) => copy.hour(from),
  },
  { ...numbers, key: 'calls', header: copy.columns.calls, cell: ({ calls }) => formatNumber(calls) },
  { ...numbers, key: 'failed', header: copy.columns.failed, cell: ({ failed }) => formatNumber(failed) },
  {
    ...numbers,
    key: 'median',
    header: copy.columns.median,
    cell: ({ medianMs }) => medianMs !== null && duration(medianMs),
  },
  {
    ...numbers,
    key: 'slow',
    header: copy.columns.slow,
    cell: ({ slowMs }) => slowMs !== null && duration(slowMs),
  },
];

export interface LatencyChartProps {
  /** All that can be chosen. */
  readonly connections: readonly CarrierConnectionFacts[];
  /** The one that is shown. */
  readonly connection: CarrierConnectionFacts;
  readonly onCarrier: (carrier: Carrier) => void;
}

/** How long one carrier took to answer, hour by hour. */
export function LatencyChart({ connections, connection, onCarrier }: LatencyChartProps) {
  const { carrier, displayName, hours } = connection;
  const asked = hours.filter(({ calls }) => calls > 0);
  return (
    <Section title={copy.section} gap={4}>
      <div className={styles.chosen}>
        <Select
          label={copy.carrier}
          options={connections.map((one) => ({ value: one.carrier, label: one.displayName }))}
          value={carrier}
          onChange={(value) => onCarrier(value as Carrier)}
        />
      </div>
      {asked.length === 0 ? (
        <p className={styles.about}>{copy.empty(displayName)}</p>
      ) : (
        <BarChart
          title={copy.title(displayName)}
          headingLevel={3}
          bars="standing"
          series={series}
          data={hours.map(barOf)}
          formatTick={duration}
          // The latest first, as tables of what has happened are.
          table={{ columns: hourColumns, rows: asked.toReversed(), rowKey: ({ from }) => from }}
          note={copy.note}
        />
      )}
    </Section>
  );
}
