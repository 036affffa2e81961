import { defaultPackage } from 'contract';
import type { Shipment } from 'contract';
import { domesticDraft } from 'contract/fixtures';
import { describe, expect, test } from 'vitest';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

/** What is made fit, and what is refused, before a carrier hears of it. */
export function testBoundary(api: () => TestApi): void {
  const create = (body: unknown) => api().call('owner', 'POST /shipments', { body });
  const withData = (change: object) => ({
    shipmentData: { ...domesticDraft.shipmentData, ...change },
  });

  describe('an order', () => {
    test('names the product as its carrier does, whatever name came with the code', async () => {
      const shipment = await success<Shipment>(
        await create({ ...domesticDraft, carrierProduct: 'Express über Nacht' }),
      );
      expect(shipment).toMatchObject({ carrierProduct: 'Paket', carrierProductCode: 'DHL_PAKET' });
      const foreign = await create({ ...domesticDraft, carrierProductCode: 'UPS_STANDARD' });
      expect((await problem(foreign, 422)).errors).toMatchObject([{ pointer: '/carrier' }]);
    });

    test('holds nothing that cannot be kept', async () => {
      const text = JSON.stringify({ ...domesticDraft, description: 'Mess@brücke' }).replace(
        '@',
        String.raw`\ud800\u0000\u200b`,
      );
      const shipment = await success<Shipment>(await api().call('owner', 'POST /shipments', { text }));
      expect(shipment).toMatchObject({ status: 'ordered', description: 'Messbrücke' });
    });

    test.each<[string, object, string, string]>([
      [
        'insurance of nothing',
        { insured: true, declaredValue: 0 },
        '/declaredValue',
        'Muss größer als 0 sein',
      ],
      [
        'a day in the far future',
        withData({ requestedDeliveryDate: '2027-11-21' }),
        '/shipmentData/requestedDeliveryDate',
        'Das Datum liegt mehr als ein Jahr in der Zukunft.',
      ],
      [
        'more pieces than a bench packs',
        withData({ packages: Array.from({ length: 50 }, () => ({ ...defaultPackage, amount: 2 })) }),
        '/shipmentData/packages',
        'Höchstens 99\u00A0Packstücke je Sendung, hier sind es 100.',
      ],
      [
        'a name that no label can show',
        { to: { ...domesticDraft.to, companyName: '李明' } },
        '/to/companyName',
        '„李明“ lässt sich nicht auf das Versandetikett drucken. Verwenden Sie lateinische Buchstaben.',
      ],
    ])('is refused for %s', async (_, change, pointer, detail) => {
      const refused = await problem(await create({ ...domesticDraft, ...change }), 422);
      expect(refused.errors).toEqual([{ pointer, detail }]);
    });

    test('is no JSON that is nested without end, or has more values than a form', async () => {
      for (const text of [`${'['.repeat(10_000)}${']'.repeat(10_000)}`, `[${'0,'.repeat(3000)}0]`]) {
        expect(await problem(await api().call('owner', 'POST /shipments', { text }), 400)).toMatchObject({
          title: 'Die Anfrage ist nicht lesbar.',
        });
      }
    });
  });

  test('HEAD asks for nothing', async () => {
    const { id } = await success<Shipment>(await create(domesticDraft));
    for (const path of ['', `/${id}`, `/${id}/track`, `/${id}/shipping-label`] as const) {
      expect((await api().call('owner', `HEAD /shipments${path}`)).status).toBe(405);
    }
  });

  test('the day is the organisation’s where the caller’s offset is none', async () => {
    // It is 14:05 on the 20th in Berlin.
    const orderFor = async (requestedDeliveryDate: string, offset: string) => {
      const body = { ...domesticDraft, isAvis: true, ...withData({ requestedDeliveryDate }) };
      const headers = { 'timezone-offset': offset };
      return (await api().call('owner', 'POST /shipments', { body, headers })).status;
    };
    for (const offset of ['-841', '-99999', 'nonsense', '']) {
      expect(await orderFor('2026-11-20', offset)).toBe(200);
      expect(await orderFor('2026-11-19', offset)).toBe(422);
    }
    expect(await orderFor('2026-11-20', '-840')).toBe(422);
  });
}
