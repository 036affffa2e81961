import { describe, expect, test } from 'vitest';
import { startTestApi } from '../api/testing/test-api.ts';
import { seedDemoInvitations } from '../demo/demo-invitations.ts';
import { seedDemoPages } from '../demo/demo-pages.ts';
import { seedDemoProducts } from '../demo/demo-products.ts';
import { seedDemoData } from '../demo/seed.ts';
import type { Store } from './index.ts';
import { keptMigrations, newestMigration, openKeptStore, readKeptStore } from './testing/kept-stores.ts';
import { readEverything } from './testing/read-everything.ts';

const all = keptMigrations;
const half = Math.ceil(all.length / 2);
/** The first, one between and the last; `pnpm test:all` opens all of them. */
const tried =
  process.env['LOTSE_KEPT_STORES'] === 'all'
    ? all
    : all.filter((name, i) => i % half === 0 || name === all.at(-1));

const amountsIn = async (store: Store, tables: readonly string[]) => {
  const amounts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = (await store.db.execute(`select count(*)::int as amount from "${table}"`)) as {
      rows: { amount: number }[];
    };
    amounts[table] = rows[0]?.amount ?? 0;
  }
  return amounts;
};

/** Tables that a migration empties, up to the last one that was written before it: what they said stands elsewhere then. */
const emptied: Readonly<Record<string, string>> = {
  // The keys of shipments stand with their intents.
  idempotency_records: '0003',
  // A watermark takes their place; the migration has a test of its own.
  notification_reads: '0006',
};

describe.each(tried)('a store of %s', (migration) => {
  test('opens with the code of today, loses nothing, and all of it is read', async () => {
    const { rows, writtenAt } = readKeptStore(migration);
    const store = await openKeptStore(migration);
    const amounts = await amountsIn(store, Object.keys(rows));
    const isEmptied = (table: string) => migration.slice(0, 4) <= (emptied[table] ?? '');
    const kept = Object.entries(rows).filter(([table]) => !isEmptied(table));
    expect(amounts).toMatchObject(Object.fromEntries(kept.map(([table, { length }]) => [table, length])));

    const now = new Date(writtenAt);
    await seedDemoData(store.db, now);
    await seedDemoInvitations(store.db, now);
    await seedDemoPages(store.db);
    await seedDemoProducts(store.db, now);
    const api = await startTestApi(store);
    api.now = now;
    expect(await readEverything(api)).toEqual([]);
    expect(api.reported).toEqual([]);
    await api.close();
  });
});

test('a store is kept of the newest migration', () => {
  expect(all.at(-1)).toBe(newestMigration);
});
