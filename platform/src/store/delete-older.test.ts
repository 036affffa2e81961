import { people } from 'contract/fixtures';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pruneIdempotencyRecords } from '../api/idempotency.ts';
import { seedDemoPeople } from '../identity/demo-people.ts';
import { pruneFileAssets } from '../resources/file-assets/retention.ts';
import { pruneNotifications } from '../resources/notifications/retention.ts';
import { pruneLabels } from '../resources/shipments/labels.ts';
import { orderedRow } from '../resources/shipments/testing/ordered-row.ts';
import { tables } from './index.ts';
import type { Store } from './index.ts';
import { openMemoryStore } from './testing/open-memory-store.ts';

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
  await seedDemoPeople(store.db);
  await store.db.insert(tables.organizations).values({ orgCode: 'org_1', orgName: 'Werft' });
  await store.db.insert(tables.shipments).values(orderedRow());
});
afterAll(() => store.close());

const run = async <Row>(text: string) => ((await store.db.execute(sql.raw(text))) as { rows: Row[] }).rows;

test.each([
  [
    'idempotency_records',
    `(org_code, person_id, endpoint, key, body_hash, created_at) select 'o', 'p', 'POST /x', i, ''`,
    () => pruneIdempotencyRecords(store.db),
  ],
  [
    'label_documents',
    `(shipment_id, version, bytes, created_at) select '${orderedRow().id}', i, ''::bytea`,
    () => pruneLabels(store.db, new Date()),
  ],
  [
    'notifications',
    `(id, org_code, type, entity, created_at) select 'n' || i, '${people.owner.orgCodes[0]}', 'shipment-created', '{"id": "a"}'`,
    () => pruneNotifications(store.db, new Date()),
  ],
  [
    'file_assets',
    `(id, org_code, created_by_id, file_name, media_type, size, created_at)
      select 'f' || i, 'org_1', 'p', 'a.pdf', 'application/pdf', 1`,
    () => pruneFileAssets(store.db, new Date()),
    // Each brings bytes of up to 25 MB.
    10,
  ],
])('%s are forgotten some at a time', async (table, columns, prune, atOnce = 1000) => {
  const old = 2.5 * atOnce;
  await run(`insert into ${table} ${columns},
    now() - case when i > ${old} then interval '0' else interval '1 year' end from generate_series(1, ${old + 3}) i`);
  await run('create table deletions (amount int)');
  await run(`create function note_deletion() returns trigger language plpgsql as $$
    begin insert into deletions select count(*) from gone; return null; end $$`);
  await run(`create trigger note_deletion after delete on ${table}
    referencing old table as gone for each statement execute function note_deletion()`);
  await prune();
  expect((await run<{ amount: number }>('select amount from deletions')).map(({ amount }) => amount)).toEqual(
    [atOnce, atOnce, 0.5 * atOnce],
  );
  expect(await run(`select count(*)::int as left from ${table}`)).toEqual([{ left: 3 }]);
  await run('drop function note_deletion cascade; ');
  await run('drop table deletions');
});
