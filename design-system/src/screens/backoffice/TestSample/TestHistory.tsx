import { History } from '@lucide/icons';
import { EXECUTIONS_PER_PAGE, type TestExecution } from 'contract';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { formatRelativeDateTime } from '../../../format/index.ts';
import type { ListFilter } from '../../../patterns/ListFrame/list-state.ts';
import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';
import { ListFrame } from '../../../patterns/ListFrame/ListFrame.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { cronRunsCopy } from '../cron-runs/cron-runs.copy.ts';
import { ExecutionMark } from '../test-center/TestMark.tsx';
import { EditSampleDialog } from '../TestCenter/SampleDialogs.tsx';
import type { SampleEditing } from '../TestCenter/test-center-state.ts';
import { SampleNotFound, sampleParts } from './SampleParts.tsx';
import type { SampleHead, TestHistoryState, TestSampleHrefs } from './test-sample-state.ts';
import { testSampleCopy } from './TestSample.copy.ts';

const copy = testSampleCopy.history;

export interface TestHistoryProps extends SampleHead {
  readonly state: TestHistoryState;
  readonly filter: ListFilter;
  /** The dialog in which the series is changed; null while it is closed. */
  readonly editing: SampleEditing | null;
  readonly onPage: (page: number) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** `/backoffice/testcenter/{id}?view=history`: who has executed a series, when, and how it ended. */
export function TestHistory({ editing, ...props }: TestHistoryProps) {
  // The dialog stays where the series goes: something is typed in it.
  return (
    <>
      <Executions {...props} />
      {editing && <EditSampleDialog {...editing} />}
    </>
  );
}

function Executions({ state, filter, onPage, onRetry, ...head }: Omit<TestHistoryProps, 'editing'>) {
  const { hrefs, now } = head;
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  if (state.kind === 'notFound') return <SampleNotFound centerHref={hrefs.center} />;
  const { path, ...parts } = sampleParts(head, 'history');
  return (
    <>
      {path}
      <ListFrame
        state={state}
        filter={filter}
        words={copy.list}
        {...parts}
        table={{ columns: executionColumns(hrefs, now), rowKey: ({ id }) => id }}
        empty={{ icon: History, title: copy.empty.title, children: copy.empty.text }}
        noHits={{ icon: History, title: copy.empty.title }}
        nameOf={(shown) => listCopy.selection.page(shown.page)}
        perPage={EXECUTIONS_PER_PAGE}
        onPage={onPage}
        onRetry={onRetry}
      />
    </>
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
