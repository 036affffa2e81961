import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { none, type Counts } from './counts.ts';
import { runSteps } from './run-steps.ts';
import type { Step } from './step.ts';

const written: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => void written.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  written.length = 0;
});

const ran: string[] = [];
function step(name: string, counts: Partial<Counts>, more: Partial<Step> = {}): Step {
  const run = async () => {
    ran.push(name);
    return { counts: { ...none, ...counts }, output: `what ${name} wrote` };
  };
  return { name, run, ...more };
}

const closing = () => written.at(-1)?.split('\n').at(-1);

it('ends well when all has passed, and says nothing of what the steps wrote', async () => {
  expect(await runSteps([step('one', { passed: 2 }), step('two', { passed: 1, skipped: 1 })])).toBe(0);
  expect(closing()).toBe('3 passed, 0 failed, 1 skipped');
  expect(written.join('\n')).not.toContain('wrote');
});

it('ends badly when a step has failed, shows that one, and leaves out only what needs it', async () => {
  const steps = [
    step('broken', { passed: 5, failed: 1 }),
    step('needy', { passed: 1 }, { needs: 'broken' }),
    step('other', { passed: 2 }),
  ];
  ran.length = 0;
  expect(await runSteps(steps)).toBe(1);
  expect(ran).toEqual(['broken', 'other']);
  expect(closing()).toBe('7 passed, 1 failed, 1 skipped');
  expect(written).toContain('  │ what broken wrote');
  expect(written).toContain('  did not run, because broken failed');
});

it('tells by name what passed only when it was repeated', async () => {
  const repeating: Step = {
    name: 'one',
    run: async () => ({ counts: { ...none, passed: 1 }, output: '', repeated: ['a › late'] }),
  };
  expect(await runSteps([repeating])).toBe(0);
  expect(written.join('\n')).toContain('Passed only when repeated:\n  a › late');
});
