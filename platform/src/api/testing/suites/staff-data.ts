import { defaultGeography, defaultPackagingRules, toServedGeography } from 'contract';
import type { PackagingRule, ServedGeography, Shipment } from 'contract';
import { domesticDraft } from 'contract/fixtures';
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
    strict: true,
    postalCodePattern: '\\d{5}',
    postalCodeExample: '26133',
  };
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
        for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
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
      await api()
        .store.db.insert(packagingRules)
        .values({ carrier: 'DHL', packaging: 'box', isAllowed: true, maxWeightKg: 0.1 });
      const before = await success<{ totalItems: number }>(await api().call('owner', 'GET /shipments'));
      expect(await problem(await order(), 422)).toMatchObject({
        title: 'Der Dienstleister nimmt ein Packstück nicht an.',
        errors: [{ pointer: '/shipmentData/packages/0/weightKg', detail: 'Bei DHL höchstens 0,1\u00A0kg.' }],
      });
      const template = await success<Shipment>(await order({ isAvis: true }));
      const submitted = await api().call('owner', `POST /shipments/${template.id}/submit`);
      expect((await problem(submitted, 422)).errors).toHaveLength(1);
      const after = await success<{ totalItems: number }>(await api().call('owner', 'GET /shipments'));
      expect(after.totalItems).toBe(before.totalItems + 1);
    });

    test('a packaging that the carrier does not take is refused as such; without a rule it decides itself', async () => {
      const none = { carrier: 'DHL', packaging: 'box', isAllowed: false } as const;
      await api().store.db.insert(packagingRules).values(none);
      expect((await problem(await order(), 422)).errors).toEqual([
        { pointer: '/shipmentData/packages/0/packaging', detail: 'DHL nimmt diese Verpackungsart nicht an.' },
      ]);
      await api().store.db.update(packagingRules).set({ isActive: false });
      const { items } = await success<{ items: PackagingRule[] }>(await get('carrier-packaging-rules'));
      expect(items.some(({ carrier, packaging }) => carrier === 'DHL' && packaging === 'box')).toBe(false);
      expect((await order()).status).toBe(200);
    });
  });
}
