import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { openStore, type Store } from '../index.ts';

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** One per version of the embedded database and state of the tables, where tools keep what they can make again. */
const template = join(
  fileURLToPath(new URL('../../../node_modules/.cache/store', import.meta.url)),
  `pglite-${versionOf('@electric-sql/pglite')}-${hashOf(migrations)}.tar`,
);

let image: Promise<Blob> | undefined;

/**
 * A store in memory with all tables and no rows, for one test file. Each is a copy of a template, because
 * the database's own set-up takes seconds; the template is made once and anew when a migration changes.
 */
export async function openMemoryStore(): Promise<Store> {
  return openStore({ inMemory: true, image: await migratedImage() });
}

/** The template: the data directory of a database with all tables and no rows. */
export function migratedImage(): Promise<Blob> {
  image ??= readTemplate().catch(makeTemplate);
  return image;
}

async function readTemplate(): Promise<Blob> {
  return new Blob([await readFile(template)], { type: 'application/x-tar' });
}

/** Written beside and renamed: several test files may find none at the same moment. */
async function makeTemplate(): Promise<Blob> {
  const database = await PGlite.create('memory://', { extensions: { btree_gin, pg_trgm } });
  await migrate(drizzle(database), { migrationsFolder: migrations });
  const data = await database.dumpDataDir('none');
  await database.close();
  await mkdir(dirname(template), { recursive: true });
  const draft = `${template}.${randomUUID()}`;
  await writeFile(draft, new Uint8Array(await data.arrayBuffer()));
  await rename(draft, template);
  return data;
}

function versionOf(library: string): string {
  const manifest = readFileSync(findPackageJSON(library, import.meta.url) ?? '', 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** What lies in a folder, by names and contents. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (/\.(sql|json)$/.test(name)) hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
