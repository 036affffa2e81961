import { PackageCheck, PackageOpen, SearchX } from '@lucide/icons';
import { LIST_END, SHIPMENTS_PER_PAGE, type StatusGroup, statusGroups } from 'contract';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { DataTable, type DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { ProgressLine } from '../../../components/ProgressLine/ProgressLine.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { SidePanelFrame } from '../../../components/SidePanel/SidePanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { TabNav } from '../../../components/TabNav/TabNav.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { LoadFailure } from '../../../patterns/LoadFailure/LoadFailure.tsx';
import { StaleNotice } from '../../../patterns/StaleNotice/StaleNotice.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { nameOfFilter } from './filter-name.ts';
import { ResetLink } from './ResetLink.tsx';
import { followSearch, type TypedSearch, typeSearch } from './search-text.ts';
import { shipmentColumns } from './shipment-columns.tsx';
import { isUnfiltered, sameFilter } from './shipments-filter.ts';
import type { ShipmentsFilter, ShipmentsHrefs, ShipmentsState } from './shipments-state.ts';
import { shipmentsCopy as copy } from './Shipments.copy.ts';
import * as styles from './Shipments.css.ts';

export interface ShipmentsProps {
  state: ShipmentsState;
  filter: ShipmentsFilter;
  /** How many lie behind each tab; unknown until the first answer. */
  counts?: Readonly<Partial<Record<StatusGroup, number>>>;
  hrefs: ShipmentsHrefs;
  /** Whether the person may create shipments. */
  canCreate: boolean;
  /** The row whose panel is open. */
  openId?: string;
  /** The `ShipmentPanel` of the open row. */
  panel?: ReactNode;
  now: Date;
  /** Called with the whole text at every key; `filter` follows when the list is asked for it. */
  onSearch: (text: string) => void;
  onPage: (page: number) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
}

/** The list of shipments: tabs by status, search, table or cards, pages, and beside it the open shipment. */
export function Shipments({ state, filter, counts, hrefs, panel, onSearch, ...rest }: ShipmentsProps) {
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  return (
    <SidePanelFrame panel={panel}>
      <div className={styles.head}>
        <PageHeading>{copy.title}</PageHeading>
      </div>
      <div className={styles.tabs}>
        <TabNav
          label={copy.tabsLabel}
          tabs={statusGroups.map((group) => {
            const count = counts?.[group];
            return {
              href: hrefs.status(group),
              label: copy.tabs[group],
              count: count === undefined ? undefined : copy.tabCount(count),
              isUrgent: group === 'exception' && count !== undefined && count > 0,
              isCurrent: group === filter.status,
            };
          })}
        />
      </div>
      <div className={styles.filters} role="search">
        <Search asked={filter.search} onSearch={onSearch} />
      </div>
      {/* In every state the same, so that each change of it is heard. */}
      <VisuallyHidden>
        <p role="status">{statusText(state, filter)}</p>
      </VisuallyHidden>
      <List {...rest} state={state} filter={filter} hrefs={hrefs} />
    </SidePanelFrame>
  );
}

type ShownState = Exclude<ShipmentsState, { kind: 'forbidden' }>;

/** What is heard of the list; a total is told only of what was asked for. A failure is an alert of its own. */
function statusText(state: ShownState, filter: ShipmentsFilter): string {
  switch (state.kind) {
    case 'loading':
      return state.isSlow ? copy.slow : copy.loading;
    case 'failed':
      return '';
    case 'empty':
      return copy.empty.title;
    case 'noHits':
      return isCalm(filter) ? copy.noExceptions.title : copy.noHits.title;
    case 'ready':
      if (state.isRefreshing) return copy.refreshing;
      return state.failure || !isAnswerTo(state, filter) ? '' : copy.found(state.totalItems);
  }
}

/** Nothing is wrong with any shipment. */
function isCalm(filter: ShipmentsFilter): boolean {
  return filter.status === 'exception' && isUnfiltered(filter, ['status', 'page']);
}

function isAnswerTo({ shown }: ReadyState, filter: ShipmentsFilter): boolean {
  return sameFilter(shown, filter);
}

interface SearchProps {
  /** What the list is asked for. */
  asked: string;
  onSearch: (text: string) => void;
}

/** Apart from the list, which has nothing to do with single keys. Shows what was typed, or what the list is asked for. */
function Search({ asked, onSearch }: SearchProps) {
  const [typed, setTyped] = useState<TypedSearch | null>(null);
  const followed = followSearch(typed, asked);
  if (followed !== typed) setTyped(followed);
  return (
    <SearchField
      label={copy.search}
      isLabelHidden
      placeholder={copy.searchPlaceholder}
      clearLabel={copy.clearSearch}
      aria-keyshortcuts="/"
      value={followed?.text ?? asked}
      onChange={(text) => {
        setTyped(typeSearch(followed, asked, text));
        onSearch(text);
      }}
    />
  );
}

type ReadyState = Extract<ShipmentsState, { kind: 'ready' }>;

interface ListProps extends Pick<
  ShipmentsProps,
  'filter' | 'hrefs' | 'canCreate' | 'openId' | 'now' | 'onRetry' | 'onPage'
> {
  state: ShownState;
}

function List({ state, filter, hrefs, canCreate, openId, now, onRetry, onPage }: ListProps) {
  const columns = shipmentColumns({ hrefOf: hrefs.shipment, now });
  switch (state.kind) {
    case 'loading':
      return <LoadingRows columns={skeletonColumns(columns)} isSlow={state.isSlow} />;
    case 'failed':
      return (
        <div className={styles.message}>
          <LoadFailure title={copy.specified.failed} failure={state.failure} onRetry={onRetry} />
        </div>
      );
    case 'empty':
      return (
        <Message
          icon={PackageOpen}
          title={copy.empty.title}
          actions={
            canCreate && (
              <ButtonLink href={hrefs.create} variant="primary">
                {copy.create}
              </ButtonLink>
            )
          }
        >
          {canCreate ? copy.empty.text : copy.empty.textWithoutRight}
        </Message>
      );
    case 'noHits':
      return isCalm(filter) ? (
        <Message icon={PackageCheck} title={copy.noExceptions.title}>
          {copy.noExceptions.text}
        </Message>
      ) : (
        <Message icon={SearchX} title={copy.noHits.title} actions={<ResetLink href={hrefs.reset} />}>
          {copy.noHitsText(filter.search)}
        </Message>
      );
    case 'ready': {
      const { items, totalItems, shown, isRefreshing, failure } = state;
      const isAnswer = isAnswerTo(state, filter);
      const firstIndex = (shown.page - 1) * SHIPMENTS_PER_PAGE;
      const hasMore = totalItems > LIST_END;
      const lastPage = Math.max(1, Math.ceil(Math.min(totalItems, LIST_END) / SHIPMENTS_PER_PAGE));
      const lastIndex = firstIndex + items.length;
      const counted = copy.range(firstIndex + 1, lastIndex, totalItems);
      const range = hasMore && lastIndex >= LIST_END ? copy.rangeAtEnd(counted) : counted;
      return (
        <>
          <div className={styles.progress}>{isRefreshing && <ProgressLine />}</div>
          {failure && (
            <div className={styles.notice}>
              <StaleNotice
                title={copy.specified.failed}
                failure={failure}
                isRetrying={isRefreshing}
                onRetry={onRetry}
              >
                {isAnswer ? undefined : copy.old.otherFilter(nameOfFilter(shown))}
              </StaleNotice>
            </div>
          )}
          <div className={styles.rows} data-old={failure ? true : undefined}>
            <DataTable
              label={failure ? copy.old.tableLabel : copy.tableLabel}
              columns={columns}
              rows={items}
              rowKey={(row) => row.id}
              openRowKey={openId}
              isBusy={isRefreshing}
              total={{ firstIndex, ...(!hasMore && { count: totalItems }) }}
            />
          </div>
          <div className={styles.foot}>
            <Pagination
              label={copy.pagination}
              rangeLabel={isAnswer ? range : copy.rangeOf(range, nameOfFilter(shown))}
              onPrevious={filter.page > 1 ? () => onPage(filter.page - 1) : undefined}
              onNext={
                sameFilter(shown, filter, ['page']) && filter.page < lastPage
                  ? () => onPage(filter.page + 1)
                  : undefined
              }
              previousLabel={copy.previousPage}
              nextLabel={copy.nextPage}
            />
          </div>
        </>
      );
    }
  }
}

function Message(props: Parameters<typeof EmptyState>[0]) {
  return (
    <div className={styles.message}>
      <EmptyState {...props} />
    </div>
  );
}

const SKELETON_ROWS = Array.from({ length: 10 }, (_, index) => index);

/** A share of the column's width that differs from cell to cell, so that the lines read as text. */
function skeletonWidth(row: number, column: number): number {
  return 0.5 + (((row * 7 + column * 5) % 9) / 9) * 0.45;
}

/** The same columns with lines in place of words; no cell names its row yet. */
function skeletonColumns<Row>(columns: readonly DataTableColumn<Row>[]): DataTableColumn<number>[] {
  return columns.map((column, index) => {
    const cell = (row: number) => <Skeleton width={skeletonWidth(row, index)} />;
    return { ...column, isRowHeader: false, cell };
  });
}

/** Rows in the shape of what comes. */
function LoadingRows({ columns, isSlow }: { columns: readonly DataTableColumn<number>[]; isSlow: boolean }) {
  return (
    <>
      <DataTable label={copy.loading} columns={columns} rows={SKELETON_ROWS} rowKey={String} isBusy />
      <p className={styles.foot}>{isSlow && copy.slow}</p>
    </>
  );
}
