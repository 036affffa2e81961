import { CircleCheck, TriangleAlert } from '@lucide/icons';
import type { CronLogLine } from 'contract';
import type { EmptyStateProps } from '../../../components/EmptyState/EmptyState.tsx';
import type { RunFacts } from './cron-run-state.ts';
import { cronRunCopy as copy } from './CronRun.copy.ts';

/** The last says that the run was broken off, the one before it often why. */
const TOLD_FAULTS = 2;

/** What stands in place of the items of a run that has none, or none that failed. A run that was broken off is no good news. */
export function nothingListed(
  facts: RunFacts | undefined,
  title: 'empty' | 'noFailure',
): Omit<EmptyStateProps, 'headingLevel' | 'role'> {
  const { brokenOff, emptyYet } = copy.nothing;
  if (facts?.run.status === 'failed') {
    return {
      icon: TriangleAlert,
      title: brokenOff,
      children: faultsOf(facts.log).map((text, index) => <p key={index}>{text}</p>),
    };
  }
  const isPending = facts?.run.status === 'pending';
  return { icon: CircleCheck, title: isPending && title === 'empty' ? emptyYet : copy.nothing[title] };
}

/**
 * The words of the last faults that an ended run has noted, oldest first; without its last line, which counts items
 * and is an error of each run that failed.
 */
export function faultsOf(log: readonly CronLogLine[]): readonly string[] {
  return log
    .slice(0, -1)
    .filter(({ level }) => level === 'error')
    .slice(-TOLD_FAULTS)
    .map(({ text }) => text);
}
