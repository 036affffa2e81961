import type { ListedTestItem, TestResult } from 'contract';

/** What was found out of a case in an execution, and when that began. */
interface FoundOut extends Pick<TestResult, 'status'> {
  readonly startedAt: string;
}

/** Whether what was found out of a case was compared with what is expected of it no more. */
export function isOvertaken(
  { status, startedAt }: FoundOut,
  { expectedAt }: Pick<ListedTestItem, 'expectedAt'>,
): boolean {
  const isCompared = status === 'succeeded' || status === 'deviant';
  return isCompared && expectedAt !== null && Date.parse(expectedAt) > Date.parse(startedAt);
}
