import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endAll, root } from './command.ts';
import { none, sentence, sum, type Counts } from './counts.ts';
import { allSteps, longSteps, quickSteps, type Step } from './steps.ts';

const mostLines = 300;

/**
 * The test command: `main.ts` runs everything, `main.ts check` the quick part,
 * `main.ts long` what takes hours, `main.ts [long] <step> …` single steps with what they need.
 * A failed step does not end the run, so that one run shows all there is; the last line is the sum.
 */
async function main(names: string[]): Promise<void> {
  process.on('SIGINT', () => {
    endAll();
    process.exit(130);
  });
  const done = new Map<string, Counts>();
  for (const step of chosen(names)) {
    const started = performance.now();
    console.log(`▸ ${step.name}`);
    const counts = await runStep(step, done);
    done.set(step.name, counts);
    console.log(`  ${sentence(counts)} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  }
  const total = sum([...done.values()]);
  console.log(`\n${sentence(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

async function runStep(step: Step, done: Map<string, Counts>): Promise<Counts> {
  if (step.needs && (done.get(step.needs)?.failed ?? 0) > 0) {
    console.log(`  did not run, because ${step.needs} failed`);
    return { ...none, skipped: 1 };
  }
  const { counts, output } = await step.run();
  if (counts.failed > 0) show(step.name, output);
  return counts;
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

function chosen(names: string[]): Step[] {
  if (names.length === 0) return allSteps;
  if (names[0] === 'check') return quickSteps;
  if (names[0] === 'long') return names.length === 1 ? longSteps : withNeeds(longSteps, names.slice(1));
  return withNeeds(allSteps, names);
}

/** The named steps, and those that they need. */
function withNeeds(all: Step[], names: string[]): Step[] {
  const wanted = new Set(names);
  for (const { name, needs } of all.toReversed()) if (needs && wanted.has(name)) wanted.add(needs);
  const steps = all.filter(({ name }) => wanted.has(name));
  if (steps.length < wanted.size) {
    const known = all.map(({ name }) => name).join(', ');
    throw new Error(`Unknown step in "${names.join(' ')}". There are: check, long, ${known}.`);
  }
  return steps;
}

await main(process.argv.slice(2));
