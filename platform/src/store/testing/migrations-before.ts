import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where all migrations are. */
export const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** The migrations that a release had before one of them was made, in a folder that the caller deletes. */
export function migrationsBefore(name: string): string {
  return firstMigrations(name, 0);
}

/** The same with that one. */
export function migrationsUpTo(name: string): string {
  return firstMigrations(name, 1);
}

function firstMigrations(name: string, more: 0 | 1): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(migrations, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  const end = entries.findIndex(({ tag }) => tag.endsWith(name));
  if (end === -1) throw new Error(`There is no migration ${name}`);
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, end + more) }));
  return folder;
}
