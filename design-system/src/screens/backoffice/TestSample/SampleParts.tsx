import { FlaskConicalOff, Pencil, Play, Plus, Trash2 } from '@lucide/icons';
import type { TestExecution } from 'contract';
import type { ReactNode } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TabNav } from '../../../components/TabNav/TabNav.tsx';
import { formatNumber, formatRelativeDateTime } from '../../../format/index.ts';
import { doneOf, isUnderWay } from '../test-center/run-state.ts';
import { testCenterCopy } from '../test-center/test-center.copy.ts';
import { ConnectionMark } from '../test-center/TestMark.tsx';
import type { SampleHead } from './test-sample-state.ts';
import { testSampleCopy as copy } from './TestSample.copy.ts';
import * as styles from './TestSample.css.ts';

/** What the two views of a series have in common: where it is, what is done with it, and how its execution stands. */
export function sampleParts(
  head: SampleHead,
  view: keyof typeof copy.tabs,
): {
  readonly path: ReactNode;
  readonly heading: string;
  readonly actions: ReactNode;
  readonly tabs: ReactNode;
} {
  const { sample, hrefs } = head;
  const heading = sample?.name ?? copy.unknown;
  return {
    heading,
    path: (
      <div className={styles.path}>
        <Breadcrumbs
          label={testCenterCopy.path}
          items={[{ label: testCenterCopy.title, href: hrefs.center }]}
          current={heading}
        />
      </div>
    ),
    // From the beginning, as the tabs: what stands below keeps its place.
    actions: <Actions {...head} />,
    tabs: (
      <Stack gap={4}>
        <Execution {...head} />
        <TabNav
          label={copy.tabsLabel}
          tabs={[
            {
              href: hrefs.items('all'),
              label: copy.tabs.items,
              count: sample ? formatNumber(sample.items) : null,
              isCurrent: view === 'items',
            },
            {
              href: hrefs.history,
              label: copy.tabs.history,
              count: head.executions === undefined ? null : formatNumber(head.executions),
              isCurrent: view === 'history',
            },
          ]}
        />
      </Stack>
    ),
  };
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

/** There is no such series, or not any more. */
export function SampleNotFound({ centerHref }: { readonly centerHref: string }) {
  return (
    <EmptyState
      headingLevel={1}
      icon={FlaskConicalOff}
      title={copy.notFound.title}
      actions={<ButtonLink href={centerHref}>{copy.notFound.toCenter}</ButtonLink>}
    />
  );
}
