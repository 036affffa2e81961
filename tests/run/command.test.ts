import { kill } from 'node:process';
import { expect, it } from 'vitest';
import { runScript } from './command.ts';

it('is done when the tool is, though something that it has left behind still has its output', async () => {
  const { ok, output } = await runScript('tests/run/fixtures/leaves-one-behind.ts', []);
  const left = Number(output);
  expect(ok).toBe(true);
  // Throws where it has ended: then the run would have waited for it.
  expect(kill(left, 'SIGKILL')).toBe(true);
});
