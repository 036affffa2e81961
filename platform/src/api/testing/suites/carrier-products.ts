import type { CarrierProduct, CarrierRates, OrganizationProduct, Shipment } from 'contract';
import { domesticDraft, people } from 'contract/fixtures';
import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';
import { home, productCalls } from './product-kit.ts';
import { quoteCalls } from './quote-kit.ts';

const { auditRecords, carrierProducts } = tables;

/** The products of carriers: what staff decide of them, and what that does to rates and orders. */
export function testCarrierProducts(api: () => TestApi): void {
  const { list, productOf, change, ofOrganization, switchFor, reset } = productCalls(api);
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
    afterEach(reset);

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

    test('stand in the order of staff among rates, where one that no sync has named stands in the middle', async () => {
      expect(await codes()).toEqual(['DHL_PAKET', 'DHL_EXPRESS_DOMESTIC']);
      await success(await change('DHL_EXPRESS_DOMESTIC', { sortOrder: 1 }));
      expect(await codes()).toEqual(['DHL_EXPRESS_DOMESTIC', 'DHL_PAKET']);
      await api().store.db.delete(carrierProducts).where(eq(carrierProducts.code, 'DHL_PAKET'));
      expect(await codes()).toEqual(['DHL_EXPRESS_DOMESTIC', 'DHL_PAKET']);
      await success(await change('DHL_EXPRESS_DOMESTIC', { sortOrder: 999 }));
      expect(await codes()).toEqual(['DHL_PAKET', 'DHL_EXPRESS_DOMESTIC']);
    });

    test('that an organisation may not use are offered to it by nobody', async () => {
      const { asked, answer } = quoteCalls(api);
      const { id } = await asked();
      await success(await switchFor('DEKU_STUECKGUT', false));
      expect(await problem(await answer(id), 422)).toMatchObject({
        errors: [{ pointer: '/offer/carrierProductCode' }],
      });
    });

    test('that are off after they were offered are ordered no more, while the offer stands as it was made', async () => {
      const { asked, answer, accept, read } = quoteCalls(api);
      const { id } = await asked();
      const made = await success(await answer(id));
      await success(await switchFor('DEKU_STUECKGUT', false));
      await success(await change('DEKU_STUECKGUT', { displayName: 'Palette' }));
      // The same answer again: who sent it has lost the first.
      expect(await success(await answer(id))).toEqual(made);
      expect((await problem(await accept(id), 422)).errors).toMatchObject([{ pointer: '/carrier' }]);
      expect(await read(id)).toMatchObject({ status: 'answered', shipmentId: null });
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
  });
}
