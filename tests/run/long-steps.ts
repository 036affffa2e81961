import { mutatedRooms, roomVariable } from '../mutation/rooms.ts';
import { runScript, runTool, type CommandResult } from './command.ts';
import { judge, sum } from './counts.ts';
import { readMutationScore, readSeededReport, readVitestReport } from './reports.ts';
import type { Step, StepResult } from './step.ts';
import { browsers, build, journeys, runJourneys, runSession, wholeSession } from './steps.ts';
import { countOne, freshReport } from './tools.ts';

/** What fails here is not repeated, so its trace is of the time when it failed. */
const withoutRetry = ['--retries=0', '--trace=retain-on-failure'];

/** On demand: what passes once may still fail one time in ten, and what checks may be blind. */
export const longSteps: Step[] = [
  browsers,
  build,
  {
    ...journeys,
    run: () => runJourneys(['--project=papers', '--project=journeys', '--repeat-each=10', ...withoutRetry]),
  },
  { ...wholeSession, run: runKilledTabs },
  { name: 'drafts', needs: 'build', run: runKilledDrafts },
  { name: 'orders', run: runOrders },
  { name: 'seeded', needs: 'browser', run: runSeeded },
  { name: 'patches', run: runPatches },
  { name: 'mutation', run: runMutation },
  { name: 'scale', run: () => runLong('scale', ['two-instances', 'load']) },
  { name: 'monkey', needs: 'build', run: runMonkey },
  { name: 'restore', run: () => runLong('restore', ['restore']) },
];

/** Kills fifty tabs in the middle of a rotation, where the test command kills five. */
function runKilledTabs(): Promise<StepResult> {
  process.env['LOTSE_KILLED_TABS'] = '50';
  return runSession(['--grep=A5.19', ...withoutRetry]);
}

/** Kills two hundred tabs while somebody types in them, where `test:all` kills twenty. */
function runKilledDrafts(): Promise<StepResult> {
  process.env['LOTSE_KILLED_DRAFTS'] = '200';
  return runJourneys(['--project=journeys', '--grep=lost with tabs that are killed', ...withoutRetry]);
}

/** Orders from a carrier of every mood while processes die: a thousand rounds where `test:all` has ten. */
async function runOrders(): Promise<StepResult> {
  const file = freshReport('orders');
  const report = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const args = [
    'run',
    '--project=platform',
    'platform/src/resources/shipments/orders-and-crashes.process.test.ts',
    ...report,
  ];
  const result = await runTool('vitest', args, { env: { LOTSE_ORDER_RUNS: '1000' }, silentMinutes: 240 });
  return { counts: judge(readVitestReport(file), result.ok), output: result.output };
}

/** Tests of whole platforms that take minutes; what they have to tell is printed as it stands. */
async function runLong(name: string, files: string[]): Promise<StepResult> {
  const file = freshReport(name);
  const report = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', '--project=long', ...files, ...report];
  const result = await runTool('vitest', args, { silentMinutes: 60 });
  handOn(result);
  return { counts: judge(readVitestReport(file), result.ok), output: result.output };
}

/** Six roles press and type at random; a seed without a finding has passed. */
async function runMonkey(): Promise<StepResult> {
  const file = freshReport('monkey');
  const result = await runScript('tests/long/monkey.ts', [], { silentMinutes: 240 });
  handOn(result);
  return { counts: judge(readSeededReport(file), result.ok), output: result.output };
}

/** Prints the lines that are meant for whoever has given the command. */
function handOn({ output }: CommandResult): void {
  for (const [, line] of output.matchAll(/^‣ (.*)$/gm)) console.log(`  ${line}`);
}

/** Plants forty faults, one by one: a caught one has passed. */
async function runSeeded(): Promise<StepResult> {
  const file = freshReport('seeded');
  const result = await runScript('tests/seeded/run.ts', [], { silentMinutes: 30 });
  return { counts: judge(readSeededReport(file), result.ok), output: result.output };
}

/** Breaks each item of the session's checklist in a copy: one whose tests fail then has passed. */
async function runPatches(): Promise<StepResult> {
  const file = freshReport('patches');
  const result = await runScript('tests/session/red-patches.ts', [], { silentMinutes: 30 });
  return { counts: judge(readSeededReport(file), result.ok), output: result.output };
}

/** Changes the code of each room bit by bit: a room has passed when enough of the changes made a test fail. */
async function runMutation(): Promise<StepResult> {
  const results: CommandResult[] = [];
  for (const room of Object.keys(mutatedRooms)) {
    const file = freshReport(`mutation-${room}`);
    const args = ['run', 'tests/mutation/stryker.config.mjs'];
    results.push(await runTool('stryker', args, { env: { [roomVariable]: room }, silentMinutes: 30 }));
    console.log(`  ${room}: ${readMutationScore(file)?.toFixed(1) ?? '–'} % of the changes made a test fail`);
  }
  return { counts: sum(results.map(countOne)), output: results.map(({ output }) => output).join('') };
}
