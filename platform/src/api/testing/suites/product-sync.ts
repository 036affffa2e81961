import type { ProductSync } from 'contract';
import { organizations, people } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { CarrierError } from '../../../carriers/index.ts';
import type { CarrierConnection } from '../../../carriers/index.ts';
import { beginFirstSync } from '../../../resources/carrier-products/begin-first-sync.ts';
import { findSync } from '../../../resources/carrier-products/queries.ts';
import { listLines } from '../../../resources/cron-runs/queries.ts';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';
import { productCalls } from './product-kit.ts';

const { auditRecords, carrierProducts } = tables;

/** How the products of carriers are compared with what the carriers say. */
export function testProductSync(api: () => TestApi): void {
  const { list, productOf, change, sync, work, latest, reset } = productCalls(api);

  describe('the products of carriers', () => {
    afterEach(reset);

    test('are compared with the catalogues, once at a time, and each difference is told and audited', async () => {
      await success(await change('GLS_BUSINESSPARCEL', { displayName: 'Geschäftspaket' }));
      api().faults.set('GLS', { mode: 'changed-catalogue' });
      api().faults.set('DEKU', { mode: 'fail' });
      expect((await api().call('backofficeUser', 'POST /carrier-products/sync')).status).toBe(403);
      const begun = await success<ProductSync>(await sync());
      expect(begun).toMatchObject({ status: 'pending', startedBy: { id: people.backofficeAdmin.id } });
      expect(begun.carriers.every(({ status }) => status === 'waiting')).toBe(true);
      expect(api().woken.at(-1)).toBe('carrier-products');
      expect(await problem(await sync(), 409)).toMatchObject({
        title: 'Die Carrier-Produkte werden bereits synchronisiert.',
      });
      await work();
      const done = await latest();
      expect(done?.id).toBe(begun.id);
      expect(done).toMatchObject({ status: 'success' });
      expect(done?.carriers.find(({ carrier }) => carrier === 'GLS')).toEqual({
        carrier: 'GLS',
        status: 'done',
        message: '1 neu, 1 geändert, 1 entfernt',
        missing: [],
      });
      expect(done?.carriers.find(({ carrier }) => carrier === 'DEKU')).toEqual({
        carrier: 'DEKU',
        status: 'failed',
        message: 'DEKU ist nicht erreichbar.',
        missing: [],
      });
      expect(done?.carriers.filter(({ message }) => message === 'Keine Änderung')).toHaveLength(5);
      const kinds = done?.changes.map(({ kind }) => kind).toSorted();
      expect(kinds).toEqual(['added', 'changed', 'removed']);
      const lighter = done?.changes.find(({ kind }) => kind === 'changed');
      expect(lighter?.fields).toEqual([{ field: 'maxWeightKg', before: 40, after: 20 }]);
      // What staff have decided stays, and so do the products of whoever has not answered.
      expect(await productOf('GLS_BUSINESSPARCEL')).toMatchObject({
        displayName: 'Geschäftspaket',
        maxWeightKg: 20,
      });
      expect((await list('?carrier=DEKU')).totalItems).toBeGreaterThan(0);
      const { id } = await productOf('GLS_BUSINESSPARCEL_PLUS');
      const records = await api().store.db.select().from(auditRecords).where(eq(auditRecords.objectId, id));
      expect(records).toMatchObject([
        { action: 'created', personId: people.backofficeAdmin.id, orgCode: organizations.lotse.orgCode },
      ]);
    });

    test('that are named no more are gone, and come back as staff had left them', async () => {
      const before = await list('?carrier=GLS');
      await success(await change('GLS_EUROBUSINESSPARCEL', { description: 'Bleibt' }));
      const { id } = await productOf('GLS_EUROBUSINESSPARCEL');
      api().faults.set('GLS', { mode: 'changed-catalogue' });
      await sync();
      await work();
      await problem(await api().call('backofficeUser', `GET /carrier-products/${id}`), 404);
      api().faults.clear();
      await sync();
      await work();
      expect((await list('?carrier=GLS')).items.map(({ code }) => code)).toEqual(
        before.items.map(({ code }) => code),
      );
      expect(await productOf('GLS_EUROBUSINESSPARCEL')).toMatchObject({ id, description: 'Bleibt' });
    });

    test('that are named wrongly are a fault of their carrier alone, and one that is named twice is one', async () => {
      const { carriers } = api().services;
      const own = ['DHL', 'GLS', 'UPS'].map((name) => carriers.get(name as 'DHL'));
      const before = (await list()).totalItems;
      const [dhl, gls, ups] = own.map((connection) => {
        if (!connection) throw new Error('A carrier is missing');
        return connection;
      }) as [CarrierConnection, CarrierConnection, CarrierConnection];
      const named = await gls.catalogue();
      try {
        carriers.set('DHL', { ...dhl, catalogue: async () => [{ ...named[0], countries: null }] as never });
        carriers.set('GLS', { ...gls, catalogue: async () => [...named, ...named] });
        carriers.set('UPS', { ...ups, catalogue: async () => (await ups.catalogue()).slice(0, 1) });
        await sync();
        await work();
      } finally {
        for (const connection of [dhl, gls, ups]) carriers.set(connection.carrier, connection);
      }
      const messages = new Map((await latest())?.carriers.map(({ carrier, message }) => [carrier, message]));
      expect(messages.get('DHL')).toBe('DHL hat unverständlich geantwortet.');
      expect(messages.get('GLS')).toBe('Keine Änderung');
      expect(messages.get('UPS')).toBe(
        'UPS nennt mehr als die Hälfte seiner Produkte nicht mehr. Es wurde nichts geändert.',
      );
      expect((await list()).totalItems).toBe(before);
    });

    test('are taken over although most of them are missing, where an administrator says so', async () => {
      const { carriers } = api().services;
      const gls = carriers.get('GLS') as CarrierConnection;
      const [kept, ...gone] = await gls.catalogue();
      const lost = expect.arrayContaining(gone.map(({ code, name }) => ({ code, name })));
      const seen = async () => (await latest())?.id ?? '';
      const takeOver = async (carrier: string, by: PersonName = 'backofficeAdmin', syncId?: string) =>
        api().call(by, `POST /carrier-products/sync/${carrier}`, {
          body: { syncId: syncId ?? (await seen()) },
        });
      const ofGls = async () => (await latest())?.carriers.find(({ carrier }) => carrier === 'GLS');
      try {
        carriers.set('GLS', { ...gls, catalogue: async () => (kept ? [kept] : []) });
        await sync();
        await problem(await takeOver('GLS'), 409);
        await work();
        expect(await ofGls()).toMatchObject({
          status: 'failed',
          missing: lost,
        });
        expect((await takeOver('GLS', 'backofficeUser')).status).toBe(403);
        expect(await problem(await takeOver('DHL'), 409)).toMatchObject({
          title: 'Für diesen Dienstleister gibt es nichts zu übernehmen.',
        });
        carriers.set('GLS', { ...gls, catalogue: async () => [] });
        await problem(await takeOver('GLS'), 409);
        carriers.set('GLS', {
          ...gls,
          catalogue: async () => Promise.reject(new CarrierError('faulty', 'x')),
        });
        await problem(await takeOver('GLS'), 502);
        expect(await ofGls()).toMatchObject({ missing: lost });
        // What somebody has seen of another sync, or has not seen at all, goes by nobody's word.
        carriers.set('GLS', { ...gls, catalogue: async () => [{ ...gone[0], code: 'GLS_ANDERS' } as never] });
        expect(await problem(await takeOver('GLS'), 409)).toMatchObject({
          title: 'GLS nennt inzwischen noch mehr Produkte nicht mehr. Es wurde nichts geändert.',
        });
        await problem(await takeOver('GLS', 'backofficeAdmin', 'run_another'), 409);
        expect((await list('?carrier=GLS')).items.map(({ code }) => code)).toContain(kept?.code);
        carriers.set('GLS', { ...gls, catalogue: async () => (kept ? [kept] : []) });
        const taken = await success<ProductSync>(await takeOver('GLS'));
        expect(taken.changes.map(({ kind }) => kind)).toEqual(gone.map(() => 'removed'));
        expect(taken).toEqual(await latest());
        expect(await ofGls()).toEqual({
          carrier: 'GLS',
          status: 'done',
          message: `Trotzdem übernommen: 0 neu, 0 geändert, ${gone.length} entfernt`,
          missing: [],
        });
        expect((await list('?carrier=GLS')).items.map(({ code }) => code)).toEqual([kept?.code]);
        expect((await listLines(api().store.db, taken.id)).at(-1)?.text).toMatch(
          /^GLS: Trotzdem übernommen von /,
        );
        await problem(await takeOver('GLS'), 409);
      } finally {
        carriers.set('GLS', gls);
      }
    });

    test('are taken over also where their carrier names all of them again', async () => {
      const { carriers } = api().services;
      const gls = carriers.get('GLS') as CarrierConnection;
      const ofGls = async () => (await latest())?.carriers.find(({ carrier }) => carrier === 'GLS');
      try {
        carriers.set('GLS', { ...gls, catalogue: async () => (await gls.catalogue()).slice(0, 1) });
        await sync();
        await work();
      } finally {
        carriers.set('GLS', gls);
      }
      const body = { syncId: (await latest())?.id };
      const takeOver = () => api().call('backofficeAdmin', 'POST /carrier-products/sync/GLS', { body });
      const taken = await success<ProductSync>(await takeOver());
      expect(taken.changes).toEqual([]);
      expect(await ofGls()).toEqual({
        carrier: 'GLS',
        status: 'done',
        message: 'Trotzdem übernommen: 0 neu, 0 geändert, 0 entfernt',
        missing: [],
      });
      await problem(await takeOver(), 409);
    });

    test('are asked for by itself where nobody ever has', async () => {
      const { db } = api().store;
      await beginFirstSync(api().services);
      expect(await findSync(db)).toBeNull();
      await db.delete(carrierProducts);
      await beginFirstSync(api().services);
      await work();
      expect(await findSync(db)).toMatchObject({ status: 'success', startedBy: null });
      expect((await list()).totalItems).toBeGreaterThan(20);
    });

    test('keep nothing from starting where they cannot be asked for', async () => {
      const reported: string[] = [];
      const { services } = api();
      const broken = {
        ...services,
        db: null as never,
        reportFault: (what: string) => void reported.push(what),
      };
      await beginFirstSync(broken);
      expect(reported).toEqual(['Beginning the first sync of products']);
    });
  });
}
