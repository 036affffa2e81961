import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { parse, sources } from './sources.ts';

/** Paths of all files of ours that a program loads, itself included. Types are gone when it runs. */
function loadedBy(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const [file] = sources(path);
  if (!file) throw new Error(`There is no ${path}`);
  for (const statement of parse(file).body) {
    const isLoading =
      (statement.type === 'ImportDeclaration' && statement.importKind !== 'type') ||
      (statement.type === 'ExportNamedDeclaration' && statement.exportKind !== 'type') ||
      statement.type === 'ExportAllDeclaration';
    const from = isLoading ? statement.source?.value : undefined;
    if (from?.startsWith('.')) loadedBy(join(dirname(path), from), found);
  }
  return found;
}

const withFaults = (path: string) =>
  [...loadedBy(path)].filter((loaded) => /^platform\/src\/(control|identity\/faults)\//.test(loaded));

test('what runs in production brings nothing that spoils answers of the provider', () => {
  expect(withFaults('platform/src/start.ts')).toEqual([]);
});

test('what tests run brings it', () => {
  expect(withFaults('platform/src/start-for-tests.ts')).toContain(
    'platform/src/identity/faults/token-call-faults.ts',
  );
});
