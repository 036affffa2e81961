import { FlaskConical, Play, Plus } from '@lucide/icons';
import { SAMPLES_PER_PAGE, type TestSample } from 'contract';
import { Button } from '../../../components/Button/Button.tsx';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { formatNumber, formatRelativeDateTime } from '../../../format/index.ts';
import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';
import { ListFrame } from '../../../patterns/ListFrame/ListFrame.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { testCenterCopy } from '../test-center/test-center.copy.ts';
import { TestCarrier } from '../test-center/TestCarrier.tsx';
import { ExecutionMark } from '../test-center/TestMark.tsx';
import { NewSampleDialog } from './SampleDialogs.tsx';
import type { SampleCreation, SamplesFilter, TestCenterHrefs, TestCenterState } from './test-center-state.ts';
import { testSamplesCopy as copy } from './TestCenter.copy.ts';

export interface TestCenterProps {
  readonly state: TestCenterState;
  readonly filter: SamplesFilter;
  readonly hrefs: TestCenterHrefs;
  readonly now: Date;
  /** Opens the dialog in which a series is made; missing for whoever may only execute. */
  readonly onCreate?: (() => void) | undefined;
  /** That dialog; null while it is closed. */
  readonly creation: SampleCreation | null;
  /** Asks, and executes all that are listed; missing where there is nothing to execute. */
  readonly onRunAll?: (() => void) | undefined;
  /** They are being started. */
  readonly isStarting: boolean;
  readonly onPage: (page: number) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** `/backoffice/testcenter`: series of test cases, and how they ended last. */
export function TestCenter(props: TestCenterProps) {
  const { state, filter, hrefs, now, onCreate, creation, onRunAll, isStarting, onPage, onRetry } = props;
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  const create = onCreate && (
    <Button icon={Plus} onPress={onCreate}>
      {copy.create}
    </Button>
  );
  return (
    <>
      <ListFrame
        state={state}
        filter={filter}
        words={copy.list}
        heading={copy.title}
        description={copy.about}
        actions={
          <>
            {create}
            {onRunAll && (
              <Button
                variant="primary"
                icon={Play}
                isPending={isStarting}
                pendingLabel={copy.runningAll}
                onPress={onRunAll}
              >
                {copy.runAll}
              </Button>
            )}
          </>
        }
        table={{ columns: testSampleColumns(hrefs, now), rowKey: ({ id }) => id }}
        empty={{ icon: FlaskConical, title: copy.empty.title, children: copy.empty.text, actions: create }}
        noHits={{ icon: FlaskConical, title: copy.empty.title }}
        nameOf={(shown) => listCopy.selection.page(shown.page)}
        perPage={SAMPLES_PER_PAGE}
        onPage={onPage}
        onRetry={onRetry}
      />
      {creation && <NewSampleDialog {...creation} />}
    </>
  );
}

export function testSampleColumns({ sample }: TestCenterHrefs, now: Date): DataTableColumn<TestSample>[] {
  const { columns } = copy;
  return [
    {
      key: 'name',
      header: columns.name,
      isRowHeader: true,
      cell: ({ id, name }) => (
        <Link href={sample(id)} isQuiet>
          {name}
        </Link>
      ),
    },
    {
      key: 'carriers',
      header: columns.carriers,
      width: '14em',
      from: 'medium',
      cell: ({ carriers }) => (
        <Inline gap={1}>
          {carriers.map((carrier) => (
            <TestCarrier key={carrier} carrier={carrier} />
          ))}
        </Inline>
      ),
    },
    {
      key: 'items',
      header: columns.items,
      width: '6em',
      align: 'end',
      cell: ({ items }) => formatNumber(items),
    },
    {
      key: 'latest',
      header: columns.latest,
      width: '15em',
      from: 'small',
      cell: ({ latest }) => (latest ? formatRelativeDateTime(latest.startedAt, now) : testCenterCopy.never),
    },
    {
      key: 'result',
      header: columns.result,
      width: '14em',
      cell: ({ latest }) => latest && <ExecutionMark execution={latest} />,
    },
  ];
}
