import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool, type CommandResult } from './command.ts';
import { judge, none, type Counts } from './counts.ts';
import { namesOfRepeated, readPlaywrightReport, readVitestReport } from './reports.ts';
import type { StepResult } from './step.ts';

const reports = join(root, 'test-results/reports');
mkdirSync(reports, { recursive: true });

/** A tool that says yes or no. */
export async function staticCheck(tool: string, args: string[]): Promise<StepResult> {
  return counted(await runTool(tool, args));
}

/** A command as one check. */
export function counted(result: CommandResult): StepResult {
  return { counts: countOne(result), output: result.output };
}

/** What a command counts for. */
export function countOne({ ok }: CommandResult): Counts {
  return ok ? { ...none, passed: 1 } : { ...none, failed: 1 };
}

/** Some projects of vitest.config.ts. */
export async function vitest(name: string, args: string[]): Promise<StepResult> {
  const file = freshReport(name);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const result = await runTool('vitest', ['run', ...args, ...reporters]);
  return { counts: judge(readVitestReport(file), result.ok), output: result.output };
}

/** A browser on a busy machine is late now and then: one more try, which is told. See docs/decisions/0008. */
export async function playwright(name: string, args: string[]): Promise<StepResult> {
  const file = freshReport(name);
  const result = await runTool('playwright', ['test', '--reporter=line,json', '--retries=1', ...args], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const repeated = namesOfRepeated(file);
  if (repeated.length > 0) console.log(`  ${repeated.length} passed only when repeated`);
  return { counts: judge(readPlaywrightReport(file), result.ok), output: result.output, repeated };
}

/** The path of a report to be written: an old one must not speak for a run that crashed before it wrote its own. */
export function freshReport(name: string): string {
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}
