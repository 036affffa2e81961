import { ClipboardList } from '@lucide/icons';
import { CLOSINGS_PER_PAGE, type DayEndClosing, handoverPapers } from 'contract';
import { useId } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { DataTable, type DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { formatNumber, formatRelativeDateTime } from '../../../format/index.ts';
import { CarrierMark } from '../../../patterns/CarrierMark/CarrierMark.tsx';
import { LoadingRows } from '../../../patterns/ListFrame/LoadingRows.tsx';
import type { Fetched } from '../../../patterns/ResourceView/resource.ts';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import type { ClosingsPage } from './day-end-state.ts';
import { dayEndCopy } from './DayEndClosing.copy.ts';
import * as styles from './DayEndClosing.css.ts';

const { history: copy } = dayEndCopy;

export interface ClosingHistoryProps {
  history: Fetched<ClosingsPage>;
  now: Date;
  onOpenPdfs: (closings: readonly DayEndClosing[]) => void;
  onPage: (page: number) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
}

/** What is written down of a carrier's closing, e.g. „Übergabeprotokoll“. */
export function paperOf({ carrier }: Pick<DayEndClosing, 'carrier'>): string {
  return carrier === 'unknown' ? copy.unknownPaper : handoverPapers[carrier];
}

/** Earlier closings, each with its list for the driver. */
export function ClosingHistory({ history, now, onOpenPdfs, onPage, onRetry }: ClosingHistoryProps) {
  const id = useId();
  const columns = closingColumns(now, onOpenPdfs);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {copy.title}
      </h2>
      <ResourceView
        resource={history}
        words={{ loading: copy.loading, failed: copy.failed }}
        skeleton={<LoadingRows label={copy.loading} columns={columns} />}
        headingLevel={3}
        onRetry={onRetry}
      >
        {({ items, totalItems, page }) =>
          totalItems === 0 ? (
            <EmptyState icon={ClipboardList} title={copy.empty} headingLevel={3} />
          ) : (
            <>
              <DataTable label={copy.table} columns={columns} rows={items} rowKey={(row) => row.id} />
              <Pagination
                label={copy.pages}
                rangeLabel={copy.range(
                  (page - 1) * CLOSINGS_PER_PAGE + 1,
                  (page - 1) * CLOSINGS_PER_PAGE + items.length,
                  totalItems,
                )}
                previousLabel={copy.previous}
                nextLabel={copy.next}
                onPrevious={page > 1 ? () => onPage(page - 1) : undefined}
                onNext={page * CLOSINGS_PER_PAGE < totalItems ? () => onPage(page + 1) : undefined}
              />
            </>
          )
        }
      </ResourceView>
    </section>
  );
}

export function closingColumns(
  now: Date,
  onOpenPdfs: ClosingHistoryProps['onOpenPdfs'],
): readonly DataTableColumn<DayEndClosing>[] {
  const { columns } = copy;
  return [
    {
      key: 'date',
      header: columns.date,
      isRowHeader: true,
      width: '15.5em',
      cell: ({ createdAt }) => formatRelativeDateTime(createdAt, now),
    },
    {
      key: 'carrier',
      header: columns.carrier,
      width: '9em',
      cell: ({ carrier }) => <CarrierMark carrier={carrier} />,
    },
    {
      key: 'shipments',
      header: columns.shipments,
      width: '7em',
      align: 'end',
      cell: (row) => formatNumber(row.shipments),
    },
    {
      key: 'packages',
      header: columns.packages,
      width: '7em',
      align: 'end',
      from: 'small',
      cell: (row) => formatNumber(row.packages),
    },
    { key: 'by', header: columns.by, from: 'medium', cell: ({ createdBy }) => createdBy.full_name },
    { key: 'document', header: columns.document, from: 'medium', cell: paperOf },
    {
      key: 'pdf',
      isNamedByItself: true,
      header: columns.pdf,
      width: '11em',
      align: 'end',
      cell: (closing) => (
        <Button
          size="sm"
          variant="quiet"
          icon={ClipboardList}
          aria-label={copy.openOf(closing.number)}
          onPress={() => onOpenPdfs([closing])}
        >
          {copy.open}
        </Button>
      ),
    },
  ];
}
