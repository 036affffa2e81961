import { defaultGeography, defaultPackagingRules, toServedGeography } from 'contract';
import type { CarrierRates, PackagingRule, ServedGeography, Shipment, StaffPackagingRule } from 'contract';
import { domesticDraft, people } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

const { countries, packagingRules, territories } = tables;

/** Data that staff keep: what is served of them, and that the platform decides by them. */
export function testStaffData(api: () => TestApi): void {
  const get = (path: 'countries' | 'carrier-packaging-rules', headers = {}) =>
    api().call('packer', `GET /${path}`, { headers });
  const served = async () => success<ServedGeography>(await get('countries'));
  const order = (changes: object = {}) =>
    api().call('owner', 'POST /shipments', { body: { ...domesticDraft, ...changes } });
  const ofGermany = {
    code: 'DE',
    isEuMember: true,
    isCustomsRequired: false,
    strict: true,
    postalCodePattern: '\\d{5}',
    postalCodeExample: '26133',
    isPostalCodeRequired: true,
  };
  const [piece] = domesticDraft.shipmentData.packages;
  const ofGls = { carrier: 'GLS', packaging: 'box', isAllowed: true } as const;

  describe('what staff keep', () => {
    afterEach(async () => {
      for (const table of [countries, territories, packagingRules]) await api().store.db.delete(table);
    });

    test('is the default set, until they change it', async () => {
      expect(await served()).toEqual(toServedGeography(defaultGeography));
      expect(await success(await get('carrier-packaging-rules'))).toEqual({
        items: defaultPackagingRules,
      });
    });

    test.each(['countries', 'carrier-packaging-rules'] as const)(
      '%s is sent once to whoever has it, and anew when it was changed',
      async (path) => {
        const first = await get(path);
        const tag = first.headers.get('etag') ?? '';
        expect(tag).toMatch(/^"[\w-]{22}"$/);
        expect(first.headers.get('cache-control')).toBe('private, no-cache');
        for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
          const again = await get(path, { 'if-none-match': known });
          expect(again.status).toBe(304);
          expect(again.headers.get('etag')).toBe(tag);
          expect(await again.text()).toBe('');
        }
        expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
        await api()
          .store.db.insert(countries)
          .values({ ...ofGermany, strict: false });
        await api()
          .store.db.insert(packagingRules)
          .values({ ...ofGls, note: 'Keine Rollen' });
        const changed = await get(path, { 'if-none-match': tag });
        expect(changed.status).toBe(200);
        expect(changed.headers.get('etag')).not.toBe(tag);
      },
    );

    test('a changed country is served, and orders are judged by it', async () => {
      await api()
        .store.db.insert(countries)
        .values({ ...ofGermany, postalCodePattern: '9\\d{4}', postalCodeExample: '99999' });
      expect((await served()).countries.find(({ code }) => code === 'DE')).toMatchObject({
        postalCodePattern: '9\\d{4}',
      });
      const { errors } = await problem(await order(), 422);
      expect(errors?.map(({ pointer }) => pointer)).toContain('/to/address/postalCode');
      expect(errors?.[0]?.detail).toContain('99999');
    });

    test('a territory that is added makes customs necessary', async () => {
      const { postalCode } = domesticDraft.to.address;
      await api()
        .store.db.insert(territories)
        .values({
          id: 'DE-new',
          countryCode: 'DE',
          postalCodePrefixes: [postalCode],
          name: 'in einem neuen Zollgebiet',
          isInCustomsTerritory: false,
          isInVatTerritory: false,
        });
      const { errors } = await problem(await order(), 422);
      expect(errors?.some(({ pointer }) => pointer.startsWith('/customs'))).toBe(true);
    });

    test('what is switched off is not served', async () => {
      await api()
        .store.db.insert(countries)
        .values({ ...ofGermany, isActive: false });
      expect((await served()).countries.map(({ code }) => code)).not.toContain('DE');
    });

    test('a package that the carrier does not take is refused, where it stands, and nothing is ordered', async () => {
      const weight = `Gewicht ${piece?.weightKg.toLocaleString('de-DE')}\u00A0kg`;
      await api()
        .store.db.insert(packagingRules)
        .values({ carrier: 'DHL', packaging: 'box', isAllowed: true, maxWeightKg: 0.1 });
      const before = await success<{ totalItems: number }>(await api().call('owner', 'GET /shipments'));
      expect(await problem(await order(), 422)).toMatchObject({
        title: 'DHL nimmt ein Packstück nicht an.',
        errors: [{ pointer: '/shipmentData/packages/0/weightKg', detail: `${weight}, erlaubt 0,1\u00A0kg` }],
      });
      const template = await success<Shipment>(await order({ isAvis: true }));
      const submitted = await api().call('owner', `POST /shipments/${template.id}/submit`);
      expect((await problem(submitted, 422)).errors).toHaveLength(1);
      const after = await success<{ totalItems: number }>(await api().call('owner', 'GET /shipments'));
      expect(after.totalItems).toBe(before.totalItems + 1);
    });

    test('of a carton that stands on its narrow side the field is marked that is too long', async () => {
      await api()
        .store.db.insert(packagingRules)
        .values({ carrier: 'DHL', packaging: 'box', isAllowed: true, maxWidthCm: 80 });
      const packages = [{ ...piece, lengthCm: 100, widthCm: 30, heightCm: 90 }];
      const shipmentData = { ...domesticDraft.shipmentData, packages };
      expect((await problem(await order({ shipmentData }), 422)).errors).toEqual([
        { pointer: '/shipmentData/packages/0/heightCm', detail: 'Höhe 90\u00A0cm, erlaubt 80\u00A0cm' },
      ]);
    });

    test('a packaging that the carrier does not take is refused as such; without a rule it decides itself', async () => {
      const none = { carrier: 'DHL', packaging: 'box', isAllowed: false } as const;
      await api().store.db.insert(packagingRules).values(none);
      expect((await problem(await order(), 422)).errors).toEqual([
        { pointer: '/shipmentData/packages/0/packaging', detail: '„Karton“ ist nicht erlaubt' },
      ]);
      await api().store.db.update(packagingRules).set({ isActive: false });
      const { items } = await success<{ items: PackagingRule[] }>(await get('carrier-packaging-rules'));
      expect(items.some(({ carrier, packaging }) => carrier === 'DHL' && packaging === 'box')).toBe(false);
      expect((await order()).status).toBe(200);
    });

    test('an administrator decides what a carrier takes: prices and orders obey at once, and the audit log knows', async () => {
      const dhlBox = async () => {
        const { items } = await success<{ items: StaffPackagingRule[] }>(
          await api().call('backofficeUser', 'GET /carrier-packaging-rules/admin'),
        );
        expect(items).toHaveLength(defaultPackagingRules.length);
        const found = items.find(({ id }) => id === 'DHL-box');
        if (!found) throw new Error('There is no such rule');
        return found;
      };
      const put = (rule: StaffPackagingRule, change: object) => {
        const {
          id: _id,
          carrier: _carrier,
          packaging: _packaging,
          version,
          updatedAt: _at,
          updatedBy: _by,
          ...body
        } = rule;
        return api().call('backofficeAdmin', 'PUT /carrier-packaging-rules/DHL-box', {
          body: { ...body, ...change },
          headers: { 'if-match': `"${version}"` },
        });
      };
      const pricesOfDhl = async (packages: readonly object[] = [{ ...piece }]) => {
        const { from, to } = domesticDraft;
        const shipmentData = { ...domesticDraft.shipmentData, packages };
        const body = { from: from.address, to: to.address, shipmentData, carriers: ['DHL'] };
        const answer = await success<CarrierRates>(await api().call('owner', 'POST /rates', { body }));
        if (answer.outcome !== 'answered') throw new Error('The carrier has not answered');
        return { prices: answer.rates.length, reason: answer.unavailable[0]?.reason };
      };
      const before = await dhlBox();
      expect(before).toMatchObject({ standing: 'allowed', version: 0, updatedAt: null, updatedBy: null });
      const { prices } = await pricesOfDhl();
      expect(prices).toBeGreaterThan(0);

      const changed = await success<StaffPackagingRule>(await put(before, { maxWeightKg: 0.5 }));
      expect(changed).toMatchObject({
        maxWeightKg: 0.5,
        version: 1,
        updatedBy: { id: people.backofficeAdmin.id },
      });
      expect(await dhlBox()).toEqual(changed);
      const reason = `Gewicht ${piece?.weightKg.toLocaleString('de-DE')}\u00A0kg, erlaubt 0,5\u00A0kg`;
      expect(await pricesOfDhl()).toEqual({ prices: 0, reason });
      // Every package is judged, as it is when it is ordered.
      const light = { ...piece, weightKg: 0.4 };
      expect((await pricesOfDhl([light, light])).prices).toBe(prices);
      expect(await pricesOfDhl([light, { ...piece }])).toEqual({ prices: 0, reason });
      expect((await problem(await order(), 422)).errors).toHaveLength(1);

      // Whoever has seen the default is too late, and so is the second of two.
      await problem(await put(before, { note: 'zu spät' }), 412);
      const none = await success<StaffPackagingRule>(await put(changed, { standing: 'none' }));
      await problem(await put(changed, { note: 'zu spät' }), 412);
      expect((await pricesOfDhl()).prices).toBe(prices);
      const noted = await success<StaffPackagingRule>(await put(none, { note: 'Noch offen' }));
      expect(await success<StaffPackagingRule>(await put(noted, { standing: 'refused' }))).toMatchObject({
        standing: 'refused',
        version: 4,
      });
      expect(await pricesOfDhl()).toEqual({ prices: 0, reason: '„Karton“ ist nicht erlaubt' });

      const { auditRecords } = tables;
      const records = await api()
        .store.db.select({ action: auditRecords.action, changes: auditRecords.changes })
        .from(auditRecords)
        .where(eq(auditRecords.objectId, 'DHL-box'))
        .orderBy(auditRecords.at);
      expect(records.map(({ action }) => action)).toEqual(['changed', 'deleted', 'changed', 'created']);
      expect(records[0]?.changes).toEqual([{ field: 'maxWeightKg', before: 70, after: 0.5 }]);
      // There was no rule, and there is none: only what it would say is otherwise.
      expect(records[2]?.changes).toEqual([{ field: 'note', before: '', after: 'Noch offen' }]);
      const { items } = await success<{ items: { object: object }[] }>(
        await api().call('backofficeUser', 'GET /audit-logs?kind=packaging-rule'),
      );
      expect(items.map(({ object }) => object)).toContainEqual(
        expect.objectContaining({ name: 'DHL, Karton', isThere: true }),
      );
    });

    test('a rule that nothing could meet is refused where it is wrong, and one of nobody is not there', async () => {
      const body = {
        ...defaultPackagingRules[0],
        standing: 'allowed',
        minLengthCm: 30,
        maxLengthCm: 20,
        maxWeightKg: -1,
      };
      const headers = { 'if-match': '"0"' };
      const put = (path: string, sent: object) =>
        api().call('superAdmin', `PUT /carrier-packaging-rules/${path}` as 'PUT /', { body: sent, headers });
      const { errors } = await problem(await put('DHL-box', body), 422);
      expect(errors?.map(({ pointer }) => pointer).toSorted()).toEqual(['/maxWeightKg', '/minLengthCm']);
      const fine = { ...body, maxWeightKg: null, maxLengthCm: null };
      expect((await problem(await put('DHL-tube', fine), 404)).detail).toBe(
        'Diesen Dienstleister oder diese Verpackungsart gibt es nicht.',
      );
    });
  });
}
