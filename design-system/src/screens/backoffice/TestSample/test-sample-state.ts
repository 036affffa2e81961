import type { ListedTestItem, TestExecution, TestResult, TestSample, TestStatus } from 'contract';
import type { ListFilter, ListState } from '../../../patterns/ListFrame/list-state.ts';
import type { NotFound } from '../../../patterns/ResourceView/resource.ts';
import type { RunState } from '../test-center/run-state.ts';

/** Which cases of a series are asked for. All of them stand on one page. */
export interface ItemsFilter extends ListFilter {
  readonly status: TestStatus | 'all';
}

export const noFilter: ItemsFilter = { status: 'all', page: 1 };

/** A case, and what became of it in the execution that the page is about, or last. */
export interface TestRow {
  readonly item: ListedTestItem;
  /** What is expected of it was said anew since, so that what became of it says nothing. */
  readonly isOvertaken: boolean;
  readonly result: TestResult | null;
}

/** The cases of a series, or that there is no such series. */
export type TestSampleState = ListState<TestRow, ItemsFilter> | NotFound;

/** What became of a case in one execution, and where that is told. */
export interface ResultRow {
  readonly result: TestResult;
  /** Its answer of that time, or the case where there was none; missing once the case is deleted. */
  readonly href: string | undefined;
}

/** What became of the cases in one execution, or that there is no such execution. */
export type TestResultsState = ListState<ResultRow, ItemsFilter> | NotFound;

/** The executions of a series. */
export type TestHistoryState =
  | Exclude<ListState<TestExecution, ListFilter>, { readonly kind: 'noHits' }>
  | NotFound;

/** How many cases stand how. */
export type StatusCounts = Readonly<Partial<Record<TestStatus, number>>>;

/** Addresses that the page links to. */
export interface TestSampleHrefs {
  readonly home: string;
  readonly center: string;
  readonly items: (status: ItemsFilter['status']) => string;
  readonly history: string;
  /** What became of the cases in one execution. */
  readonly execution: (id: string) => string;
  readonly item: (id: string) => string;
  /** Missing for whoever may only execute. */
  readonly newItem?: string | undefined;
}

/** What stands above the cases and above the executions alike. */
export interface SampleHead {
  /** Undefined until it is known. */
  readonly sample: TestSample | undefined;
  readonly run: RunState;
  readonly hrefs: TestSampleHrefs;
  readonly now: Date;
  /** How many executions there have been; undefined until it is known. */
  readonly executions: number | undefined;
  /** How many cases an execution of the series leaves out, because they would order in production. */
  readonly leftOut: number;
  /** Executes all cases but those, or the one that is named. */
  readonly onExecute: (itemId?: string) => void;
  /** Missing for whoever may only execute. */
  readonly onEdit?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
}
