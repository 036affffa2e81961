import { FlaskConical } from '@lucide/icons';
import type { TestExecution } from 'contract';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { formatRelativeDateTime } from '../../../format/index.ts';
import { cronRunsCopy } from '../cron-runs/cron-runs.copy.ts';
import { testCenterCopy } from '../test-center/test-center.copy.ts';
import { TestCarrier } from '../test-center/TestCarrier.tsx';
import { TestMark } from '../test-center/TestMark.tsx';
import { CasesView, type CasesViewProps } from './CasesView.tsx';
import type { ResultRow, SampleHead } from './test-sample-state.ts';
import { testSampleCopy } from './TestSample.copy.ts';
import * as styles from './TestSample.css.ts';

const copy = testSampleCopy.results;

export interface TestResultsProps extends CasesViewProps<ResultRow> {
  /** Which execution it is; undefined until it is known. */
  readonly execution: TestExecution | undefined;
}

/** `/backoffice/testcenter/{id}?view=history&execution=…`: what became of the cases in one execution. */
export function TestResults({ execution, ...view }: TestResultsProps) {
  return (
    <CasesView
      {...view}
      tab="history"
      above={<Which {...view} execution={execution} />}
      list={{
        words: copy.list,
        table: { columns: resultColumns, rowKey: ({ result }) => result.testItemId },
        empty: { icon: FlaskConical, title: testSampleCopy.empty.title },
      }}
      notFound={{
        title: copy.notFound,
        actions: <ButtonLink href={view.hrefs.history}>{copy.toHistory}</ButtonLink>,
      }}
    />
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
    cell: ({ result: { carrier } }) => <TestCarrier carrier={carrier} />,
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
