import type { CarrierProduct, CarrierRates, OrganizationProduct, ProductSync, Shipment } from 'contract';
import { domesticDraft, organizations, people } from 'contract/fixtures';
import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { carrierProducts as syncKind } from '../../../jobs/runs/carrier-products.ts';
import { workRun } from '../../../jobs/runs/work-run.ts';
import { beginFirstSync } from '../../../resources/carrier-products/begin-first-sync.ts';
import { findSync } from '../../../resources/carrier-products/queries.ts';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';
import { quoteCalls } from './quote-kit.ts';

const { auditRecords, carrierProducts, cronRuns, organizationProducts } = tables;

interface Page<T> {
  readonly items: T[];
  readonly totalItems: number;
}

const home = organizations.tietze.orgCode;

/** The products of carriers: their sync, what staff decide of them, and what that does to rates and orders. */
export function testCarrierProducts(api: () => TestApi): void {
  const list = async (query = '') =>
    success<Page<CarrierProduct>>(await api().call('backofficeUser', `GET /carrier-products${query}`));
  const productOf = async (code: string) => {
    const product = (await list('?perPage=500')).items.find((one) => one.code === code);
    if (!product) throw new Error(`There is no product ${code}`);
    return product;
  };
  const change = async (code: string, body: object, by: PersonName = 'backofficeAdmin') => {
    const { id, version } = await productOf(code);
    const headers = { 'if-match': `"${version}"` };
    return api().call(by, `PATCH /carrier-products/${id}`, { body, headers });
  };
  const ofOrganization = async (code: string, orgCode: string = home) => {
    const { items } = await success<Pick<Page<OrganizationProduct>, 'items'>>(
      await api().call('backofficeUser', `GET /organizations/${orgCode}/carrier-products`),
    );
    const product = items.find((one) => one.code === code);
    if (!product) throw new Error(`There is no product ${code}`);
    return product;
  };
  const switchFor = async (code: string, isActive: boolean, orgCode: string = home) => {
    const { id, version } = await ofOrganization(code, orgCode);
    return api().call('backofficeAdmin', `PATCH /organizations/${orgCode}/carrier-products/${id}`, {
      body: { isActive },
      headers: { 'if-match': `"${version}"` },
    });
  };
  const sync = () => api().call('backofficeAdmin', 'POST /carrier-products/sync');
  const work = () => workRun(api().services, syncKind, new AbortController().signal);
  const latest = async () => {
    const answer = await api().call('backofficeUser', 'GET /carrier-products/sync');
    return (await success<{ readonly latest: ProductSync | null }>(answer)).latest;
  };
  /** What DHL offers for the domestic parcel, by code. */
  const ratesOf = async (by: PersonName = 'owner') => {
    const { from, to, shipmentData } = domesticDraft;
    const place = ({ address }: typeof from) => address;
    const body = { from: place(from), to: place(to), shipmentData, carriers: ['DHL'] };
    const answer = await api().call(by, 'POST /rates', { body });
    const [line] = (await answer.text())
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text) as CarrierRates);
    if (line?.outcome !== 'answered') throw new Error('DHL has not answered');
    return line.rates;
  };
  const codes = async (by?: PersonName) => (await ratesOf(by)).map((rate) => rate.carrierProductCode);
  const order = () => api().call('owner', 'POST /shipments', { body: domesticDraft });

  describe('the products of carriers', () => {
    afterEach(async () => {
      const { db } = api().store;
      api().faults.clear();
      await sync();
      await work();
      await db.delete(organizationProducts);
      await db
        .update(carrierProducts)
        .set({ isActive: true, isDefault: true, displayName: '', description: '', sortOrder: 100 });
      await db.delete(cronRuns).where(eq(cronRuns.kind, 'carrier-products'));
    });

    test('are listed by carrier, and narrowed down by carrier, country and whether they are active', async () => {
      const all = await list('?perPage=500');
      expect(all.items[0]).toMatchObject({
        carrier: 'DHL',
        deliverySpeed: 'express12',
        contents: ['document', 'package'],
        countries: ['DE'],
        maxWeightKg: 70,
        isActive: true,
        isDefault: true,
        version: 1,
      });
      expect(new Set(all.items.map(({ carrier }) => carrier)).size).toBe(7);
      const abroad = await list('?carrier=DHL&country=AT');
      expect(abroad.items.map(({ code }) => code)).toEqual([
        'DHL_EXPRESS_WORLDWIDE',
        'DHL_PAKET_INTERNATIONAL',
      ]);
      await success(await change('DHL_EXPRESS_WORLDWIDE', { isActive: false }));
      expect((await list('?carrier=DHL&country=AT&active=true')).totalItems).toBe(1);
      expect((await list('?active=false')).items.map(({ code }) => code)).toEqual(['DHL_EXPRESS_WORLDWIDE']);
      await success(await change('DHL_PAKET_INTERNATIONAL', { sortOrder: 1 }));
      expect((await list('?carrier=DHL&country=AT')).items[0]?.code).toBe('DHL_PAKET_INTERNATIONAL');
    });

    test('are changed by administrators, and each change is in the audit log', async () => {
      expect((await change('DHL_PAKET', { isActive: false }, 'backofficeUser')).status).toBe(403);
      const { version } = await productOf('DHL_PAKET');
      const changed = await success<CarrierProduct>(
        await change('DHL_PAKET', { displayName: ' Standardpaket ', isDefault: false }),
      );
      expect(changed).toMatchObject({
        name: 'Paket',
        displayName: 'Standardpaket',
        isDefault: false,
        version: version + 1,
      });
      const [record] = await api()
        .store.db.select()
        .from(auditRecords)
        .where(and(eq(auditRecords.objectId, changed.id), eq(auditRecords.action, 'changed')));
      expect(record).toMatchObject({ objectKind: 'carrier-product', personId: people.backofficeAdmin.id });
      const tooFar = await problem(await change('DHL_PAKET', { sortOrder: 1000 }), 422);
      expect(tooFar.errors).toEqual([{ pointer: '/sortOrder', detail: 'Höchstens 999' }]);
      await problem(await api().call('backofficeUser', 'GET /carrier-products/prd_nothing'), 404);
    });

    test('that are off for all give nobody a rate and cannot be ordered, from the next call on', async () => {
      expect(await codes()).toContain('DHL_PAKET');
      await success(await change('DHL_PAKET', { isActive: false }));
      expect(await codes()).not.toContain('DHL_PAKET');
      expect(await problem(await order(), 422)).toMatchObject({
        title: 'Dieses Versandprodukt ist nicht freigeschaltet.',
        errors: [
          {
            pointer: '/carrier',
            detail:
              'Dieses Versandprodukt ist für Ihre Organisation nicht freigeschaltet. Wählen Sie ein anderes.',
          },
        ],
      });
      await success(await change('DHL_PAKET', { isActive: true }));
      expect(await codes()).toContain('DHL_PAKET');
      await success(await order());
    });

    test('that are off for one organisation are off for it alone, templates included', async () => {
      const template = await success<Shipment>(
        await api().call('owner', 'POST /shipments', { body: { ...domesticDraft, isAvis: true } }),
      );
      const off = await success<OrganizationProduct>(await switchFor('DHL_PAKET', false));
      expect(off).toMatchObject({ isActive: false, isOffered: true, version: 1 });
      expect(await codes('owner')).not.toContain('DHL_PAKET');
      expect(await codes('otherOwner')).toContain('DHL_PAKET');
      await problem(await order(), 422);
      await problem(await api().call('owner', `POST /shipments/${template.id}/submit`), 422);
      const records = await api()
        .store.db.select()
        .from(auditRecords)
        .where(and(eq(auditRecords.objectId, off.id), eq(auditRecords.orgCode, home)));
      expect(records.map(({ changes }) => changes)).toEqual([
        [{ field: 'isActiveForOrganization', before: true, after: false }],
      ]);
      await success(await switchFor('DHL_PAKET', true));
      await success(await order());
      await problem(
        await api().call('backofficeUser', 'GET /organizations/org_nothing/carrier-products'),
        404,
      );
    });

    test('are called and put in order as staff say, in rates and of what was ordered', async () => {
      await success(await change('DHL_PAKET', { displayName: 'Standardpaket', sortOrder: 1 }));
      expect((await ratesOf())[0]).toMatchObject({
        carrierProductCode: 'DHL_PAKET',
        carrierProduct: 'Standardpaket',
      });
      expect(await success<Shipment>(await order())).toMatchObject({ carrierProduct: 'Standardpaket' });
    });

    test('that an organisation may not use are offered to it by nobody', async () => {
      const { asked, answer } = quoteCalls(api);
      const { id } = await asked();
      await success(await switchFor('DEKU_STUECKGUT', false));
      expect(await problem(await answer(id), 422)).toMatchObject({
        errors: [{ pointer: '/offer/carrierProductCode' }],
      });
    });

    test('whose default is off are off for organisations that are created from then on', async () => {
      await success(await change('DHL_PAKET', { isDefault: false }));
      const { orgCode } = await success<{ readonly orgCode: string }>(
        await api().call('backofficeAdmin', 'POST /organizations', {
          body: { orgName: 'Neuland', externalOrgId: '', ownerEmail: `${crypto.randomUUID()}@neu.example` },
        }),
      );
      expect(await ofOrganization('DHL_PAKET', orgCode)).toMatchObject({ isActive: false, version: 1 });
      expect(await ofOrganization('DHL_EXPRESS_DOMESTIC', orgCode)).toMatchObject({ isActive: true });
      expect(await ofOrganization('DHL_PAKET')).toMatchObject({ isActive: true });
    });

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
      });
      expect(done?.carriers.find(({ carrier }) => carrier === 'DEKU')).toEqual({
        carrier: 'DEKU',
        status: 'failed',
        message: 'DEKU ist nicht erreichbar.',
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
  });
}
