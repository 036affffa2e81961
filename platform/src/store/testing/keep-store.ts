import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { keptStoresFolder, newestMigration } from './kept-stores.ts';
import type { KeptStore, Row } from './kept-stores.ts';
import { pickRows } from './pick-rows.ts';
import type { Reference } from './pick-rows.ts';

/*
 * Keeps some rows of a store for the test of upgrades: `node platform/src/store/testing/keep-store.ts <data folder>`,
 * once the platform that has worked in the folder has ended.
 */

/** Keys of the provider and what it has signed are nobody's to read, and are made anew. */
const secret = ['identity_keys', 'oidc_payloads'];
/** In characters; files and papers would be most of what is kept. */
const LONGEST_ROW = 8000;

const database = await PGlite.create({
  dataDir: process.argv[2] ?? '.data',
  extensions: { btree_gin, pg_trgm },
});
const ask = async <T>(question: string): Promise<T[]> => (await database.query<T>(question)).rows;

const tables = await ask<{ name: string }>(
  `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
);
const references = await ask<Reference>(`
  select conrelid::regclass::text as "from", confrelid::regclass::text as "to",
    (select array_agg(attname order by position) from unnest(conkey) with ordinality as key (number, position)
      join pg_attribute on attrelid = conrelid and attnum = number) as columns,
    (select array_agg(attname order by position) from unnest(confkey) with ordinality as key (number, position)
      join pg_attribute on attrelid = confrelid and attnum = number) as "toColumns"
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
const rows: Record<string, readonly Row[]> = {};
for (const { name } of tables.filter((table) => !secret.includes(table.name))) {
  const found = await ask<{ row: Row }>(
    `select to_json(rows) as row from "${name}" as rows where length(to_json(rows)::text) < ${LONGEST_ROW}`,
  );
  rows[name] = found.map(({ row }) =>
    Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
  );
}
const counters = await ask<{ name: string; value: number }>(
  `select sequencename as name, last_value::float as value from pg_sequences
    where schemaname = 'public' and last_value is not null`,
);
await database.close();

const kept: KeptStore = {
  writtenAt: new Date().toISOString(),
  sequences: Object.fromEntries(counters.map(({ name, value }) => [name, value])),
  rows: pickRows(rows, references),
};
writeFileSync(join(keptStoresFolder, `${newestMigration ?? ''}.json`), `${JSON.stringify(kept)}\n`);
