import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../browser/find-chromium.ts';
import { buildStorybook } from '../storybook/build.ts';
import { browserNotice, clearDifferences } from '../visual/baselines.ts';
import { root, runScript, runTool, type CommandResult } from './command.ts';
import { judge, none, type Counts } from './counts.ts';
import { countRepeated, readPlaywrightReport, readSeededReport, readVitestReport } from './reports.ts';

export interface StepResult {
  counts: Counts;
  /** Shown when something failed. */
  output: string;
}

export interface Step {
  name: string;
  run: () => Promise<StepResult>;
  /** The step whose failure leaves this one nothing to work on; it then counts as skipped. */
  needs?: string;
}

const rooms = ['.', '.storybook', 'contract', 'design-system', 'app', 'platform', 'tests'];
const reports = join(root, 'test-results/reports');
mkdirSync(reports, { recursive: true });

const types: Step = { name: 'types', run: checkTypes };
const lint: Step = { name: 'lint', run: () => staticCheck('oxlint', ['--format=unix']) };
const format: Step = { name: 'format', run: () => staticCheck('oxfmt', ['--check']) };
const unused: Step = { name: 'unused', run: () => staticCheck('knip', []) };
const browser: Step = { name: 'browser', run: findBrowser };
const unit: Step = { name: 'unit', run: () => vitest('unit', ['--project=unit', '--project=platform']) };
/** Behaviour, axe and pixels of every story. */
const stories: Step = { name: 'stories', needs: 'browser', run: runStories };
/** Reads what the stories have shown, also where one of them failed. */
const texts: Step = { name: 'texts', needs: 'browser', run: () => vitest('texts', ['--project=texts']) };
const storybook: Step = {
  name: 'storybook',
  needs: 'browser',
  run: async () => counted(await buildStorybook()),
};
/** Pixels in the dark, on a phone and under forced colours. */
const modes: Step = { name: 'modes', needs: 'storybook', run: runModes };
/** What axe does not judge. */
const loops: Step = { name: 'loops', needs: 'storybook', run: () => runBook('loops') };
const build: Step = { name: 'build', run: () => staticCheck('vite', ['build', 'app', '--logLevel=warn']) };
const journeys: Step = { name: 'journeys', needs: 'build', run: () => runJourneys([]) };
/** The session in many tabs, with a provider that fails in every way. */
const session: Step = { name: 'session', needs: 'build', run: () => runSession([]) };

/** Everything, in the order in which a failure is cheapest to learn of. */
export const allSteps = [
  types,
  lint,
  format,
  unused,
  unit,
  browser,
  stories,
  texts,
  storybook,
  modes,
  loops,
  build,
  journeys,
  session,
];

/** What a person runs before each commit. */
export const quickSteps = [
  types,
  lint,
  format,
  { name: 'unit', run: () => vitest('unit', ['--project=unit']) },
];

/** On demand: what passes once may still fail one time in ten. */
export const longSteps = [
  browser,
  build,
  { ...journeys, run: () => runJourneys(['--project=journeys', '--repeat-each=10', '--retries=0']) },
  { ...session, run: runKilledTabs },
  { name: 'seeded', needs: 'browser', run: runSeeded },
  { name: 'patches', run: runPatches },
  { name: 'mutation', run: runMutation },
];

/**
 * All rooms in one process, which checks them side by side, remembers what it found, and looks again only at
 * what has changed since.
 */
function checkTypes(): Promise<StepResult> {
  return staticCheck('tsc', ['--build', ...rooms, '--noEmit', '--incremental', '--pretty', 'false']);
}

async function staticCheck(tool: string, args: string[]): Promise<StepResult> {
  return counted(await runTool(tool, args));
}

function counted(result: CommandResult): StepResult {
  return { counts: countOne(result), output: result.output };
}

function countOne({ ok }: CommandResult): Counts {
  return ok ? { ...none, passed: 1 } : { ...none, failed: 1 };
}

/** Finds or installs the browser once and hands it on, so that no later step looks for it again. */
async function findBrowser(): Promise<StepResult> {
  try {
    const { path, version, source } = await findChromium();
    process.env['CHROMIUM_PATH'] = path;
    console.log(`  ${version} (${source})`);
    const notice = browserNotice(version);
    if (notice !== undefined) console.log(`  ${notice}`);
    return { counts: none, output: '' };
  } catch (error) {
    return { counts: { ...none, failed: 1 }, output: String(error) };
  }
}

async function vitest(name: string, args: string[]): Promise<StepResult> {
  const file = freshReport(name);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const result = await runTool('vitest', ['run', ...args, ...reporters]);
  tellRepeated(file);
  return { counts: judge(readVitestReport(file), result.ok), output: result.output };
}

function runStories(): Promise<StepResult> {
  clearDifferences('light');
  return vitest('stories', ['--project=stories', '--retry=1']);
}

function runModes(): Promise<StepResult> {
  clearDifferences('dark', 'phone', 'forced-colors');
  return runBook('modes');
}

/** A project of those that go through the built Storybook. */
function runBook(project: string): Promise<StepResult> {
  return playwright(project, ['--config=tests/storybook/playwright.config.ts', `--project=${project}`]);
}

function runJourneys(more: string[]): Promise<StepResult> {
  return playwright('journeys', ['--config=tests/playwright.config.ts', ...more]);
}

function runSession(more: string[]): Promise<StepResult> {
  return playwright('session', ['--config=tests/session/playwright.config.ts', ...more]);
}

/** Kills fifty tabs in the middle of a rotation, where the test command kills five. */
function runKilledTabs(): Promise<StepResult> {
  process.env['LOTSE_KILLED_TABS'] = '50';
  return runSession(['--grep=A5.19', '--retries=0']);
}

async function playwright(name: string, args: string[]): Promise<StepResult> {
  const file = freshReport(name);
  const result = await runTool('playwright', ['test', '--reporter=line,json', '--retries=1', ...args], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    minutes: 15,
  });
  tellRepeated(file);
  return { counts: judge(readPlaywrightReport(file), result.ok), output: result.output };
}

/** Plants forty faults, one by one: a caught one has passed. */
async function runSeeded(): Promise<StepResult> {
  const file = freshReport('seeded');
  const result = await runScript('tests/seeded/run.ts', [], { minutes: 60 });
  return { counts: judge(readSeededReport(file), result.ok), output: result.output };
}

/** Breaks each item of the session's checklist in a copy: one whose tests fail then has passed. */
async function runPatches(): Promise<StepResult> {
  const file = freshReport('patches');
  const result = await runScript('tests/session/red-patches.ts', [], { minutes: 30 });
  return { counts: judge(readSeededReport(file), result.ok), output: result.output };
}

/** Changes the session's code a thousand times; nine tenths of the changes must make a test fail. */
async function runMutation(): Promise<StepResult> {
  return counted(await runTool('stryker', ['run', 'tests/session/stryker.config.json'], { minutes: 120 }));
}

/** A browser on a busy machine is late now and then: one more try, which is told. See docs/decisions/0008. */
function tellRepeated(report: string): void {
  const repeated = countRepeated(report);
  if (repeated > 0) console.log(`  ${repeated} passed only when repeated`);
}

/** An old report must not speak for a run that crashed before it wrote its own. */
function freshReport(name: string): string {
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}
