import type { ListedTestItem, TestExecution, TestResult } from 'contract';
import { isUnfiltered } from 'design-system/patterns/ListFrame/list-filter.ts';
import type { ListState } from 'design-system/patterns/ListFrame/list-state.ts';
import type { NotFound } from 'design-system/patterns/ResourceView/resource.ts';
import { isOvertaken } from 'design-system/screens/backoffice/test-center/is-overtaken.ts';
import type {
  ItemsFilter,
  StatusCounts,
  TestRow,
} from 'design-system/screens/backoffice/TestSample/test-sample-state.ts';
import { noFilter } from 'design-system/screens/backoffice/TestSample/test-sample-state.ts';
import { type Asked, toListState } from '../to-list-state.ts';
import type { Read } from '../to-resource.ts';

/** Rows of a series, all on one page. */
export interface TestRows<Row> {
  readonly items: readonly Row[];
  readonly totalItems: number;
  readonly totalPages: 1;
}

/** A row, as far as it is counted. */
type Standing = Pick<TestRow, 'result'>;

/** How an execution stands that rows are about. */
interface RunOfRows {
  readonly execution: Pick<TestExecution, 'number' | 'startedAt'> | null;
  readonly results: ReadonlyMap<string, TestResult>;
}

/**
 * Each case with what became of it in the execution that the page is about, or last. Where it asks something else since
 * that execution, or something else is expected of it, what became of it there says nothing of it.
 */
export function toTestRows(
  items: readonly ListedTestItem[],
  { execution, results }: RunOfRows,
): readonly TestRow[] {
  return items.map((item) => {
    const ofRun = execution && execution.number > item.answersAfter ? results.get(item.id) : undefined;
    const found = execution && ofRun ? { ...ofRun, startedAt: execution.startedAt } : item.latest;
    const isAnew = found !== null && isOvertaken(found, item);
    return { item, isOvertaken: isAnew, result: isAnew ? null : found };
  });
}

/** The rows of one state; all where none is asked for. */
export function withStatus<Row extends Standing>(
  rows: readonly Row[],
  status: ItemsFilter['status'],
): TestRows<Row> {
  const items =
    status === noFilter.status ? rows : rows.filter(({ result }) => (result?.status ?? 'waiting') === status);
  return { items, totalItems: items.length, totalPages: 1 };
}

/** How many stand how. What was never executed waits. */
export function countStatuses(rows: readonly Standing[]): StatusCounts {
  const counts: Record<string, number> = {};
  for (const { result } of rows) {
    const status = result?.status ?? 'waiting';
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** What the page of a series, or of one of its executions, shows: the cases, or that there is none. */
export function toTestSampleState<Row>(
  read: Read<TestRows<Row>>,
  asked: Asked<TestRows<Row>, ItemsFilter>,
): ListState<Row, ItemsFilter> | NotFound {
  const { error } = read;
  if (error?.kind === 'notFound' || error?.kind === 'invalid') return { kind: 'notFound' };
  return toListState(read, { ...asked, isEmpty: () => isUnfiltered(asked.filter, noFilter) });
}
