import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { openStore } from '../index.ts';
import type { Store } from '../index.ts';
import { migrations, migrationsUpTo } from './migrations-before.ts';
import { migratedImage } from './open-memory-store.ts';

/** Where the kept stores are, each named after the newest migration that it has seen. */
export const keptStoresFolder = fileURLToPath(new URL('kept-stores', import.meta.url));

/** Its columns; those that are null are left out. */
export type Row = Readonly<Record<string, unknown>>;

/** Some rows of a store as the code of that day has written them. */
export interface KeptStore {
  /** When they were written: what they say of days is read from there. */
  readonly writtenAt: string;
  /** Where the counters of the tables stood. */
  readonly sequences: Readonly<Record<string, number>>;
  /** By table, what is referred to first. */
  readonly rows: Readonly<Record<string, readonly Row[]>>;
}

/** The migrations that a store was kept of, oldest first. */
export const keptMigrations: readonly string[] = readdirSync(keptStoresFolder)
  .map((name) => name.replace('.json', ''))
  .toSorted();

/** The newest migration of all, of which a store has to be kept. */
export const newestMigration: string | undefined = readdirSync(migrations)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => name.replace('.sql', ''))
  .toSorted()
  .at(-1);

/** Reads the store that was kept of a migration. */
export function readKeptStore(migration: string): KeptStore {
  return JSON.parse(readFileSync(`${keptStoresFolder}/${migration}.json`, 'utf8')) as KeptStore;
}

/** Makes a store as it was after a migration, fills it with what was kept, and opens it with the code of today. */
export async function openKeptStore(migration: string): Promise<Store> {
  const loadDataDir = await migratedImage();
  const database = await PGlite.create('memory://', { extensions: { btree_gin, pg_trgm }, loadDataDir });
  // To make a database takes seconds, to empty one does not.
  await database.exec('drop schema public cascade; drop schema drizzle cascade; create schema public');
  const folder = migrationsUpTo(migration);
  await migrate(drizzle(database), { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  await fill(database, readKeptStore(migration));
  const image = await database.dumpDataDir('none');
  await database.close();
  return openStore({ inMemory: true, image });
}

async function fill(database: PGlite, { rows, sequences }: KeptStore): Promise<void> {
  // Some tables have their first rows from a migration: those were kept with the others.
  await database.exec('set session_replication_role = replica');
  for (const table of Object.keys(rows)) await database.exec(`delete from "${table}"`);
  await database.exec('set session_replication_role = origin');
  for (const [table, kept] of Object.entries(rows)) {
    const { rows: columns } = await database.query<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns
        where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    const names = columns.map(({ name }) => name).join();
    await database.query(
      `insert into "${table}" (${names}) overriding system value
        select ${names} from json_populate_recordset(null::"${table}", $1::text::json)`,
      [JSON.stringify(kept)],
    );
  }
  for (const [sequence, value] of Object.entries(sequences))
    await database.query('select setval($1::text::regclass, $2)', [`"${sequence}"`, value]);
}
