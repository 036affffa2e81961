import { History } from '@lucide/icons';
import { EXECUTIONS_PER_PAGE, type TestExecution } from 'contract';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { formatRelativeDateTime } from '../../../format/index.ts';
import type { ListFilter } from '../../../patterns/ListFrame/list-state.ts';
import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';
import { cronRunsCopy } from '../cron-runs/cron-runs.copy.ts';
import { ExecutionMark } from '../test-center/TestMark.tsx';
import { SampleView, type SampleViewProps } from './SampleView.tsx';
import type { TestHistoryState, TestSampleHrefs } from './test-sample-state.ts';
import { testSampleCopy } from './TestSample.copy.ts';

const copy = testSampleCopy.history;

export interface TestHistoryProps extends SampleViewProps<TestExecution, ListFilter> {
  readonly state: TestHistoryState;
  readonly onPage: (page: number) => void;
}

/** `/backoffice/testcenter/{id}?view=history`: who has executed a series, when, and how it ended. */
export function TestHistory({ onPage, ...view }: TestHistoryProps) {
  return (
    <SampleView
      {...view}
      tab="history"
      list={{
        words: copy.list,
        table: { columns: executionColumns(view.hrefs, view.now), rowKey: ({ id }) => id },
        empty: { icon: History, title: copy.empty.title, children: copy.empty.text },
        noHits: { icon: History, title: copy.empty.title },
        nameOf: ({ page }) => listCopy.selection.page(page),
        perPage: EXECUTIONS_PER_PAGE,
        onPage,
      }}
    />
  );
}

export function executionColumns(
  hrefs: Pick<TestSampleHrefs, 'execution'>,
  now: Date,
): DataTableColumn<TestExecution>[] {
  const { columns } = copy;
  return [
    { key: 'number', header: columns.number, width: '5em', align: 'end', cell: ({ number }) => number },
    {
      key: 'startedAt',
      header: columns.startedAt,
      isRowHeader: true,
      cell: ({ id, startedAt }) => (
        <Link href={hrefs.execution(id)} isQuiet>
          {formatRelativeDateTime(startedAt, now)}
        </Link>
      ),
    },
    { key: 'startedBy', header: columns.startedBy, cell: ({ startedBy }) => startedBy.full_name },
    {
      key: 'scope',
      header: columns.scope,
      width: '11em',
      from: 'medium',
      cell: ({ testItemId }) => (testItemId === null ? copy.all : copy.one),
    },
    {
      key: 'result',
      header: columns.result,
      width: '15em',
      cell: (execution) => <ExecutionMark execution={execution} />,
    },
    {
      key: 'duration',
      header: columns.duration,
      width: '9em',
      align: 'end',
      from: 'small',
      cell: ({ startedAt, endedAt }) =>
        endedAt === null ? undefined : cronRunsCopy.duration(Date.parse(endedAt) - Date.parse(startedAt)),
    },
  ];
}
