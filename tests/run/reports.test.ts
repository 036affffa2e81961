import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { namesOfRepeated, readMutationScore, readPlaywrightReport, readVitestReport } from './reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'lotse-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the report of Vitest', () => {
  const numbers = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };

  it('counts to-dos as skipped', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }];
    expect(readVitestReport(report({ ...numbers, testResults }))).toEqual({
      passed: 3,
      failed: 1,
      skipped: 2,
    });
  });

  it('counts a file that could not be loaded', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(readVitestReport(report({ ...numbers, testResults }))?.failed).toBe(2);
  });

  it('is unknown when the run crashed before it wrote one', () => {
    expect(readVitestReport(join(folder, 'missing.json'))).toBeUndefined();
  });
});

describe('the report of Playwright', () => {
  it('counts what passed when it was repeated as passed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 1 };
    expect(readPlaywrightReport(report({ stats }))).toEqual({ passed: 7, failed: 1, skipped: 1 });
  });
});

describe('what passed only when it was repeated', () => {
  it('is told by name, however deep it stands', () => {
    const test = (status: string) => [{ projectName: 'journeys', status }];
    const suites = [
      {
        specs: [{ title: 'a parcel is sent', tests: test('expected') }],
        suites: [{ specs: [{ title: 'a parcel is late', tests: test('flaky') }] }],
      },
    ];
    expect(namesOfRepeated(report({ suites }))).toEqual(['journeys: a parcel is late']);
  });

  it('is nothing when the run crashed before it wrote a report', () => {
    expect(namesOfRepeated(join(folder, 'missing.json'))).toEqual([]);
  });
});

describe('the report of Stryker', () => {
  const ofStatuses = (...statuses: string[]) =>
    report({
      files: { 'a.ts': { mutants: statuses.map((status) => ({ status })) }, 'b.ts': { mutants: [] } },
    });

  it('counts what no test reaches as missed, and what was left out not at all', () => {
    expect(readMutationScore(ofStatuses('Killed', 'Timeout', 'Killed', 'Survived', 'Ignored'))).toBe(75);
    expect(readMutationScore(ofStatuses('Killed', 'NoCoverage', 'CompileError'))).toBe(50);
  });

  it('has no score where nothing was changed, or the run crashed', () => {
    expect(readMutationScore(ofStatuses('Ignored'))).toBeUndefined();
    expect(readMutationScore(join(folder, 'missing.json'))).toBeUndefined();
  });
});
