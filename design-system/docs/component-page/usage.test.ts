import { globSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { usage } from './usage.ts';

/** Folders with stories; kin share one around them, as in `DateInput/DatePicker`. */
const components = new Set(
  globSync('**/*.stories.tsx', { cwd: join(import.meta.dirname, '../../src/components') }).map((path) =>
    dirname(path).split(sep).join('/'),
  ),
);

describe('the page of a component', () => {
  it.each([...components])('%s says when not to take it, its name and its keys', (component) => {
    expect(usage).toHaveProperty([`Components/${component}`]);
  });

  it('names no key twice', () => {
    for (const { keyboard } of Object.values(usage)) {
      const keys = keyboard.map(([key]) => key);
      expect(keys).toEqual([...new Set(keys)]);
    }
  });
});
