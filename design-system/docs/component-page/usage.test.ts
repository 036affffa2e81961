import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { usage } from './usage.ts';

const components = readdirSync(join(import.meta.dirname, '../../src/components'));

describe('the page of a component', () => {
  it.each(components)('%s says when not to take it, its name and its keys', (component) => {
    expect(usage).toHaveProperty([`Components/${component}`]);
  });

  it('names no key twice', () => {
    for (const { keyboard } of Object.values(usage)) {
      const keys = keyboard.map(([key]) => key);
      expect(keys).toEqual([...new Set(keys)]);
    }
  });
});
