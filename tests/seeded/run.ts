import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findChromium } from '../browser/find-chromium.ts';
import { endAll, root, runTool } from '../run/command.ts';
import { buildStorybook } from '../stories/build.ts';
import { behaviouralFaults } from './behavioural-faults.ts';
import type { Fault } from './fault.ts';
import { visualFaults } from './visual-faults.ts';

const reports = join(root, 'test-results/reports');
const page = join(root, 'docs/seeded-faults.md');

/** What caught a fault: how many stories failed by which check. Empty when nothing did. */
type Catch = Map<string, number>;

interface Outcome {
  fault: Fault;
  caughtBy: Catch;
}

/** Puts the file of the fault that is planted now back to what it was. */
let restore = (): void => {};

/**
 * Plants one fault after the other, runs the stories concerned, and puts the file back, also on Ctrl+C.
 * Writes the report that the test command counts: a caught fault has passed.
 */
async function main(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      restore();
      endAll();
      process.exit(130);
    });
  if (!(await findChromium()).isPinned)
    throw new Error(
      'Pictures are compared in the pinned browser alone: in another one, no visual fault is seen.',
    );
  const before = await failures([
    ...new Set([...visualFaults, ...behaviouralFaults].map(({ stories }) => stories)),
  ]);
  if (before.size > 0)
    throw new Error(`The stories fail before any fault is planted: ${sentence(before)}. Repair them first.`);
  const visual = await plantAll(visualFaults);
  const behavioural = await plantAll(behaviouralFaults);
  writeFileSync(page, document(visual, behavioural));
  await runTool('oxfmt', [page]);
  const all = [...visual, ...behavioural];
  const passed = all.filter(isCaught).length;
  const report = { passed, failed: all.length - passed, skipped: 0 };
  writeFileSync(join(reports, 'seeded.json'), JSON.stringify(report));
  process.exitCode = report.failed > 0 ? 1 : 0;
}

async function plantAll(faults: Fault[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const fault of faults) {
    const path = join(root, 'design-system/src', fault.file);
    const original = readFileSync(path, 'utf8');
    if (original.split(fault.find).length !== 2)
      throw new Error(
        `"${fault.name}" cannot be planted: its place in ${fault.file} is gone or not the only one.`,
      );
    restore = () => writeFileSync(path, original);
    try {
      writeFileSync(
        path,
        original.replace(fault.find, () => fault.replace),
      );
      const caughtBy = await failures([fault.stories]);
      outcomes.push({ fault, caughtBy });
      console.log(`${fault.name}: ${sentence(caughtBy)}`);
    } finally {
      restore();
      restore = () => {};
    }
  }
  return outcomes;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { tests: { results: { status: string; errors: { message?: string }[] }[] }[] }[];
}

/** Builds Storybook of the stories of some folders and visits them in the light; which checks failed how often. */
async function failures(stories: string[]): Promise<Catch> {
  mkdirSync(reports, { recursive: true });
  const built = await buildStorybook({ folders: stories });
  // A fault that cannot be built was never seen by a story, so nothing is known of it.
  if (!built.ok)
    throw new Error(`Storybook of these stories could not be built.\n${built.output.slice(-2000)}`);
  const file = join(reports, 'seeded-stories.json');
  writeFileSync(file, '');
  const { output } = await runTool(
    'playwright',
    [
      'test',
      '--config=tests/stories/playwright.config.ts',
      '--project=light',
      // Each worker opens Storybook first, which takes longer than the few stories of a folder.
      '--workers=2',
      '--reporter=json',
      `--grep=${stories.join('|')}`,
    ],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  const text = readFileSync(file, 'utf8');
  if (text === '') throw new Error(`The stories did not run.\n${output.slice(-2000)}`);
  const checks = failedChecks(JSON.parse(text) as PlaywrightSuite);
  return new Map([...Map.groupBy(checks, (check) => check)].map(([check, all]) => [check, all.length]));
}

/** The checks by which stories failed, each once for each story. */
function failedChecks({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ tests }) => {
    const errors = tests.flatMap(({ results }) => results.at(-1)?.errors ?? []);
    return [...new Set(errors.map(({ message = '' }) => checkOf(message)))];
  });
  return [...own, ...suites.flatMap(failedChecks)];
}

/** The first words of an expectation name the check. */
function checkOf(message: string): string {
  if (/^(?:Error: )?light:/.test(stripVTControlCharacters(message))) return 'pixels';
  return /^(?:Error: )?axe/.test(stripVTControlCharacters(message)) ? 'axe' : 'behaviour';
}

function sentence(caughtBy: Catch): string {
  if (caughtBy.size === 0) return 'not caught';
  return [...caughtBy].map(([check, count]) => `${check} (${count})`).join(', ');
}

function isCaught({ caughtBy }: Outcome): boolean {
  return caughtBy.size > 0;
}

function document(visual: Outcome[], behavioural: Outcome[]): string {
  return `# Seeded faults

Written by \`pnpm test:long seeded\`. Each fault is planted alone, Storybook is built of the stories named beside it, and
these are visited as \`pnpm test\` does: once, in the light. In brackets stands how many stories failed by that check.

So \`pnpm test\` caught ${shareOf(visual)} visual and ${shareOf(behavioural)} behavioural faults, without the further looks
of \`pnpm test:all\`.

## Visual

${table(visual)}
## Behavioural

${table(behavioural)}`;
}

function shareOf(outcomes: Outcome[]): string {
  return `${outcomes.filter(isCaught).length} of ${outcomes.length}`;
}

function table(outcomes: Outcome[]): string {
  const rows = outcomes.map(
    ({ fault, caughtBy }, index) =>
      `| ${index + 1} | ${fault.name} | \`${fault.file}\` | \`${fault.stories}\` | ${sentence(caughtBy)} |`,
  );
  return `| | fault | planted in | stories | caught by |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

await main();
