import { Receipt } from '@lucide/icons';
import type { BillingCosts, MonthOfCosts, TableFormat } from 'contract';
import { useId } from 'react';
import { DataTable, type DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { TabNav } from '../../../components/TabNav/TabNav.tsx';
import { formatIsoDay, formatMoney, formatMonthYear, formatNumber } from '../../../format/index.ts';
import { BarChart } from '../../../patterns/BarChart/BarChart.tsx';
import { ExportMenu } from '../../../patterns/ExportMenu/ExportMenu.tsx';
import { exportOutcomeCopy } from '../../../patterns/ExportOutcome/ExportOutcome.copy.ts';
import { LoadingRows } from '../../../patterns/ListFrame/LoadingRows.tsx';
import type { Fetched } from '../../../patterns/ResourceView/resource.ts';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import type { MonthExport } from './billing-state.ts';
import { billingCopy } from './Billing.copy.ts';
import * as styles from './Billing.css.ts';

const { costs: copy } = billingCopy;

export interface CostsProps {
  costs: Fetched<BillingCosts>;
  yearHref: (year: number) => string;
  now: Date;
  /** Null while none is made. */
  exporting: MonthExport | null;
  /** Called with `yyyy-MM`. */
  onExport: (month: string, format: TableFormat) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
}

/** What the shipments of each month have cost, with the table that each sum is made of. */
export function Costs(props: CostsProps) {
  const { costs, now, exporting, onRetry } = props;
  const id = useId();
  const columns = costColumns(props);
  return (
    <section aria-labelledby={id} className={styles.costs}>
      <h2 id={id} className={styles.title}>
        {copy.title}
      </h2>
      <p className={styles.about}>{copy.about}</p>
      <p role="alert" className={styles.failure}>
        {exporting?.state === 'failed' && copy.exportFailed(nameOf(exporting))}
        {exporting?.state === 'busy' && exportOutcomeCopy.busy}
      </p>
      <ResourceView
        resource={costs}
        words={{ loading: copy.loading, failed: copy.failed }}
        skeleton={<LoadingRows label={copy.loading} columns={columns} />}
        headingLevel={3}
        onRetry={onRetry}
      >
        {(value) => <Year {...props} value={value} columns={columns} today={formatIsoDay(now)} />}
      </ResourceView>
    </section>
  );
}

interface YearProps extends CostsProps {
  value: BillingCosts;
  columns: readonly DataTableColumn<MonthOfCosts>[];
  today: string;
}

function Year({ value: { year, years, months }, columns, yearHref, today }: YearProps) {
  const inOrder = months.toReversed();
  return (
    <>
      {years.length > 1 && (
        <div className={styles.years}>
          <TabNav
            label={copy.years}
            tabs={years.map((each) => ({
              href: yearHref(each),
              label: String(each),
              isCurrent: each === year,
            }))}
          />
        </div>
      )}
      {months.length === 0 ? (
        <EmptyState icon={Receipt} title={copy.empty} headingLevel={3}>
          {copy.emptyText}
        </EmptyState>
      ) : (
        <>
          {months.length > 1 && (
            <div className={styles.chart}>
              <BarChart
                title={copy.chart(year)}
                headingLevel={3}
                bars="standing"
                series={[{ name: copy.series, tone: 'plain' }]}
                data={inOrder.map((row) => ({
                  key: row.month,
                  label: `${row.month.slice(5)}/${row.month.slice(2, 4)}`,
                  shortLabel: row.month.slice(5),
                  parts: [row.priceNetCents],
                  value: formatNumber(Math.round(row.priceNetCents / 100)),
                  text: copy.bar(nameOf(row), row.priceNetCents, row.shipments),
                }))}
                formatTick={copy.tick}
                table={null}
                note={months[0]?.month === today.slice(0, 7) && copy.running}
              />
            </div>
          )}
          <DataTable label={copy.table(year)} columns={columns} rows={months} rowKey={({ month }) => month} />
        </>
      )}
    </>
  );
}

function nameOf({ month }: Pick<MonthOfCosts, 'month'>): string {
  return formatMonthYear(`${month}-01`);
}

export function costColumns({
  exporting,
  onExport,
}: Pick<CostsProps, 'exporting' | 'onExport'>): readonly DataTableColumn<MonthOfCosts>[] {
  const { columns } = copy;
  return [
    { key: 'month', header: columns.month, isRowHeader: true, cell: nameOf },
    {
      key: 'shipments',
      header: columns.shipments,
      width: '8em',
      align: 'end',
      cell: (row) => formatNumber(row.shipments),
    },
    {
      key: 'sum',
      header: columns.sum,
      width: '12em',
      align: 'end',
      cell: (row) => (
        <span className={styles.sum}>
          {formatMoney(row.priceNetCents)}
          {row.unpriced > 0 && <span className={styles.second}>{copy.unpriced(row.unpriced)}</span>}
        </span>
      ),
    },
    {
      key: 'export',
      header: columns.export,
      width: '15em',
      align: 'end',
      // Of nothing there is no table.
      cell: (row) => {
        const isPending = exporting?.month === row.month && exporting.state === 'pending';
        return (
          row.shipments > 0 && (
            <ExportMenu
              size="sm"
              // While it is made its words say so.
              aria-label={isPending ? undefined : copy.exportOf(nameOf(row))}
              isPending={isPending}
              pendingLabel={copy.exporting}
              onExport={(format) => onExport(row.month, format)}
            >
              {copy.export}
            </ExportMenu>
          )
        );
      },
    },
  ];
}
