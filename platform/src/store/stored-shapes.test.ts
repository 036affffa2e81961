import { readFileSync } from 'node:fs';
import type { ShipmentDraft } from 'contract';
import { addresses, domesticDraft, people } from 'contract/fixtures';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemoPeople } from '../identity/demo-people.ts';
import { tables } from './index.ts';
import type { Store } from './index.ts';
import { openMemoryStore } from './testing/open-memory-store.ts';

const { contacts, shipments } = tables;

let store: Store;
let orgCode: string;
beforeAll(async () => {
  store = await openMemoryStore();
  await seedDemoPeople(store.db);
  const [organization] = await store.db.select().from(tables.organizations);
  orgCode = organization?.orgCode ?? '';
});
afterAll(() => store.close());

const insert = (id: string, draft: unknown) =>
  store.db.execute(sql`
    insert into shipments (id, org_code, status, created_by_id, created_by_name, draft, carrier, search_text)
    values (${id}, ${orgCode}, 'avis', ${people.owner.id}, 'Jana Möller', ${JSON.stringify(draft)}::jsonb, '', '')`);
const draftOf = async (id: string) =>
  (await store.db.select().from(shipments).where(eq(shipments.id, id)))[0]?.draft;

test('a row that the first release has written is read as if it were of today', async () => {
  const written: unknown = JSON.parse(
    readFileSync(new URL('testing/draft-of-first-release.json', import.meta.url), 'utf8'),
  );
  await insert('shp_first', written);
  expect(await draftOf('shp_first')).toEqual({
    ...(written as object),
    customs: { reason: 'sale', items: [] },
    linkedNeutralSenderId: null,
    packingNotes: '',
  });
});

test('what a row does not have yet is what its absence means', async () => {
  const {
    ddp: _,
    customs: ____,
    goodsDescription2: __,
    linkedNeutralSenderId: ___,
    packingNotes: _____,
    ...older
  } = domesticDraft;
  await insert('shp_older', { ...older, leftOver: true });
  expect(await draftOf('shp_older')).toEqual({
    ...domesticDraft,
    ddp: false,
    goodsDescription2: '',
    customs: { reason: 'sale', items: [] },
    linkedNeutralSenderId: null,
  });
});

test('what is written says of which version it is, and nobody who reads it sees that', async () => {
  await store.db.insert(shipments).values({
    id: 'shp_now',
    orgCode,
    status: 'avis',
    createdById: people.owner.id,
    createdByName: 'Jana Möller',
    draft: domesticDraft,
    neutralSender: addresses.neutralKiel,
    carrier: '',
    searchText: '',
  });
  const versions = sql<string>`${shipments.draft} ->> '$version'`;
  const [raw] = await store.db
    .select({ version: versions })
    .from(shipments)
    .where(eq(shipments.id, 'shp_now'));
  expect(raw).toEqual({ version: '1' });
  expect(await draftOf('shp_now')).toEqual(domesticDraft);
});

test('the block of a contact is kept the same way', async () => {
  const block = addresses.loewenstein;
  await store.db.insert(contacts).values({
    id: 'con_1',
    orgCode,
    kind: 'recipient',
    shortName: '',
    block,
    createdById: 'x',
    searchText: '',
  });
  const [row] = await store.db.select().from(contacts).where(eq(contacts.id, 'con_1'));
  expect(row?.block).toEqual(block);
});

test('what is no draft at all is a fault, not a shipment', async () => {
  await insert('shp_broken', { to: 'nobody' });
  await expect(draftOf('shp_broken')).rejects.toThrow(/Invalid/);
});

describe('what carriers are asked for and people are told', () => {
  const draft = () =>
    JSON.parse(
      readFileSync(new URL('testing/draft-of-first-release.json', import.meta.url), 'utf8'),
    ) as ShipmentDraft;
  /** As the first release has written it: no version, and fields that came later are not there. */
  const request = () => {
    const { from, to, shipmentData } = draft();
    return {
      carrier: 'DHL',
      reference: 'shp_first',
      orderNumber: 'LO-104512',
      productCode: 'DHL_PAKET',
      from,
      printedSender: from,
      to,
      shipmentData,
      insured: false,
      declaredValue: 1480,
    };
  };
  const failure = { status: 422, title: 'DHL nimmt die Sendung nicht an.', code: 'CARRIER_REFUSED' };
  const { shipmentIntents, notifications } = tables;
  const write = (key: string, intent: object) =>
    store.db.execute(sql`
      insert into shipment_intents (org_code, person_id, key, state, request, failure) values
        (${orgCode}, 'usr', ${key}, 'refused', ${JSON.stringify(intent)}::jsonb, ${JSON.stringify(failure)}::jsonb)`);
  const read = async (key: string) =>
    (await store.db.select().from(shipmentIntents).where(eq(shipmentIntents.key, key)))[0];

  test('are read as if they were of today', async () => {
    await write('first', { ...request(), leftOver: true });
    const row = await read('first');
    expect(row?.failure).toEqual(failure);
    expect(row?.request).toEqual({
      ...request(),
      dangerous: false,
      referenceNumber: '',
      referenceNumber2: '',
      agreement: null,
      shownPriceCents: null,
    });
  });

  test('say of which version they are', async () => {
    const [row] = await store.db
      .insert(shipmentIntents)
      .values({
        orgCode,
        personId: 'usr',
        key: 'now',
        state: 'refused',
        request: (await read('first'))?.request,
        failure,
      })
      .returning({
        request: sql`${shipmentIntents.request} -> '$version'`,
        failure: sql`${shipmentIntents.failure} -> '$version'`,
      });
    expect(row).toEqual({ request: 1, failure: 1 });
    expect((await read('now'))?.failure).toEqual(failure);
  });

  test('can be read beside an order whose carrier is one no more', async () => {
    await write('gone', { ...request(), carrier: 'Brieftaube' });
    expect((await read('gone'))?.request?.carrier).toBe('Brieftaube');
  });

  test('and so is a notification', async () => {
    await store.db.execute(sql`
      insert into notifications (id, org_code, type, entity)
      values ('ntf_first', ${orgCode}, 'shipment-updated', '{"id": "shp_first", "leftOver": true}')`);
    const [row] = await store.db.select().from(notifications).where(eq(notifications.id, 'ntf_first'));
    const entity = { id: 'shp_first', orderNumber: null, trackingNumber: null, status: null };
    expect(row?.entity).toEqual(entity);
    const [now] = await store.db
      .insert(notifications)
      .values({ id: 'ntf_now', orgCode, type: 'shipment-updated', entity })
      .returning({ version: sql`${notifications.entity} -> '$version'`, entity: notifications.entity });
    expect(now).toEqual({ version: 1, entity });
  });
});
