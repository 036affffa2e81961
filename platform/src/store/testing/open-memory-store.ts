import { randomUUID } from 'node:crypto';
import { openAsBlob, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { openStore, type Store } from '../index.ts';

/** One per version of the embedded database, where tools keep what they can make again. */
const image = join(
  fileURLToPath(new URL('../../../node_modules/.cache/store', import.meta.url)),
  `pglite-${versionOf('@electric-sql/pglite')}.tar`,
);

/**
 * A store in memory with all tables and no rows, for one test file. The database's own set-up is done
 * once on a machine and read from a file from then on, because it takes seconds.
 */
export async function openMemoryStore(): Promise<Store> {
  return openStore({ inMemory: true, image: await readImage().catch(makeImage) });
}

async function readImage(): Promise<Blob> {
  return openAsBlob(image, { type: 'application/x-tar' });
}

/** Written beside and renamed: several test files may find none at the same moment. */
async function makeImage(): Promise<Blob> {
  const database = await PGlite.create('memory://');
  const data = await database.dumpDataDir('none');
  await database.close();
  await mkdir(dirname(image), { recursive: true });
  const draft = `${image}.${randomUUID()}`;
  await writeFile(draft, new Uint8Array(await data.arrayBuffer()));
  await rename(draft, image);
  return data;
}

function versionOf(library: string): string {
  const manifest = readFileSync(findPackageJSON(library, import.meta.url) ?? '', 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
