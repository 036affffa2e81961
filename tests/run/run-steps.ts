import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';
import { none, sentence, sum, type Counts } from './counts.ts';
import type { Step, StepResult } from './step.ts';

const mostLines = 300;

interface Outcome {
  counts: Counts;
  seconds: number;
  repeated: readonly string[];
}

/**
 * Runs steps. A failed one does not end the run, so that one run shows all there is; the last line is the sum.
 * @returns the exit status
 */
export async function runSteps(steps: readonly Step[]): Promise<0 | 1> {
  const done = new Map<string, Outcome>();
  for (const step of steps) {
    console.log(`▸ ${step.name}`);
    const started = performance.now();
    const { counts, repeated = [] } = await runStep(step, done);
    const seconds = (performance.now() - started) / 1000;
    done.set(step.name, { counts, seconds, repeated });
    console.log(`  ${sentence(counts)} (${seconds.toFixed(1)} s)`);
  }
  const repeated = [...done.values()].flatMap((outcome) => outcome.repeated);
  if (repeated.length > 0) console.log(`\nPassed only when repeated:\n  ${repeated.join('\n  ')}`);
  const total = sum([...done.values()].map(({ counts }) => counts));
  console.log(`\n${table(done)}\n\n${sentence(total)}`);
  return total.failed > 0 ? 1 : 0;
}

async function runStep(step: Step, done: Map<string, Outcome>): Promise<StepResult> {
  if (step.needs && (done.get(step.needs)?.counts.failed ?? 0) > 0) {
    console.log(`  did not run, because ${step.needs} failed`);
    return { counts: { ...none, skipped: 1 }, output: '' };
  }
  const result = await step.run();
  if (result.counts.failed > 0) show(step.name, result.output);
  return result;
}

/** The end of what a failed step wrote, where tools sum up; all of it stands in a file. */
function show(name: string, output: string): void {
  const lines = output.trim().split('\n');
  const shown = lines.slice(-mostLines);
  if (shown.length < lines.length) {
    const file = join('test-results', `${name}.log`);
    writeFileSync(join(root, file), output);
    console.log(`  │ … all ${lines.length} lines: ${file}`);
  }
  for (const line of shown) console.log(`  │ ${line}`);
}

/** Where the time went. */
function table(done: Map<string, Outcome>): string {
  const rows = [...done].map(([name, { seconds }]) => [name, seconds] as const);
  const all = rows.reduce((total, [, seconds]) => total + seconds, 0);
  const width = Math.max(...rows.map(([name]) => name.length), 'together'.length);
  return [...rows, ['together', all] as const]
    .map(([name, seconds]) => `${name.padEnd(width)} ${seconds.toFixed(0).padStart(5)} s`)
    .join('\n');
}
