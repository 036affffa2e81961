import { SearchX } from '@lucide/icons';
import { LIST_END } from 'contract';
import { type ReactNode, useRef } from 'react';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { EmptyState, type EmptyStateProps } from '../../components/EmptyState/EmptyState.tsx';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { ProgressLine } from '../../components/ProgressLine/ProgressLine.tsx';
import { LoadFailure } from '../LoadFailure/LoadFailure.tsx';
import { MissingPart } from '../MissingPart/MissingPart.tsx';
import type { Ready } from '../ResourceView/resource.ts';
import { resourceCopy } from '../ResourceView/ResourceView.copy.ts';
import { StaleNotice } from '../StaleNotice/StaleNotice.tsx';
import { sameFilter } from './list-filter.ts';
import type { ListFilter, ListPage } from './list-state.ts';
import { listCopy as copy } from './ListFrame.copy.ts';
import * as styles from './ListFrame.css.ts';
import type { ListFrameProps } from './ListFrame.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import type { MoreRowsProps } from './MoreRows.tsx';
import { titleOfNoHits } from './no-hits.ts';
import { ResetLink } from './ResetLink.tsx';

// Hardly any list grows.
const MoreRows = lazyPart<MoreRowsProps>(async () => (await import('./MoreRows.tsx')).MoreRows, {
  failed: ({ words }, retry) => <MissingPart title={words.failed} isInline {...retry} />,
});

/** What stands below heading, tabs and filters. */
export function ListContent<Row, Filter extends ListFilter>(props: ListFrameProps<Row, Filter>): ReactNode {
  const { state, words, table, onRetry, empty, noHits } = props;
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <LoadingRows label={copy.loading(words.many)} columns={table.columns} />
          <p className={styles.foot}>{state.isSlow && resourceCopy.slow}</p>
        </>
      );
    case 'failed':
      return (
        <div className={styles.message}>
          <LoadFailure {...state} title={words.failed} onRetry={onRetry} />
        </div>
      );
    case 'empty':
      return <Message {...empty} />;
    case 'noHits':
      return 'resetHref' in noHits ? (
        <Message
          icon={SearchX}
          title={titleOfNoHits(noHits)}
          actions={<ResetLink href={noHits.resetHref} label={noHits.resetLabel} />}
        >
          {noHits.text}
        </Message>
      ) : (
        <Message {...noHits} />
      );
    case 'ready':
      return <Page {...props} state={state} />;
  }
}

function Message(props: EmptyStateProps) {
  return (
    <div className={styles.message}>
      <EmptyState {...props} />
    </div>
  );
}

type PageProps<Row, Filter extends ListFilter> = ListFrameProps<Row, Filter> & {
  state: Ready<ListPage<Row, Filter>>;
};

function Page<Row, Filter extends ListFilter>(props: PageProps<Row, Filter>) {
  const { state, words, table, nameOf, onRetry } = props;
  const { value, isRefreshing, isOlder, failure } = state;
  const { items, totalItems, shown } = value;
  const firstIndex = props.perPage === undefined ? 0 : (shown.page - 1) * props.perPage;
  const rows = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className={styles.progress}>{isRefreshing && <ProgressLine />}</div>
      {failure && (
        <div className={styles.bar}>
          <StaleNotice title={words.failed} failure={failure} isRetrying={isRefreshing} onRetry={onRetry}>
            {isOlder ? copy.old.otherFilter(nameOf(shown)) : undefined}
          </StaleNotice>
        </div>
      )}
      <div ref={rows} className={styles.rows} data-old={failure ? true : undefined}>
        <DataTable
          {...table}
          label={failure ? copy.old.tableLabel(words.many) : words.table}
          rows={items}
          isBusy={isRefreshing}
          total={{ firstIndex, ...(totalItems <= LIST_END && { count: totalItems }) }}
        />
      </div>
      <div className={styles.foot}>
        {props.more && <MoreRows value={value} words={words} more={props.more} rows={rows} />}
        {props.perPage !== undefined && <Pages {...props} firstIndex={firstIndex} />}
        {!props.more && props.perPage === undefined && (
          <p className={styles.whole}>{rangeText(props, copy.range(1, items.length, totalItems))}</p>
        )}
      </div>
    </>
  );
}

/** Leafs through the rows shown, up to the end of lists. */
function Pages<Row, Filter extends ListFilter>({
  state,
  filter,
  nameOf,
  perPage,
  onPage,
  foot,
  firstIndex,
}: Extract<PageProps<Row, Filter>, { perPage: number }> & { firstIndex: number }) {
  const { items, totalItems, shown } = state.value;
  const lastIndex = firstIndex + items.length;
  const lastPage = Math.max(1, Math.ceil(Math.min(totalItems, LIST_END) / perPage));
  const counted = copy.range(firstIndex + 1, lastIndex, totalItems);
  const range = totalItems > LIST_END && lastIndex >= LIST_END ? copy.rangeAtEnd(counted) : counted;
  const hasNext = sameFilter(shown, filter, ['page']) && filter.page < lastPage;
  return (
    <Pagination
      label={copy.pagination}
      rangeLabel={rangeText({ state, nameOf }, range)}
      onPrevious={filter.page > 1 ? () => onPage(filter.page - 1) : undefined}
      onNext={hasNext ? () => onPage(filter.page + 1) : undefined}
      previousLabel={copy.previousPage}
      nextLabel={copy.nextPage}
    >
      {foot}
    </Pagination>
  );
}

/** Says also what the rows are the answer to, where that is not what was asked. */
function rangeText<Row, Filter extends ListFilter>(
  { state, nameOf }: Pick<PageProps<Row, Filter>, 'state' | 'nameOf'>,
  range: string,
): string {
  return state.isOlder ? copy.rangeOf(range, nameOf(state.value.shown)) : range;
}
