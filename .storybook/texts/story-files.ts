import { globSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { root } from './root.ts';

/** For a module of the design system, the story files that reach it by the fewest imports. */
export function storyFilesFinder(): (file: string) => string[] {
  const importers = readImporters();
  return (file) => {
    const seen = new Set([file]);
    let layer = [file];
    while (layer.length > 0) {
      const next = layer.flatMap((path) => importers.get(path) ?? []).filter((path) => !seen.has(path));
      const stories = next.filter((path) => path.endsWith('.stories.tsx'));
      if (stories.length > 0) return [...new Set(stories)].toSorted();
      for (const path of next) seen.add(path);
      layer = [...new Set(next)];
    }
    return [];
  };
}

/** Module → modules that import it. */
function readImporters(): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const found of globSync('design-system/src/**/*.{ts,tsx}', { cwd: root })) {
    const file = found.split(sep).join('/');
    for (const [, specifier = ''] of readFileSync(posix.join(root, file), 'utf8').matchAll(
      /from '(\.[^']+)'/g,
    )) {
      const imported = posix.join(posix.dirname(file), specifier);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}
