import { endAll } from './command.ts';
import { forgetSettings } from './environment.ts';
import { longSteps } from './long-steps.ts';
import { runSteps } from './run-steps.ts';
import type { Step } from './step.ts';
import { allSteps, quickSteps, testSteps } from './steps.ts';

/** By the first word; without one of these, the command of the README. */
const commands: { [word: string]: Step[] } = { all: allSteps, check: quickSteps, long: longSteps };

// A pipeline that is called off sends SIGTERM, a terminal that is closed SIGHUP.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    endAll();
    process.exit(130);
  });

forgetSettings();

// The test commands: `main.ts [all|check|long] [<step> …]`.
process.exitCode = await runSteps(chosen(process.argv.slice(2)));

/** Without names all steps of the command, else these with what they need. */
function chosen([word = '', ...others]: string[]): Step[] {
  const steps = commands[word];
  if (!steps) return word === '' ? testSteps : withNeeds(testSteps, [word, ...others]);
  return others.length === 0 ? steps : withNeeds(steps, others);
}

/** The named steps, and those that they need. */
function withNeeds(all: Step[], names: string[]): Step[] {
  const wanted = new Set(names);
  for (const { name, needs } of all.toReversed()) if (needs && wanted.has(name)) wanted.add(needs);
  const steps = all.filter(({ name }) => wanted.has(name));
  if (steps.length < wanted.size) {
    const known = all.map(({ name }) => name).join(', ');
    throw new Error(
      `Unknown step in "${names.join(' ')}". There are: ${known}; before them all, check or long.`,
    );
  }
  return steps;
}
