import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from '../run/command.ts';

const patches = join(import.meta.dirname, 'patches');
const copy = join(root, 'test-results/patches');
const report = join(root, 'test-results/reports/patches.json');

/** What the tests of one item said. */
interface Verdict {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Breaks one item of the session's checklist after the other in a copy of the app, and wants the
 * tests whose titles begin with its number to fail. Before any patch all of them must pass. Arguments
 * name single items: `A5.07`.
 */
async function main(wanted: readonly string[]): Promise<void> {
  copyApp();
  const names = readdirSync(patches)
    .filter((name) => name.endsWith('.patch'))
    .map((name) => name.replace('.patch', ''))
    .filter((name) => wanted.length === 0 || wanted.includes(name));
  const healthy = await judge('A5\\.\\d+ ');
  if (healthy.failed > 0 || healthy.passed === 0)
    throw new Error(`Before any patch ${healthy.failed} tests fail and ${healthy.passed} pass.`);

  const survivors: string[] = [];
  for (const name of names) {
    const item = name.replace('.0', '.');
    apply(name);
    const { passed, failed } = await judge(`${item.replace('.', '\\.')} `);
    apply(name, '--reverse');
    if (failed === 0) survivors.push(item);
    console.log(
      `${item}: ${failed > 0 ? 'caught' : 'NOT CAUGHT'} (${failed} of ${passed + failed} tests fail)`,
    );
  }
  const counts = { passed: names.length - survivors.length, failed: survivors.length, skipped: 0 };
  writeFileSync(report, JSON.stringify(counts));
  process.exitCode = survivors.length > 0 ? 1 : 0;
}

/** Below our root, so that tools and libraries are found from there as well. */
function copyApp(): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(join(copy, 'app'), { recursive: true });
  for (const part of ['src', 'package.json']) {
    cpSync(join(root, 'app', part), join(copy, 'app', part), { recursive: true });
  }
  symlinkSync(join(root, 'app/node_modules'), join(copy, 'app/node_modules'));
}

/** @throws {Error} when the patch does not fit what it was made for any more */
function apply(name: string, ...more: string[]): void {
  const directory = copy.slice(root.length + 1);
  execFileSync(
    'git',
    ['apply', '--unidiff-zero', ...more, `--directory=${directory}`, join(patches, `${name}.patch`)],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}

/** Runs the tests whose titles match. */
async function judge(pattern: string): Promise<Verdict> {
  const file = join(copy, 'vitest.json');
  rmSync(file, { force: true });
  const config = join(import.meta.dirname, '../mutation/vitest.config.ts');
  const { output } = await runTool('vitest', [
    'run',
    `--root=${copy}`,
    `--config=${config}`,
    `--testNamePattern=${pattern}`,
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  try {
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(file, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    return { passed, failed };
  } catch (cause) {
    throw new Error(`The tests did not run.\n${output.slice(-2000)}`, { cause });
  }
}

await main(process.argv.slice(2));
