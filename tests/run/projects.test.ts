import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './command.ts';

/** Vitest leaves out a project that it does not know and runs the others, as if nothing were missing. */
it('names projects that there are', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const known = [...read('vitest.config.ts').matchAll(/name: '([\w-]+)'/g)].map(([, name]) => name);
  const named = [
    ...read('tests/run/steps.ts').matchAll(/'--project=([\w-]+)'/g),
    // Others that are named there are Playwright's.
    ...read('tests/run/long-steps.ts').matchAll(/'run',\s+'--project=([\w-]+)'/g),
  ].map(([, name]) => name);
  expect(known).toHaveLength(6);
  expect(new Set(named)).toEqual(new Set(known));
});
