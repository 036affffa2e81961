import { people } from 'contract/fixtures';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pruneIdempotencyRecords } from '../api/idempotency.ts';
import { seedDemoPeople } from '../identity/demo-people.ts';
import { pruneNotifications } from '../notifications/retention.ts';
import { pruneLabels } from '../shipments/labels.ts';
import { orderedRow } from '../shipments/testing/ordered-row.ts';
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
])('%s are forgotten some at a time', async (table, columns, prune) => {
  await run(`insert into ${table} ${columns},
    now() - case when i > 2500 then interval '0' else interval '1 year' end from generate_series(1, 2503) i`);
  await run('create table deletions (amount int)');
  await run(`create function note_deletion() returns trigger language plpgsql as $$
    begin insert into deletions select count(*) from gone; return null; end $$`);
  await run(`create trigger note_deletion after delete on ${table}
    referencing old table as gone for each statement execute function note_deletion()`);
  await prune();
  expect((await run<{ amount: number }>('select amount from deletions')).map(({ amount }) => amount)).toEqual(
    [1000, 1000, 500],
  );
  expect(await run(`select count(*)::int as left from ${table}`)).toEqual([{ left: 3 }]);
  await run('drop function note_deletion cascade; ');
  await run('drop table deletions');
});
