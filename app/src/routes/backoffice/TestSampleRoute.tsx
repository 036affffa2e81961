import type { ItemsFilter } from 'design-system/screens/backoffice/TestSample/test-sample-state.ts';
import { TestSample } from 'design-system/screens/backoffice/TestSample/TestSample';
import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { executionList, oneExecution, oneSample, sampleItems } from '../../data/test-samples.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { testCenterAddress, testSampleAddress } from '../../pages/backoffice-addresses.ts';
import { backofficePages } from '../../pages/backoffice-pages.ts';
import type { Visit } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';
import { usePageTitle } from '../page-title.ts';
import { useList } from '../use-list.ts';
import { useSearch } from '../use-search.ts';
import { NEW_ITEM } from './new-item.ts';
import { mayAdminister } from './rights-of-staff.ts';
import { TestHistoryView } from './TestHistoryView.tsx';
import { TestResultsView } from './TestResultsView.tsx';
import { countStatuses, toTestRows, toTestSampleState, withStatus } from './to-test-rows.ts';
import { useSampleActions } from './use-sample-actions.ts';
import { preloadTestProducts, useTestProducts } from './use-test-products.ts';
import { useTestRun } from './use-test-run.ts';

export function preload({ query, params }: Pick<Visit, 'query' | 'params'>): void {
  const { id = '' } = params;
  const { execution } = testSampleAddress.parse(query);
  if (execution !== null) preloadRead(oneExecution({ id, executionId: execution }));
  preloadRead(oneSample(id));
  preloadTestProducts();
  preloadRead(sampleItems(id));
  preloadRead(executionList({ id, page: 1 }));
}

/** `/backoffice/testcenter/{id}`; another series is another page. */
export function Component() {
  const { id = '' } = useParams();
  return <Sample key={id} id={id} />;
}

function Sample({ id }: { readonly id: string }) {
  const { view, execution: past, status, page } = useSearch(testSampleAddress);
  const navigate = useNavigate();
  const now = useNow();
  const { read: sample, onEdit, onDelete, onDeleteItem, editing } = useSampleActions(id);
  const { run, results, executions, execute } = useTestRun(id);
  const { data, ...asking } = useRead(sampleItems(id));
  const products = useTestProducts();
  const { execution } = run;
  const rows = useMemo(
    () => data && toTestRows(data.items, { execution, results }),
    [data, execution, results],
  );
  const filter: ItemsFilter = { status, page: 1 };
  const shown = useMemo(() => rows && withStatus(rows, status), [rows, status]);
  const list = useList({ ...asking, data: shown }, filter, toTestSampleState, () =>
    testSampleAddress.href({ status }, { id }),
  );
  usePageTitle(sample.data?.name ?? pageTitles.testSample);
  const mayChange = mayAdminister();
  const head = {
    sample: sample.data,
    run,
    executions,
    leftOut: data?.items.filter(({ isExecutable }) => !isExecutable).length ?? 0,
    now,
    hrefs: {
      home: pages.start.href(),
      center: testCenterAddress.href(),
      items: (asked: ItemsFilter['status']) => testSampleAddress.href({ status: asked }, { id }),
      history: testSampleAddress.href({ view: 'history' }, { id }),
      execution: (executionId: string) =>
        testSampleAddress.href({ view: 'history', execution: executionId }, { id }),
      item: (itemId: string) => backofficePages.testItem.href({ id, itemId }),
      newItem: mayChange ? backofficePages.testItem.href({ id, itemId: NEW_ITEM }) : undefined,
    },
    editing,
    onExecute: execute,
    onEdit: mayChange ? onEdit : undefined,
    onDelete: mayChange ? () => sample.data && onDelete(sample.data) : undefined,
  };
  if (view === 'history') {
    if (past === null) return <TestHistoryView {...head} id={id} page={page} />;
    return (
      <TestResultsView key={past} {...head} id={id} executionId={past} status={status} items={data?.items} />
    );
  }
  return (
    <TestSample
      {...head}
      state={list.state}
      filter={filter}
      counts={countStatuses(rows ?? [])}
      products={products}
      onDeleteItem={mayChange ? onDeleteItem : undefined}
      onFilter={(asked) => void navigate(head.hrefs.items(asked), { preventScrollReset: true })}
      onRetry={list.retry}
    />
  );
}
