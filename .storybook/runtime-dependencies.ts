import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Rooms whose code runs in stories, and how Vite finds their dependencies from the root of the workspace. */
const rooms = [
  { files: 'design-system/{src,docs}/**/*.{ts,tsx}', owner: 'design-system' },
  { files: 'contract/{src,fixtures}/**/*.ts', owner: 'design-system > contract' },
];

/** A package that is imported for its values; type imports leave no trace at run time. */
const packageImport =
  /^(?!import type).*?(?:\bfrom |\bimport\()'((?!\.|virtual:|contract|storybook|@storybook|vitest|node:)[^']+)'/gm;

/**
 * What stories import at run time, in the form of Vite's `optimizeDeps.include`.
 *
 * Vite's own search gives up at the first file that does not compile. Then it finds the rest only while stories
 * already run, bundles them and reloads the page in the middle of one.
 */
export function runtimeDependencies(): string[] {
  // Generated code, so no source file names it.
  const found = new Set(['react-dom/client', 'design-system > @vanilla-extract/recipes/createRuntimeFn']);
  for (const { files, owner } of rooms)
    for (const file of globSync(files, { cwd: root, exclude: ['**/*.test.ts', '**/*.css.ts'] })) {
      const text = readFileSync(join(root, file), 'utf8');
      for (const [, name = ''] of text.matchAll(packageImport))
        if (!/\.(?:css|woff2)$/.test(name)) found.add(`${owner} > ${name}`);
    }
  return [...found].toSorted();
}
