/** What a step found: every number counts single tests; a static check counts as one. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0 };

/** The sum over all steps. */
export function sum(all: Counts[]): Counts {
  return all.reduce(
    (total, counts) => ({
      passed: total.passed + counts.passed,
      failed: total.failed + counts.failed,
      skipped: total.skipped + counts.skipped,
    }),
    none,
  );
}

/** `3 passed, 0 failed`, and `, 1 skipped` when something did not run. */
export function sentence({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * The counts of a test tool: its report, checked against its exit status. A tool that fails without naming
 * a failed test (an error between tests, a crash, no report), or that leaves out all of them, counts one failure, so that
 * it never looks green.
 */
export function judge(reported: Counts | undefined, exitedWell: boolean): Counts {
  if (!reported) return { ...none, failed: 1 };
  const ranNothing = reported.passed + reported.failed === 0;
  if ((!exitedWell && reported.failed === 0) || ranNothing)
    return { ...reported, failed: reported.failed + 1 };
  return reported;
}
