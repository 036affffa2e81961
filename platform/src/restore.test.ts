import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeOrderNumber } from './shipments/order-number.ts';
import type { Store } from './store/index.ts';
import { openMemoryStore } from './store/testing/open-memory-store.ts';

const guide = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
});
afterAll(() => store.close());

test('after the way back that the guide shows order numbers go on with a margin', async () => {
  const last = await takeOrderNumber(store.db);
  const statement = /select setval\([^"]+/.exec(guide)?.[0] ?? '';
  await store.db.execute(sql.raw(statement));
  expect(await takeOrderNumber(store.db)).toBeGreaterThan(last + 10_000);
});
