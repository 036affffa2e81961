import type { CronOutcome, CronRun } from 'contract';
import type { StatusGlyph, StatusTone } from '../../../components/StatusMark/StatusMark.tsx';
import { StatusMark } from '../../../components/StatusMark/StatusMark.tsx';
import { cronRunsCopy as copy } from './cron-runs.copy.ts';

export interface RunMarkProps {
  readonly run: Pick<CronRun, 'status' | 'result' | 'processed'>;
}

/** How a run stands; once it has ended the mark is that of its result, so that „Erfolgreich“ never hides a loss. */
export function RunMark({ run: { status, result, processed } }: RunMarkProps) {
  if (status === 'pending')
    return (
      <StatusMark glyph="half" tone="accent">
        {copy.statuses.pending}
      </StatusMark>
    );
  const [glyph, tone] = markOf(status, result);
  const told = resultOf({ status, result, processed });
  // Of two words the one that tells of a loss comes first, and the other says of what it is told.
  const [word, detail] =
    result === 1 ? [told, copy.statusIs(copy.statuses[status])] : [copy.statuses[status], told];
  return (
    <StatusMark glyph={glyph} tone={tone} {...(detail !== word && { detail })}>
      {word}
    </StatusMark>
  );
}

/** What came of it; „alle“ is said of nothing where there was nothing. */
function resultOf({ status, result, processed }: RunMarkProps['run']): string {
  if (result === null) return copy.statuses[status];
  return result === 0 && processed === 0 ? copy.nothingToDo : copy.results[result];
}

function markOf(status: CronRun['status'], result: CronRun['result']): [StatusGlyph, StatusTone] {
  if (status === 'failed') return ['cross-ring', 'danger'];
  if (result === 1) return ['triangle', 'warning'];
  return status === 'success' ? ['check-filled', 'success'] : ['ring', 'neutral'];
}

const outcomeMarks: Readonly<Record<CronOutcome | 'unknown', readonly [StatusGlyph, StatusTone]>> = {
  succeeded: ['check-filled', 'success'],
  skipped: ['dashed-ring', 'neutral'],
  failed: ['cross-ring', 'danger'],
  unknown: ['ring', 'neutral'],
};

/** What became of one thing that a run was about. */
export function OutcomeMark({ outcome }: { readonly outcome: CronOutcome | 'unknown' }) {
  const [glyph, tone] = outcomeMarks[outcome];
  return (
    <StatusMark glyph={glyph} tone={tone}>
      {copy.outcomes[outcome]}
    </StatusMark>
  );
}
