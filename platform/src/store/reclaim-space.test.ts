import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallPdf } from '../api/testing/attach-file.ts';
import { receiveFile } from '../resources/file-assets/receive.ts';
import { reclaimSpace, tables } from './index.ts';
import type { Store } from './index.ts';
import { openMemoryStore } from './testing/open-memory-store.ts';

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
  await store.db.insert(tables.organizations).values({ orgCode: 'org_1', orgName: 'Werft' });
});
afterAll(() => store.close());

const read = async (what: string) => {
  const { rows } = (await store.db.execute(sql.raw(`select ${what} as result`))) as {
    rows: { result: unknown }[];
  };
  return rows[0]?.result;
};
const room = async () => Number(await read(`pg_total_relation_size('file_asset_chunks')`));

test('a file that is sent again and again takes no more room', async () => {
  const half = 512 * 1024;
  const size = 2 * half;
  const [asset] = await store.db
    .insert(tables.fileAssets)
    .values({
      id: 'fil_1',
      orgCode: 'org_1',
      createdById: 'person',
      fileName: 'Lieferschein.pdf',
      mediaType: 'application/pdf',
      size,
    })
    .returning();
  if (!asset) throw new Error('It was not announced');
  const send = async () => {
    // Nothing that could be stored in less room than it has.
    const bytes = Buffer.concat([smallPdf, randomBytes(size - smallPdf.length)]);
    await receiveFile(store.db, asset, Readable.from([bytes.subarray(0, half), bytes.subarray(half)]));
    await reclaimSpace(store.db);
  };
  await send();
  await send();
  const before = await room();
  expect(before).toBeGreaterThan(size);
  for (let attempt = 0; attempt < 2; attempt += 1) await send();
  expect(await room()).toBeLessThan(before + size);
});

test('the log of what was written begins anew', async () => {
  await store.db.insert(tables.organizations).values({ orgCode: 'org_2', orgName: 'Werft' });
  const written = String(await read('pg_current_wal_lsn()'));
  const isKept = `(select redo_lsn <= '${written}' from pg_control_checkpoint())`;
  expect(await read(isKept)).toBe(true);
  await reclaimSpace(store.db);
  expect(await read(isKept.replace('<=', '<'))).toBe(false);
});
