import type { TestExecution } from 'contract';

/** Whether the page hears of an execution while it is under way. */
export type RunConnection = 'live' | 'connecting' | 'off';

/** How the execution stands that the page is about. */
export interface RunState {
  readonly connection: RunConnection;
  /** The one under way, or the latest; null before the first. */
  readonly execution: TestExecution | null;
  /** It was asked for and has not begun yet. */
  readonly isStarting: boolean;
  /** Why it came to no end, or did not begin, in German; null where all is well, empty where nobody has said. */
  readonly failure: string | null;
}

/** Whether another one cannot be begun now. */
export function isUnderWay({ execution, isStarting }: RunState): boolean {
  return isStarting || execution?.status === 'running';
}

/** How many of its items are done. */
export function doneOf({ succeeded, deviant, failed }: TestExecution): number {
  return succeeded + deviant + failed;
}
