import { readFileSync } from 'node:fs';
import { none, type Counts } from './counts.ts';

/** The part that is read of `vitest --reporter=json`. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** The part that is read of `playwright test --reporter=json`. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
  /** Those within it. */
  suites?: PlaywrightSuite[];
}

/** The part that is read of Stryker's JSON report. */
interface MutationReport {
  files: Record<string, { mutants: { status: string }[] }>;
}

/** Counts of a Vitest report. A file that failed without a failed test (it could not be loaded) counts as one failure. */
export function readVitestReport(file: string): Counts | undefined {
  const report = read(file) as VitestReport | undefined;
  if (!report) return undefined;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts of a Playwright report. */
export function readPlaywrightReport(file: string): Counts | undefined {
  const report = read(file) as PlaywrightReport | undefined;
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { ...none, passed: expected + flaky, failed: unexpected, skipped };
}

/** The names of the tests of a Playwright report that failed at first and passed when they were repeated. */
export function namesOfRepeated(file: string): string[] {
  const report = read(file) as PlaywrightReport | undefined;
  return (report?.suites ?? []).flatMap(repeatedIn);
}

function repeatedIn({ specs, suites = [] }: PlaywrightSuite): string[] {
  const names = specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${projectName}: ${title}`),
  );
  return [...names, ...suites.flatMap(repeatedIn)];
}

/** Counts of faults that were planted on purpose. */
export function readSeededReport(file: string): Counts | undefined {
  return read(file) as Counts | undefined;
}

/** Percent of the changes to the code that made a test fail or never end; those that were left out do not count. */
export function readMutationScore(file: string): number | undefined {
  const report = read(file) as MutationReport | undefined;
  if (!report) return undefined;
  const statuses = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const noticed = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length;
  const missed = statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length;
  return noticed + missed === 0 ? undefined : (noticed / (noticed + missed)) * 100;
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
