import { FlaskConical, FlaskConicalOff } from '@lucide/icons';
import type { TestExecution } from 'contract';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { formatRelativeDateTime } from '../../../format/index.ts';
import { ListFrame } from '../../../patterns/ListFrame/ListFrame.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { cronRunsCopy } from '../cron-runs/cron-runs.copy.ts';
import { testCenterCopy } from '../test-center/test-center.copy.ts';
import { TestMark } from '../test-center/TestMark.tsx';
import { EditSampleDialog } from '../TestCenter/SampleDialogs.tsx';
import type { SampleEditing } from '../TestCenter/test-center-state.ts';
import { sampleParts } from './SampleParts.tsx';
import { StatusCounters } from './StatusCounters.tsx';
import {
  type ItemsFilter,
  noFilter,
  type ResultRow,
  type SampleHead,
  type StatusCounts,
  type TestResultsState,
} from './test-sample-state.ts';
import { testSampleCopy } from './TestSample.copy.ts';
import * as styles from './TestSample.css.ts';

const copy = testSampleCopy.results;

export interface TestResultsProps extends SampleHead {
  readonly state: TestResultsState;
  /** Which execution it is; undefined until it is known. */
  readonly execution: TestExecution | undefined;
  readonly filter: ItemsFilter;
  /** How many cases stood how, whatever is filtered. */
  readonly counts: StatusCounts;
  /** The dialog in which the series is changed; null while it is closed. */
  readonly editing: SampleEditing | null;
  readonly onFilter: (status: ItemsFilter['status']) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** `/backoffice/testcenter/{id}?view=history&execution=…`: what became of the cases in one execution. */
export function TestResults({ editing, ...props }: TestResultsProps) {
  // The dialog stays where the execution goes: something is typed in it.
  return (
    <>
      <Results {...props} />
      {editing && <EditSampleDialog {...editing} />}
    </>
  );
}

function Results(props: Omit<TestResultsProps, 'editing'>) {
  const { state, execution, filter, counts, onFilter, onRetry, ...head } = props;
  const { hrefs } = head;
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  if (state.kind === 'notFound') return <ExecutionNotFound historyHref={hrefs.history} />;
  const { path, ...parts } = sampleParts(head, 'history');
  return (
    <>
      {path}
      <ListFrame
        state={state}
        filter={filter}
        words={copy.list}
        {...parts}
        filters={
          <Stack gap={3}>
            <Which {...head} execution={execution} />
            <StatusCounters status={filter.status} counts={counts} onFilter={onFilter} />
          </Stack>
        }
        table={{ columns: resultColumns, rowKey: ({ result }) => result.testItemId }}
        empty={{ icon: FlaskConical, title: testSampleCopy.empty.title }}
        noHits={{
          icon: FlaskConical,
          title: testSampleCopy.noHits.title,
          actions: <Button onPress={() => onFilter(noFilter.status)}>{testSampleCopy.noHits.reset}</Button>,
        }}
        nameOf={({ status }) =>
          testSampleCopy.shownAs(status === 'all' ? null : testSampleCopy.statuses[status])
        }
        onRetry={onRetry}
      />
    </>
  );
}

/** Which execution the results are of, and the way back to all. */
function Which({ execution, run, hrefs, now }: SampleHead & Pick<TestResultsProps, 'execution'>) {
  // Why the latest one came to no end is said above.
  const isSaidAbove = execution?.id === run.execution?.id;
  return (
    <Stack gap={2}>
      <h2>{execution ? copy.title(execution.number) : copy.unknown}</h2>
      <div className={styles.facts}>
        {execution ? (
          <span>
            {copy.started(formatRelativeDateTime(execution.startedAt, now), execution.startedBy.full_name)}
          </span>
        ) : (
          <span className={styles.coming}>
            <Skeleton />
          </span>
        )}
        <Link href={hrefs.history}>{copy.toHistory}</Link>
      </div>
      {execution?.status === 'failed' && !isSaidAbove && (
        <Banner tone="danger">{testCenterCopy.runFailed(execution.message)}</Banner>
      )}
    </Stack>
  );
}

const { columns } = testSampleCopy;

/** What became of each case, as it was called then. */
export const resultColumns: readonly DataTableColumn<ResultRow>[] = [
  {
    key: 'position',
    header: columns.position,
    width: '4em',
    align: 'end',
    card: 'hidden',
    cell: ({ result: { position } }) => position,
  },
  {
    key: 'name',
    header: columns.name,
    lines: 2,
    isRowHeader: true,
    card: 'title',
    cell: ({ result: { name }, href }) =>
      href === undefined ? (
        name
      ) : (
        <Link href={href} isQuiet>
          {name}
        </Link>
      ),
  },
  {
    key: 'carrier',
    header: columns.carrier,
    width: '8em',
    cell: ({ result: { carrier } }) => (carrier === 'unknown' ? testCenterCopy.statuses.unknown : carrier),
  },
  {
    key: 'status',
    header: columns.status,
    width: '18em',
    lines: 2,
    cell: ({ result: { status, message } }) => <TestMark status={status} detail={message} />,
  },
  {
    key: 'duration',
    header: columns.duration,
    width: '6.5em',
    align: 'end',
    from: 'small',
    cell: ({ result: { duration } }) => (duration === null ? undefined : cronRunsCopy.duration(duration)),
  },
];

function ExecutionNotFound({ historyHref }: { readonly historyHref: string }) {
  return (
    <EmptyState
      headingLevel={1}
      icon={FlaskConicalOff}
      title={copy.notFound}
      actions={<ButtonLink href={historyHref}>{copy.toHistory}</ButtonLink>}
    />
  );
}
