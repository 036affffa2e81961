import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../src/components');

/** The lines of the interface that a component's own file gives its props, without the braces. */
function propLines(component: string): string[] {
  const name = basename(component);
  const file = join(folder, component, `${name}.tsx`);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, body = ''] =
    new RegExp(`^export interface ${name}Props\\b[^{]*\\{\\n(.*?)^\\}`, 'ms').exec(source) ?? [];
  return body.split('\n');
}

/** Props that must be given and have no comment above them. */
function undescribed(component: string): string[] {
  const lines = propLines(component);
  return lines.filter((line, index) => /^ {2}\w+: /.test(line) && !lines[index - 1]?.endsWith('*/'));
}

describe('the table of props', () => {
  const folders = globSync('**/*.stories.tsx', { cwd: folder }).map(dirname);
  const components = [...new Set(folders)].toSorted().filter((component) => propLines(component).length > 1);

  it('is read from most components', () => {
    expect(components.length).toBeGreaterThan(50);
  });

  it.each(components)('%s describes what must be given', (component) => {
    expect(undescribed(component)).toEqual([]);
  });
});
