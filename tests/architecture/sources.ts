import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { parseSync, type ESTree } from 'vite';

const root = join(import.meta.dirname, '../..');

/** What no person wrote: installed, built or produced by a run. */
const notOurs = [
  'node_modules',
  'dist',
  'storybook-static',
  '.data',
  '.vitest',
  'test-results',
  'coverage',
  '.git',
];

/** A file of the workspace: its path from the root, with slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Files of the workspace that match a glob, sorted by path. */
export function sources(pattern: string): SourceFile[] {
  const found = globSync(pattern, { cwd: root, exclude: (path) => notOurs.includes(basename(path)) });
  return found
    .map((path) => path.split(sep).join('/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Paths of the folders that hold a component of the same name: `components/Button` for `components/Button/Button.tsx`. */
export function componentFolders(pattern: string): string[] {
  return sources(pattern)
    .map(({ path }) => path)
    .filter((path) => basename(path, '.tsx') === basename(dirname(path)))
    .map((path) => dirname(path));
}

/** The syntax tree of a file. */
export function parse({ path, text }: SourceFile): ESTree.Program {
  return parseSync(path, text).program;
}

/** The line of a position in the text, counted from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
