import { FlaskConicalOff, Pencil, Play, Plus, Trash2 } from '@lucide/icons';
import type { TestExecution } from 'contract';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyState, type EmptyStateProps } from '../../../components/EmptyState/EmptyState.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TabNav } from '../../../components/TabNav/TabNav.tsx';
import { formatNumber, formatRelativeDateTime } from '../../../format/index.ts';
import type { ListFilter, ListState } from '../../../patterns/ListFrame/list-state.ts';
import {
  type InPages,
  ListFrame,
  type ListFrameParts,
  type Whole,
} from '../../../patterns/ListFrame/ListFrame.tsx';
import type { NotFound } from '../../../patterns/ResourceView/resource.ts';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { doneOf, isUnderWay } from '../test-center/run-state.ts';
import { testCenterCopy } from '../test-center/test-center.copy.ts';
import { ConnectionMark } from '../test-center/TestMark.tsx';
import { EditSampleDialog } from '../TestCenter/SampleDialogs.tsx';
import type { SampleEditing } from '../TestCenter/test-center-state.ts';
import type { SampleHead } from './test-sample-state.ts';
import { testSampleCopy as copy } from './TestSample.copy.ts';
import * as styles from './TestSample.css.ts';

/** What each view of a series is given. */
export interface SampleViewProps<Row, Filter extends ListFilter> extends SampleHead {
  readonly state: ListState<Row, Filter> | NotFound;
  readonly filter: Filter;
  /** The dialog in which the series is changed; null while it is closed. */
  readonly editing: SampleEditing | null;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

export interface OwnOfView<Row, Filter extends ListFilter> {
  readonly tab: keyof typeof copy.tabs;
  readonly list: Pick<
    ListFrameParts<Row, Filter>,
    'words' | 'filters' | 'table' | 'empty' | 'noHits' | 'nameOf'
  > &
    (InPages | Whole);
  /** What is said where there is nothing, if it is not the series that is missing. */
  readonly notFound?: Pick<EmptyStateProps, 'title' | 'actions'>;
}

/** A list of a series: where it is, what is done with it, how its execution stands, and the dialog that changes it. */
export function SampleView<Row, Filter extends ListFilter>(
  props: SampleViewProps<Row, Filter> & OwnOfView<Row, Filter>,
) {
  // The dialog stays where the list goes: something is typed in it.
  return (
    <>
      <Listed {...props} />
      {props.editing && <EditSampleDialog {...props.editing} />}
    </>
  );
}

function Listed<Row, Filter extends ListFilter>(
  props: SampleViewProps<Row, Filter> & OwnOfView<Row, Filter>,
) {
  const { state, filter, sample, hrefs, list, onRetry } = props;
  const {
    notFound = {
      title: copy.notFound.title,
      actions: <ButtonLink href={hrefs.center}>{copy.notFound.toCenter}</ButtonLink>,
    },
  } = props;
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  if (state.kind === 'notFound') return <EmptyState headingLevel={1} icon={FlaskConicalOff} {...notFound} />;
  const heading = sample?.name ?? copy.unknown;
  return (
    <>
      <div className={styles.path}>
        <Breadcrumbs
          label={testCenterCopy.path}
          items={[{ label: testCenterCopy.title, href: hrefs.center }]}
          current={heading}
        />
      </div>
      <ListFrame
        {...list}
        state={state}
        filter={filter}
        heading={heading}
        // From the beginning, as the tabs: what stands below keeps its place.
        actions={<Actions {...props} />}
        tabs={
          <Stack gap={4}>
            <Execution {...props} />
            <Views {...props} />
          </Stack>
        }
        onRetry={onRetry}
      />
    </>
  );
}

function Views({ sample, executions, hrefs, tab }: SampleHead & { readonly tab: keyof typeof copy.tabs }) {
  return (
    <TabNav
      label={copy.tabsLabel}
      tabs={[
        {
          href: hrefs.items('all'),
          label: copy.tabs.items,
          count: sample ? formatNumber(sample.items) : null,
          isCurrent: tab === 'items',
        },
        {
          href: hrefs.history,
          label: copy.tabs.history,
          count: executions === undefined ? null : formatNumber(executions),
          isCurrent: tab === 'history',
        },
      ]}
    />
  );
}

function Actions({ sample, run, hrefs, onExecute, onEdit, onDelete }: SampleHead) {
  const isRunning = isUnderWay(run);
  return (
    <>
      {/* First, also where the others go on in further lines. */}
      <Button
        variant="primary"
        icon={Play}
        isDisabled={!sample || sample.items === 0}
        isPending={isRunning}
        pendingLabel={run.isStarting ? copy.starting : copy.executing}
        onPress={() => onExecute()}
      >
        {copy.execute}
      </Button>
      {onEdit && (
        <Button icon={Pencil} isDisabled={!sample} onPress={onEdit}>
          {copy.edit}
        </Button>
      )}
      {hrefs.newItem !== undefined && (
        <ButtonLink href={hrefs.newItem} icon={Plus}>
          {copy.add}
        </ButtonLink>
      )}
      {onDelete && (
        <Button variant="quiet" icon={Trash2} isDisabled={!sample || isRunning} onPress={onDelete}>
          {copy.remove}
        </Button>
      )}
    </>
  );
}

/** How the execution stands, and whether the page hears of it. What is not known yet has its place. */
function Execution({ sample, executions, run, leftOut, now }: SampleHead) {
  const { execution, failure, connection } = run;
  return (
    <Stack gap={3}>
      <div className={styles.execution}>
        <ConnectionMark connection={connection} />
        {executions === undefined ? (
          <span className={styles.coming}>
            <Skeleton />
          </span>
        ) : (
          <span>{execution ? factsOf(execution, now) : copy.facts.never}</span>
        )}
        {sample && sample.tolerancePercent > 0 && (
          <span>{copy.facts.tolerance(sample.tolerancePercent)}</span>
        )}
        {leftOut > 0 && <span>{copy.facts.leftOut(leftOut)}</span>}
      </div>
      {failure !== null && <Banner tone="danger">{testCenterCopy.runFailed(failure)}</Banner>}
      <div className={styles.progress}>
        {execution?.status === 'running' && (
          <ProgressBar
            label={copy.progress.label}
            value={doneOf(execution)}
            maxValue={execution.total}
            valueLabel={copy.progress.value(doneOf(execution), execution.total)}
          />
        )}
        <p role="status" className={styles.facts}>
          {execution?.status === 'done' &&
            copy.progress.ended(execution.number, execution.succeeded, execution.total)}
        </p>
      </div>
    </Stack>
  );
}

function factsOf({ number, startedAt, startedBy, testItemId }: TestExecution, now: Date): string {
  const words = testItemId === null ? copy.facts.run : copy.facts.single;
  return words(number, formatRelativeDateTime(startedAt, now), startedBy.full_name);
}
