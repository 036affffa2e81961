import type { ReactNode } from 'react';
import type { DataTableProps } from '../../components/DataTable/DataTable.tsx';
import type { EmptyStateProps } from '../../components/EmptyState/EmptyState.tsx';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import { SidePanelFrame } from '../../components/SidePanel/SidePanel.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { FocusPassage } from '../ResourceView/FocusPassage.tsx';
import type { Refused } from '../ResourceView/resource.ts';
import { resourceCopy } from '../ResourceView/ResourceView.copy.ts';
import type { ListFilter, ListState } from './list-state.ts';
import { ListContent } from './ListContent.tsx';
import { listCopy as copy } from './ListFrame.copy.ts';
import * as styles from './ListFrame.css.ts';
import { titleOfNoHits } from './no-hits.ts';

/** What is listed, in words of the screen. */
export interface ListWords {
  /** One of it, e.g. „Sendung“. */
  one: string;
  /** Several of it, e.g. „Sendungen“. */
  many: string;
  /** Names the table with its order, e.g. „Sendungen, neueste zuerst“. */
  table: string;
  /** That it could not be fetched, in the specification's words where it has some. */
  failed: string;
}

/** Where a list is a part of a page: that page's title, the way to it, and what stands above the list's own tabs. */
export interface ListPlace {
  readonly heading: string;
  readonly path: ReactNode;
  readonly above: ReactNode;
}

/** A list of pages that one leafs through. */
export interface InPages {
  /** Rows of a full page. */
  perPage: number;
  /** Something between the range and the buttons of the foot, such as a choice of rows per page. */
  foot?: ReactNode;
  onPage: (page: number) => void;
  more?: undefined;
}

/**
 * A list that grows at its end: all rows since the first page are in `items`, and `filter.page` stays 1. First used by
 * the notifications, which nobody looks for by their page.
 */
interface Growing {
  more: {
    /** The next rows are under way. */
    isLoading: boolean;
    /** They could not be fetched; those shown stay. */
    hasFailed: boolean;
    onMore: () => void;
  };
  perPage?: undefined;
  foot?: undefined;
  onPage?: undefined;
}

/** A list that fits on one page, because there are never more of its things: all rows are in `items`. */
export interface Whole {
  perPage?: undefined;
  foot?: undefined;
  onPage?: undefined;
  more?: undefined;
}

export type ListFrameProps<Row, Filter extends ListFilter> = ListFrameParts<Row, Filter> &
  (InPages | Growing | Whole);

export interface ListFrameParts<Row, Filter extends ListFilter> {
  /** Whoever is refused sees the screen `Forbidden` in place of all this. */
  state: Exclude<ListState<Row, Filter>, Refused>;
  /** What the list is asked for now. */
  filter: Filter;
  words: ListWords;
  heading: string;
  /** In place of the heading, for a list that is a part of a page. */
  place?: ListPlace | undefined;
  /** A few words about what is listed, below the heading. */
  description?: string;
  /** Buttons and links at the end of the heading's line. */
  actions?: ReactNode;
  /** A `TabNav`. */
  tabs?: ReactNode;
  /** A `ListSearch`, where nothing else narrows the list down. */
  search?: ReactNode;
  /** In its place a `FilterBar`, with the search in it. */
  filters?: ReactNode;
  /** A `SelectionBar`. */
  selectionBar?: ReactNode;
  /** What else the page says, right below the rows and their pages. */
  below?: ReactNode;
  /** Columns, order and selection; on a phone each row is a card. */
  table: Pick<
    DataTableProps<Row>,
    | 'columns'
    | 'rowKey'
    | 'openRowKey'
    | 'opensByRow'
    | 'sortDescriptor'
    | 'onSortChange'
    | 'selectedKeys'
    | 'onSelectionChange'
  >;
  /** Where there is nothing of the kind at all. */
  empty: EmptyStateProps;
  /**
   * Where none fits the filter: what was looked for, by a search alone or by more, or a message of its own where that
   * is good news.
   */
  noHits: { text: string; resetHref: string; resetLabel?: string; isSearchOnly?: boolean } | EmptyStateProps;
  /** Names what rows are the answer to, where that is not what was asked, with parts of `listCopy.selection`. */
  nameOf: (filter: Filter) => string;
  /** A `DetailPanel` while a row is open. */
  panel?: ReactNode;
  /** The panel begins below what stands above the rows: for filters that have no room for one line beside it. */
  isPanelBelowHead?: boolean;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
}

/**
 * A screen that lists things: heading, tabs, search and filters, rows, pages, and beside them the open one. The
 * screen has the columns, the words and the states of its own; whatever a list says of loading, failing, being old,
 * empty or at its end stands here.
 *
 * Source: WCAG 2.4.3, 4.1.3; docs/decisions/0017
 */
export function ListFrame<Row, Filter extends ListFilter>(props: ListFrameProps<Row, Filter>) {
  const { state, heading, place, description, actions, search, filters, selectionBar, below, panel } = props;
  const { isPanelBelowHead = false } = props;
  const tabs = place ? (
    <Stack gap={4}>
      {place.above}
      {props.tabs}
    </Stack>
  ) : (
    props.tabs
  );
  const head = (
    <>
      {place?.path}
      <div className={styles.head} data-alone={!tabs && !search && !filters ? true : undefined}>
        <PageHeading actions={actions} {...(description !== undefined && { description })}>
          {place?.heading ?? heading}
        </PageHeading>
      </div>
      {tabs && (
        <div className={styles.tabs} data-alone={!search && !filters ? true : undefined}>
          {tabs}
        </div>
      )}
      {search && (
        <div className={styles.search} role="search">
          {search}
        </div>
      )}
      {filters && <div className={styles.filters}>{filters}</div>}
    </>
  );
  return (
    <SidePanelFrame panel={panel} head={isPanelBelowHead && head}>
      {!isPanelBelowHead && head}
      {/* In every state the same, so that each change of it is heard. */}
      <VisuallyHidden>
        <p role="status">{statusText(props)}</p>
      </VisuallyHidden>
      <FocusPassage key={state.kind}>
        <ListContent {...props} />
      </FocusPassage>
      {selectionBar}
      {below}
    </SidePanelFrame>
  );
}

/** What is heard of the list; a total is told only of what was asked for. A failure is an alert of its own. */
function statusText<Row, Filter extends ListFilter>({
  state,
  words,
  empty,
  noHits,
}: ListFrameProps<Row, Filter>): string {
  switch (state.kind) {
    case 'loading':
      return state.isSlow ? resourceCopy.slow : copy.loading(words.many);
    case 'failed':
      return '';
    case 'empty':
      return empty.title;
    case 'noHits':
      return titleOfNoHits(noHits);
    case 'ready':
      if (state.isRefreshing) return copy.refreshing(words.many);
      if (state.failure || state.isOlder) return '';
      return copy.found(state.value.totalItems, words.one, words.many);
  }
}
