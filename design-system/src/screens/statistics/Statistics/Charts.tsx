import type { ShipmentSums, Statistics, StatisticsCarrier, StatisticsSpan } from 'contract';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import {
  formatIsoDay,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRelativeDateTime,
} from '../../../format/index.ts';
import { BarChart, type ChartBar, type ChartSeries } from '../../../patterns/BarChart/BarChart.tsx';
import { CarrierMark } from '../../../patterns/CarrierMark/CarrierMark.tsx';
import { shareOf } from './figures.ts';
import { labelsOf, longNameOf, nameOf } from './spans.ts';
import { statisticsCopy as copy } from './Statistics.copy.ts';

const series: readonly [ChartSeries, ChartSeries] = [
  { name: copy.withoutException, tone: 'plain' },
  { name: copy.withException, tone: 'danger' },
];

type BarOfSums = Omit<ChartBar, 'key' | 'label'>;

function barOf({ shipments, exceptions }: ShipmentSums, name: string): BarOfSums {
  return {
    parts: [shipments - exceptions, exceptions],
    value: formatNumber(shipments),
    note: exceptions > 0 ? copy.exceptions(exceptions) : copy.noException,
    text: copy.bar(name, shipments, exceptions),
  };
}

function nameOfCarrier(carrier: StatisticsCarrier['carrier']): string {
  return carrier === 'unknown' ? copy.unknownCarrier : carrier;
}

/** Which carriers the shipments went with. */
export function CarrierChart({ carriers }: Pick<Statistics, 'carriers'>) {
  return (
    <BarChart
      title={copy.byCarrier}
      bars="lying"
      series={series}
      data={carriers.map((sums) => {
        const label = nameOfCarrier(sums.carrier);
        return { key: sums.carrier, label, ...barOf(sums, label) };
      })}
      table={{ columns: carrierColumns, rows: carriers, rowKey: ({ carrier }) => carrier }}
    />
  );
}

/** When they were ordered. */
export function SpanChart({ statistics, now }: { statistics: Statistics; now: Date }) {
  const { unit, spans, asOf, to } = statistics;
  const last = spans.at(-1);
  const isRunning = to === formatIsoDay(now);
  const stand = copy.asOf(formatRelativeDateTime(asOf, now));
  return (
    <BarChart
      title={copy.byUnit[unit]}
      bars="standing"
      series={series}
      data={spans.map((span) => ({
        key: span.from,
        ...labelsOf(span, unit),
        ...barOf(span, nameOf(span, unit)),
      }))}
      table={{
        columns: spanColumns(unit),
        // The latest first, as tables of what has happened are.
        rows: spans.toReversed(),
        rowKey: ({ from }) => from,
      }}
      note={isRunning && last && unit !== 'day' ? `${copy.running(nameOf(last, unit))} ${stand}` : stand}
    />
  );
}

const { columns } = copy;

function amounts<Row extends ShipmentSums>(): readonly DataTableColumn<Row>[] {
  return [
    {
      key: 'shipments',
      header: columns.shipments,
      align: 'end',
      cell: (row) => formatNumber(row.shipments),
    },
    {
      key: 'delivered',
      header: columns.delivered,
      align: 'end',
      cell: (row) => formatNumber(row.delivered),
    },
    {
      key: 'exceptions',
      header: columns.exceptions,
      align: 'end',
      cell: (row) => formatNumber(row.exceptions),
    },
  ];
}

function costs<Row extends ShipmentSums>(): DataTableColumn<Row> {
  return {
    key: 'costs',
    header: columns.costs,
    align: 'end',
    width: '9em',
    cell: (row) => formatMoney(row.priceNetCents),
  };
}

export const carrierColumns: readonly DataTableColumn<StatisticsCarrier>[] = [
  {
    key: 'carrier',
    header: columns.carrier,
    isRowHeader: true,
    cell: ({ carrier }) => (carrier === 'unknown' ? copy.unknownCarrier : <CarrierMark carrier={carrier} />),
  },
  ...amounts<StatisticsCarrier>(),
  {
    key: 'share',
    header: columns.share,
    align: 'end',
    from: 'compact',
    cell: ({ exceptions, shipments }) => formatPercent(shareOf(exceptions, shipments)),
  },
  costs<StatisticsCarrier>(),
];

export function spanColumns(unit: Statistics['unit']): readonly DataTableColumn<StatisticsSpan>[] {
  return [
    {
      key: 'span',
      header: columns.span,
      isRowHeader: true,
      width: unit === 'week' ? '16em' : '9.5em',
      cell: (span) => longNameOf(span, unit),
    },
    ...amounts<StatisticsSpan>(),
    costs<StatisticsSpan>(),
  ];
}
