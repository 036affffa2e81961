import { clearShown } from '../../.storybook/texts/shown-record.ts';
import { findChromiumForAll, findWholeChromium } from '../browser/find-chromium.ts';
import { buildStorybook } from '../stories/build.ts';
import { none, sum } from './counts.ts';
import type { Step, StepResult } from './step.ts';
import { counted, playwright, staticCheck, vitest } from './tools.ts';

const rooms = ['.', '.storybook', 'contract', 'design-system', 'app', 'platform', 'tests'];

const types: Step = { name: 'types', run: () => checkTypes(['--force']) };
const lint: Step = { name: 'lint', run: () => staticCheck('oxlint', ['--format=unix']) };
/** The linter reads all types for its rules, and says in the same breath where they are wrong. */
const lintWithTypes: Step = {
  ...lint,
  run: () => staticCheck('oxlint', ['--format=unix', '--type-check']),
};
const format: Step = { name: 'format', run: () => staticCheck('oxfmt', ['--check']) };
const unused: Step = { name: 'unused', run: () => staticCheck('knip', ['--treat-config-hints-as-errors']) };
const withoutPlatform = ['--project=unit', '--project=hooks'];
const unit: Step = { name: 'unit', run: () => vitest('unit', [...withoutPlatform, '--project=platform']) };
/** On the embedded database alone, and without processes that are started and killed. */
const mainUnit: Step = {
  ...unit,
  run: () =>
    vitest('unit', [...withoutPlatform, '--project=platform', '--exclude=**/*.{postgres,process}.test.ts']),
};
/** The same, with more poison, more rounds of orders from processes that are killed, and a store of each migration. */
const wholeUnit: Step = { ...unit, run: runAllUnits };
/** The app's writes on a bad way to a real platform. */
const faults: Step = { name: 'faults', run: runFaults };
const browser: Step = { name: 'browser', run: findBrowser };
/** The same, and for papers one with a viewer. */
export const browsers: Step = { ...browser, run: findBrowsers };
const storybook: Step = {
  name: 'storybook',
  needs: 'browser',
  run: async () => counted(await buildStorybook()),
};
/** The same with the pages of its documentation, which nothing visits. */
const storybookWithDocs: Step = {
  ...storybook,
  run: async () => counted(await buildStorybook({ hasDocs: true })),
};
/** Every story once: behaviour and its texts; where it shows a state also axe and its light picture. */
const stories: Step = { name: 'stories', needs: 'storybook', run: () => visitStories('light') };
/** The same visits with axe everywhere, with all looks, and with what axe does not judge. */
const storiesFromAllSides: Step = { ...stories, run: () => visitStories('all-sides') };
export const build: Step = {
  name: 'build',
  run: () => staticCheck('vite', ['build', 'app', '--logLevel=warn']),
};
/** Journeys, and the bytes of the pages. */
export const journeys: Step = { name: 'journeys', needs: 'build', run: () => runJourneys([]) };
/** The bytes, and the main ways through the app. */
const mainJourneys: Step = { ...journeys, run: () => runJourneys(['--grep=@main|budgets']) };
/** The main ways of the session in cookie mode, and one of them in the other. */
const session: Step = {
  name: 'session',
  needs: 'build',
  run: () => runSession(['--grep=^cookie .*@main|@main-body']),
};
/** The session in many tabs and both storage modes, with a provider that fails in every way. */
export const wholeSession: Step = { ...session, run: () => runSession([]) };

/** The test command of the README; as the next, in the order in which a failure is cheapest to learn of. */
export const testSteps = [
  lintWithTypes,
  format,
  unused,
  mainUnit,
  browser,
  storybook,
  stories,
  build,
  mainJourneys,
  session,
];

/** Everything. */
export const allSteps = [
  types,
  lint,
  format,
  unused,
  wholeUnit,
  faults,
  browsers,
  storybookWithDocs,
  storiesFromAllSides,
  build,
  journeys,
  wholeSession,
];

/** What a person runs before each commit. The compiler looks again only at what has changed since the last time. */
export const quickSteps = [
  { ...types, run: () => checkTypes(['--incremental']) },
  lint,
  format,
  { name: 'unit', run: () => vitest('unit', withoutPlatform) },
];

/** All rooms in one process, which checks them side by side. */
function checkTypes(more: string[]): Promise<StepResult> {
  return staticCheck('tsc', ['--build', ...rooms, '--noEmit', '--pretty', 'false', ...more]);
}

function runAllUnits(): Promise<StepResult> {
  process.env['LOTSE_ORDER_RUNS'] = '10';
  process.env['LOTSE_POISON_RUNS'] = '100';
  process.env['LOTSE_KEPT_STORES'] = 'all';
  return unit.run();
}

/** Says how many cases there were: each of them is judged, and each mutation is one test. */
async function runFaults(): Promise<StepResult> {
  return telling(await vitest('faults', ['--project=faults']), /\d+ mutations × .*/);
}

/** Prints what a step has counted, which its output would keep to itself. */
function telling(result: StepResult, told: RegExp): StepResult {
  const [line] = told.exec(result.output) ?? [];
  if (line !== undefined) console.log(`  ${line}`);
  return result;
}

/** Finds or installs the browser, so that no later step has to. */
async function findBrowser(): Promise<StepResult> {
  try {
    const { version, source, isPinned } = await findChromiumForAll();
    console.log(`  ${version} (${source})`);
    if (isPinned) return { counts: none, output: '' };
    console.log('  No pictures are compared: that takes the pinned browser, on Linux x64.');
    return { counts: { ...none, skipped: 1 }, output: '' };
  } catch (error) {
    return { counts: { ...none, failed: 1 }, output: String(error) };
  }
}

async function findBrowsers(): Promise<StepResult> {
  const result = await findBrowser();
  if (result.counts.failed > 0) return result;
  const { path, version, source, isPinned } = await findWholeChromium();
  if (isPinned) {
    console.log(
      '  Papers are not seen in a viewer: the browser of the packages has none, and there is no other.',
    );
    return { ...result, counts: sum([result.counts, { ...none, skipped: 1 }]) };
  }
  process.env['CHROMIUM_WHOLE_PATH'] = path;
  console.log(`  for papers ${version} (${source})`);
  return result;
}

/**
 * Visits the stories, then reads what they have shown, also where one of them failed. What stories showed in an earlier
 * run does not count.
 */
async function visitStories(project: 'light' | 'all-sides'): Promise<StepResult> {
  clearShown();
  const visits = await playwright('stories', [
    '--config=tests/stories/playwright.config.ts',
    `--project=${project}`,
  ]);
  const texts = await vitest('texts', ['--project=texts']);
  return {
    ...visits,
    counts: sum([visits.counts, texts.counts]),
    // Only the end is printed: what failed stands there.
    output: (texts.counts.failed > 0 ? [visits, texts] : [texts, visits])
      .map(({ output }) => output)
      .join('\n'),
  };
}

/** Journeys and budgets, with further arguments. */
export function runJourneys(more: string[]): Promise<StepResult> {
  return playwright('journeys', ['--config=tests/playwright.config.ts', ...more]);
}

/** The session's suite, with further arguments. */
export function runSession(more: string[]): Promise<StepResult> {
  return playwright('session', ['--config=tests/session/playwright.config.ts', ...more]);
}
