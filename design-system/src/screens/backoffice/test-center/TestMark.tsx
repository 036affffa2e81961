import type { TestExecution, TestStatus } from 'contract';
import {
  type StatusAppearance,
  type StatusGlyph,
  StatusMark,
  type StatusTone,
} from '../../../components/StatusMark/StatusMark.tsx';
import type { RunConnection } from './run-state.ts';
import { testCenterCopy as copy } from './test-center.copy.ts';

type Mark = readonly [StatusGlyph, StatusTone];

/** The shape and the tone of each state of a test case. */
export const testMarks: Readonly<Record<TestStatus | 'unknown', Mark>> = {
  waiting: ['dashed-ring', 'neutral'],
  running: ['half', 'accent'],
  received: ['three-quarters', 'accent'],
  succeeded: ['check-filled', 'success'],
  deviant: ['triangle', 'warning'],
  failed: ['cross-ring', 'danger'],
  unknown: ['ring', 'neutral'],
};

export interface TestMarkProps {
  readonly status: TestStatus | 'unknown';
  /** What deviates, or why there is no answer. */
  readonly detail?: string;
  readonly appearance?: StatusAppearance;
}

/** How a test case stands. */
export function TestMark({ status, detail, appearance = 'plain' }: TestMarkProps) {
  const [glyph, tone] = testMarks[status];
  return (
    <StatusMark
      glyph={glyph}
      tone={tone}
      appearance={appearance}
      {...(detail !== undefined && detail !== '' && { detail })}
    >
      {copy.statuses[status]}
    </StatusMark>
  );
}

/** How an execution ended: „9/10 erfolgreich“, with the mark of the worst that became of its cases. */
export function ExecutionMark({ execution }: { readonly execution: TestExecution }) {
  const { status, succeeded, total } = execution;
  if (status === 'running') return <TestMark status="running" />;
  const [glyph, tone] = testMarks[worstOf(execution)];
  return (
    <StatusMark glyph={glyph} tone={tone} {...(status === 'failed' && { detail: copy.broken })}>
      {copy.result(succeeded, total)}
    </StatusMark>
  );
}

function worstOf({ status, failed, deviant }: TestExecution): TestStatus | 'unknown' {
  if (status === 'unknown') return 'unknown';
  if (status === 'failed' || failed > 0) return 'failed';
  return deviant > 0 ? 'deviant' : 'succeeded';
}

const connectionMarks: Readonly<Record<RunConnection, Mark>> = {
  live: ['check-filled', 'success'],
  connecting: ['half', 'neutral'],
  off: ['cross-ring', 'warning'],
};

/** Whether the page hears what happens; it is told aloud when that changes. */
export function ConnectionMark({ connection }: { readonly connection: RunConnection }) {
  const [glyph, tone] = connectionMarks[connection];
  return (
    <span role="status">
      <StatusMark glyph={glyph} tone={tone}>
        {copy.connections[connection]}
      </StatusMark>
    </span>
  );
}
