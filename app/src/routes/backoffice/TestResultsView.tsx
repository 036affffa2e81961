import type { ListedTestItem, TestResult } from 'contract';
import type { ItemsFilter } from 'design-system/screens/backoffice/TestSample/test-sample-state.ts';
import { TestResults, type TestResultsProps } from 'design-system/screens/backoffice/TestSample/TestResults';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { oneExecution } from '../../data/test-samples.ts';
import { useRead } from '../../data/use-read.ts';
import { testItemAddress, testSampleAddress } from '../../pages/backoffice-addresses.ts';
import { useList } from '../use-list.ts';
import { countStatuses, toTestSampleState, withStatus } from './to-test-rows.ts';

export interface TestResultsViewProps extends Omit<
  TestResultsProps,
  'state' | 'execution' | 'filter' | 'counts' | 'onFilter' | 'onRetry'
> {
  readonly id: string;
  readonly executionId: string;
  readonly status: ItemsFilter['status'];
  /** The cases that the series has now; undefined until they are known. */
  readonly items: readonly ListedTestItem[] | undefined;
}

/** What became of the cases of a series in one of its executions. */
export function TestResultsView({ id, executionId, status, items, ...head }: TestResultsViewProps) {
  const navigate = useNavigate();
  const { data, ...asking } = useRead(oneExecution({ id, executionId }));
  const rows = useMemo(
    () => data?.results.map((result) => ({ result, href: hrefOf({ id, executionId }, result, items) })),
    [data, id, executionId, items],
  );
  const shown = useMemo(() => rows && withStatus(rows, status), [rows, status]);
  const hrefWith = (asked: ItemsFilter['status']) =>
    testSampleAddress.href({ view: 'history', execution: executionId, status: asked }, { id });
  const list = useList({ ...asking, data: shown }, { status, page: 1 }, toTestSampleState, () =>
    hrefWith(status),
  );
  return (
    <TestResults
      {...head}
      state={list.state}
      execution={data?.execution}
      filter={{ status, page: 1 }}
      counts={countStatuses(rows ?? [])}
      onFilter={(asked) => void navigate(hrefWith(asked), { preventScrollReset: true })}
      onRetry={list.retry}
    />
  );
}

/** Where a case is looked into: over it what it has answered then, if it did. */
function hrefOf(
  { id, executionId }: { readonly id: string; readonly executionId: string },
  { testItemId, status }: TestResult,
  items: readonly ListedTestItem[] | undefined,
): string | undefined {
  if (items && !items.some((item) => item.id === testItemId)) return undefined;
  const hasAnswered = status === 'succeeded' || status === 'deviant';
  return testItemAddress.href({ execution: hasAnswered ? executionId : null }, { id, itemId: testItemId });
}
