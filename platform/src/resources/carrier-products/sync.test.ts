import { people } from 'contract/fixtures';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CatalogueProduct } from '../../carriers/index.ts';
import { seedDemoPeople } from '../../identity/demo-people.ts';
import { tables } from '../../store/index.ts';
import { everyStore, storeOfSuite } from '../../store/testing/every-store.ts';
import { forgetAuditRecords } from '../../store/testing/forget-audit-records.ts';
import { untilWaiting } from '../../store/testing/until-waiting.ts';
import { beginRun } from '../cron-runs/queries.ts';
import { changeProduct } from './change-product.ts';
import { takeOverCatalogue } from './sync.ts';
import type { SyncRun } from './sync.ts';

const { accounts, auditRecords, carrierProducts, cronRuns, memberships, organizations, productChanges } =
  tables;
const now = new Date('2026-11-20T13:05:00Z');

const product: CatalogueProduct = {
  code: 'PAKET',
  name: 'Paket',
  deliverySpeed: 'economy',
  contents: ['document', 'package'],
  countries: ['AT', 'DE'],
  maxWeightKg: 31.5,
};
const catalogueOf = (...codes: string[]) => codes.map((code) => ({ ...product, code }));

describe.each(everyStore)('the products of a carrier on %s', (name, open) => {
  const store = storeOfSuite(open);
  beforeEach(async () => {
    await forgetAuditRecords(store.db);
    for (const table of [carrierProducts, cronRuns, organizations, accounts]) await store.db.delete(table);
    await beginRun(store.db, { id: 'run_1', kind: 'carrier-products', by: null, now });
  });

  const byClock: SyncRun = { id: 'run_1', by: null };
  const takeOver = (catalogue: readonly CatalogueProduct[], run: SyncRun | null = byClock) =>
    takeOverCatalogue(store.db, 'GLS', catalogue, now, run);
  const rows = () => store.db.select().from(carrierProducts).orderBy(carrierProducts.code);

  test('are told of once, however often a run is taken up again', async () => {
    await takeOver(catalogueOf('A', 'B'), null);
    const found = { added: 1, changed: 0, removed: 1 };
    expect(await takeOver(catalogueOf('A', 'C'))).toEqual(found);
    expect(await takeOver(catalogueOf('A', 'C'))).toEqual(found);
    expect(await store.db.$count(auditRecords)).toBe(2);
    // The carrier has changed its mind meanwhile: what it says last is true.
    expect(await takeOver(catalogueOf('A', 'B'))).toEqual({ added: 1, changed: 0, removed: 1 });
    const changes = await store.db.select().from(productChanges).orderBy(productChanges.code);
    expect(changes.map(({ code, kind }) => [code, kind])).toEqual([
      ['B', 'added'],
      ['C', 'removed'],
    ]);
  });

  test('are not otherwise where only their lists are in another order', async () => {
    await takeOver([product], null);
    const turned = { ...product, contents: product.contents.toReversed(), countries: ['DE', 'AT'] };
    expect(await takeOver([turned])).toEqual({ added: 0, changed: 0, removed: 0 });
  });

  test('stay where more than half of them are missing, and go where it is half', async () => {
    await takeOver(catalogueOf('A', 'B', 'C', 'D'), null);
    expect(await takeOver(catalogueOf('A', 'E'))).toBeNull();
    expect(await takeOver([])).toBeNull();
    expect((await rows()).map(({ code, removedAt }) => [code, removedAt])).toEqual([
      ['A', null],
      ['B', null],
      ['C', null],
      ['D', null],
    ]);
    expect(await takeOver(catalogueOf('A', 'B'))).toEqual({ added: 0, changed: 0, removed: 2 });
  });

  test('are recorded with whoever has asked, else with who joined first of staff, else with nobody', async () => {
    const recorded = async () => (await store.db.select().from(auditRecords)).map(({ orgCode }) => orgCode);
    await takeOver(catalogueOf('A'));
    expect(await recorded()).toEqual(['']);
    await seedDemoPeople(store.db);
    await store.db.insert(organizations).values({ orgCode: 'org_0', orgName: 'Zweite' });
    const [own] = people.backofficeAdmin.orgCodes;
    const role = 'backoffice_admin';
    await store.db.insert(memberships).values({ accountId: people.owner.id, orgCode: 'org_0', role });
    const by = { id: people.owner.id, full_name: 'Jana Möller' };
    await forgetAuditRecords(store.db);
    await takeOver(catalogueOf('A', 'B'));
    expect(await recorded()).toEqual([own]);
    await forgetAuditRecords(store.db);
    await takeOver(catalogueOf('A', 'B', 'C'), { id: 'run_1', by });
    expect(await recorded()).toEqual(['org_0']);
    await store.db.update(memberships).set({ status: 'deactivated' }).where(eq(memberships.orgCode, 'org_0'));
    await forgetAuditRecords(store.db);
    await takeOver(catalogueOf('A', 'B', 'C', 'D'), { id: 'run_1', by });
    expect(await recorded()).toEqual([own]);
  });

  describe.skipIf(name !== 'PostgreSQL')('where several do something at once', () => {
    test('keep no organisation from being created', async () => {
      const { db } = store;
      await takeOver(catalogueOf('A', 'B'), null);
      await db.update(carrierProducts).set({ isDefault: false });
      const { begun } = await db.transaction(async (holding) => {
        await holding.execute(sql`lock table audit_records in share mode`);
        const syncing = takeOver(catalogueOf('A', 'C'));
        await untilWaiting(holding, 1);
        await db.transaction(async (creating) => {
          await creating.execute(sql`set local lock_timeout = '2s'`);
          await creating.insert(organizations).values({ orgCode: 'org_new', orgName: 'Neuland' });
        });
        return { begun: syncing };
      });
      expect(await begun).toEqual({ added: 1, changed: 0, removed: 1 });
    });

    test('are changed by nobody once they are gone', async () => {
      const { db } = store;
      await takeOver(catalogueOf('A'), null);
      const [row] = await rows();
      const call = {
        params: { id: row?.id },
        body: { displayName: 'Zu spät' },
        version: 1,
        caller: { orgCode: 'org_1', personId: 'per_1' },
      } as unknown as Parameters<typeof changeProduct>[1];
      const { begun } = await db.transaction(async (holding) => {
        await holding.update(carrierProducts).set({ removedAt: now });
        const changing = changeProduct(store, call).catch((error: unknown) => error);
        await untilWaiting(holding, 1);
        return { begun: changing };
      });
      expect(await begun).toMatchObject({ status: 404 });
      expect(await rows()).toMatchObject([{ displayName: '', version: 1 }]);
    });
  });
});
