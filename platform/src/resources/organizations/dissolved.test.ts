import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tables } from '../../store/index.ts';
import type { Store } from '../../store/index.ts';
import { openMemoryStore } from '../../store/testing/open-memory-store.ts';
import { orderedRow } from '../shipments/testing/ordered-row.ts';
import { clearDissolved, clearIfFew } from './dissolved.ts';

const { contacts, fileAssets, notifications, organizations, shipmentAttachments, shipments } = tables;

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
});
afterAll(() => store.close());

const run = async <Row>(text: string) => ((await store.db.execute(sql.raw(text))) as { rows: Row[] }).rows;
const there = (orgCode: string) => store.db.$count(organizations, eq(organizations.orgCode, orgCode));

const dissolved = (orgCode: string, hour: number) =>
  store.db
    .insert(organizations)
    .values({ orgCode, orgName: orgCode, dissolvedAt: new Date(Date.UTC(2026, 0, 1, hour)) });

const notify = (orgCode: string, amount: number) =>
  run(`insert into notifications (id, org_code, type, entity)
    select '${orgCode}' || i, '${orgCode}', 'shipment-created', '{"id": "a"}' from generate_series(1, ${amount}) i`);

const receive = (orgCode: string, amount: number) =>
  run(`insert into file_assets (id, org_code, created_by_id, file_name, media_type, size)
    select '${orgCode}' || i, '${orgCode}', 'usr_1', 'Lieferschein.pdf', 'application/pdf', 1
    from generate_series(1, ${amount}) i`);

/** How many rows each statement deletes from now on. */
async function watch(table: string): Promise<() => Promise<number[]>> {
  await run(`create table ${table}_deletions (amount int)`);
  await run(`create function note_${table}() returns trigger language plpgsql as $$ begin
    insert into ${table}_deletions select count(*) from gone; return null; end $$`);
  await run(`create trigger note_deletion after delete on ${table}
    referencing old table as gone for each statement execute function note_${table}()`);
  return async () =>
    (await run<{ amount: number }>(`select amount from ${table}_deletions where amount > 0`)).map(
      ({ amount }) => amount,
    );
}

test('what is large of a dissolved organisation goes some at a time, its files a few', async () => {
  await dissolved('org_large', 1);
  await notify('org_large', 2500);
  await receive('org_large', 25);
  const deleted = { notifications: await watch('notifications'), files: await watch('file_assets') };
  await clearDissolved(store.db, () => undefined);
  expect(await there('org_large')).toBe(0);
  expect(await deleted.notifications()).toEqual([1000, 1000, 500]);
  expect(await deleted.files()).toEqual([10, 10, 5]);
});

test('one that cannot be deleted holds up no other, and is told of', async () => {
  await dissolved('org_stuck', 1);
  await dissolved('org_behind', 2);
  for (const orgCode of ['org_stuck', 'org_behind']) await notify(orgCode, 1);
  await run(`create function refuse() returns trigger language plpgsql as $$
    begin if old.org_code = 'org_stuck' then raise exception 'too long'; end if; return old; end $$`);
  await run('create trigger refuse before delete on notifications for each row execute function refuse()');
  const faults: string[] = [];
  await clearDissolved(store.db, (what) => faults.push(what));
  expect(await there('org_behind')).toBe(0);
  expect(await there('org_stuck')).toBe(1);
  expect(faults).toEqual(['Deleting what org_stuck has left']);
  await run('drop function refuse cascade');
  await clearDissolved(store.db, (what) => faults.push(what));
  expect(await there('org_stuck')).toBe(0);
  expect(faults).toHaveLength(1);
});

test('a file of a shipment that is brought to its end first stays with it', async () => {
  await dissolved('org_ordering', 1);
  await store.db.insert(shipments).values({ ...orderedRow(), id: 'shp_o', orgCode: 'org_ordering' });
  await store.db.update(shipments).set({ status: 'delivered', ordering: 'open' });
  await receive('org_ordering', 2);
  await store.db.insert(shipmentAttachments).values({
    id: 'att_1',
    shipmentId: 'shp_o',
    assetId: 'org_ordering1',
    addedById: 'usr_1',
    addedByName: 'Jana Möller',
    addedAt: new Date(),
  });
  const faults: string[] = [];
  await clearDissolved(store.db, (what) => faults.push(what));
  expect(await store.db.select({ id: fileAssets.id }).from(fileAssets)).toEqual([{ id: 'org_ordering1' }]);
  await store.db.update(shipments).set({ ordering: null });
  await clearDissolved(store.db, (what) => faults.push(what));
  expect(await there('org_ordering')).toBe(0);
  expect(await store.db.$count(fileAssets)).toBe(0);
  expect(faults).toEqual([]);
});

test.each([
  ['many notifications', 1001, 0],
  ['many files', 0, 11],
])('whoever dissolves an organisation with %s does not wait for their end', async (name, told, files) => {
  const orgCode = `org_${name.replace(' ', '_')}`;
  await dissolved(orgCode, 1);
  await notify(orgCode, told);
  await receive(orgCode, files);
  await clearIfFew(store.db, orgCode);
  expect(await there(orgCode)).toBe(1);
  await store.db.delete(notifications).where(eq(notifications.id, `${orgCode}1`));
  await store.db.delete(fileAssets).where(eq(fileAssets.id, `${orgCode}1`));
  await clearIfFew(store.db, orgCode);
  expect(await there(orgCode)).toBe(0);
  expect(await store.db.$count(contacts)).toBe(0);
});
