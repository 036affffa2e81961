import type { Shipment, ShipmentDraft } from 'contract';
import { addresses, canaryDraft, customs, domesticDraft, organizations as home } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';
import { orderAnywhere, readPapers } from './paper-tools.ts';

const { organizations } = tables;

const customsPapers = ['customs-declaration', 'commercial-invoice'] as const;
const all = ['consignment-note', ...customsPapers] as const;

/** Papers of shipments: what goes with a parcel beside its label, and what customs are told. */
export function testPapers(api: () => TestApi): void {
  const create = async (draft: Partial<ShipmentDraft>) =>
    api().call('owner', 'POST /shipments', {
      body: { ...domesticDraft, linkedRecipientId: null, linkedSenderId: null, ...draft },
    });
  const order = orderAnywhere(api);
  const paper = readPapers(api);
  const get = (shipment: Shipment, path: string, person: PersonName = 'member') =>
    api().call(person, `GET /shipments/${shipment.id}/${path}`);

  describe('papers', () => {
    let canary: Shipment;
    let swiss: Shipment;
    let domestic: Shipment;
    let template: Shipment;
    beforeAll(async () => {
      canary = await success<Shipment>(await order(canaryDraft));
      const toBern = { ...canaryDraft, to: addresses.brunnmatt, ddp: true };
      swiss = await success<Shipment>(await order(toBern));
      domestic = await success<Shipment>(await create({}));
      template = await success<Shipment>(
        await create({ ...canaryDraft, isAvis: true, linkedRecipientId: null, linkedSenderId: null }),
      );
    });

    test('customs are told the numbers of the organisation, once it has given them', async () => {
      const ours = eq(organizations.orgCode, home.tietze.orgCode);
      const set = (vatNumber: string, eoriNumber: string) =>
        api().store.db.update(organizations).set({ vatNumber, eoriNumber }).where(ours);
      await set('DE123456789', 'DE7654321');
      for (const path of customsPapers) {
        const { text } = await paper(swiss, path);
        expect(text).toContain('DE123456789');
        expect(text).toContain('DE7654321');
      }
      await set('', '');
      expect((await paper(swiss, 'commercial-invoice')).text).not.toContain('DE123456789');
    });

    test('what customs are told is kept and answered', () => {
      expect(canary.customs).toEqual(customs);
      expect(domestic.customs).toEqual({ reason: 'sale', items: [] });
    });

    test('nothing is ordered that customs would ask about', async () => {
      const refused = await problem(
        await order({ ...canaryDraft, customs: { reason: 'sale', items: [] } }),
        422,
      );
      expect(refused.errors).toEqual([
        { pointer: '/customs/items', detail: 'Fügen Sie mindestens eine Position hinzu.' },
      ]);
      const [item] = customs.items;
      const wrong = { reason: 'sale' as const, items: [{ ...item, tariffNumber: '12' }] };
      const draft = { ...canaryDraft, customs: wrong } as ShipmentDraft;
      expect((await problem(await order(draft), 422)).errors).toEqual([
        { pointer: '/customs/items/0/tariffNumber', detail: 'Geben Sie 6, 8, 10 oder 11 Ziffern ein.' },
      ]);
    });

    test('the consignment note has one original, or three', async () => {
      const single = await paper(canary, 'consignment-note');
      expect(single.pages).toHaveLength(1);
      expect(single.text).toContain('UPS (simuliert)');
      expect(single.text).toContain('Unverzollt geliefert / Delivered at place (DAP)');
      expect(single.pages[0]?.barcodes).toEqual([{ format: 'Code128', text: canary.trackingNumber }]);
      expect(single.disposition).toBe(`inline; filename="Frachtbrief-${canary.orderNumber}.pdf"`);
      const triple = await paper(domestic, 'consignment-note?kind=triple_copy');
      expect(triple.pages).toHaveLength(3);
      expect(triple.text).not.toContain('DAP');
      expect((await get(domestic, 'consignment-note?kind=quadruple')).status).toBe(400);
    });

    test('customs get declaration and invoice of what leaves the territory', async () => {
      const declaration = await paper(canary, 'customs-declaration');
      expect(declaration.title).toBe(`Zollinhaltserklärung CN23 ${canary.orderNumber}`);
      expect(declaration.text).toContain('Measuring bridge, steel');
      expect(declaration.disposition).toContain(`Zollinhaltserklaerung-${canary.orderNumber}.pdf`);
      const invoice = await paper(swiss, 'commercial-invoice');
      expect(invoice.title).toBe(`Handelsrechnung ${swiss.orderNumber}`);
      expect(invoice.text).toContain(`DDP ${addresses.brunnmatt.address.city}`);
      expect(invoice.text).toContain('1.480,00 EUR');
    });

    test('each says whether it was printed, and none tells of the label', async () => {
      const say = async (papers: string) =>
        success<Shipment>(await api().call('member', `POST /shipments/${swiss.id}/printed?papers=${papers}`));
      expect(await say('commercial-invoice')).toMatchObject({
        printedAt: null,
        printedPapers: ['commercial-invoice'],
      });
      expect((await say('commercial-invoice,customs-declaration')).printedPapers).toEqual([
        'commercial-invoice',
        'customs-declaration',
      ]);
      expect(await say('shipping-label')).toMatchObject({
        printedAt: expect.any(String),
        printedPapers: ['commercial-invoice', 'customs-declaration'],
      });
      const unknown = await api().call('member', `POST /shipments/${swiss.id}/printed?papers=stamp`);
      expect(unknown.status).toBe(400);
    });

    test('a pick slip is there before anything is ordered, and as long as nothing is cancelled', async () => {
      const slip = await paper(template, 'pick-slip');
      expect(slip.title).toBe(`Packzettel ${template.orderNumber}`);
      expect(slip.disposition).toBe(`inline; filename="Packzettel-${template.orderNumber}.pdf"`);
      expect((await paper(swiss, 'pick-slip')).text).toContain('UPS (simuliert)');
      const print = (papers: string) =>
        api().call('packer', `POST /shipments/${template.id}/printed?papers=${papers}`);
      expect(await success<Shipment>(await print('pick-slip'))).toMatchObject({
        printedAt: null,
        printedPapers: ['pick-slip'],
      });
      expect((await problem(await print('pick-slip,shipping-label'), 409)).title).toBe(
        'Eine Vorlage hat noch kein Versandetikett. Beauftragen Sie sie zuerst.',
      );
      const gone = await success<Shipment>(await create({ isAvis: true }));
      const headers = { 'if-match': `"${gone.version}"` };
      await success(await api().call('owner', `POST /shipments/${gone.id}/cancel`, { headers }));
      expect((await problem(await get(gone, 'pick-slip'), 409)).title).toBe(
        'Die Sendung ist storniert. Ihre Papiere sind ungültig.',
      );
    });

    test('there are none of a shipment within the EU, a template or what was cancelled', async () => {
      for (const path of customsPapers) {
        expect((await problem(await get(domestic, path), 409)).title).toBe(
          'Für diese Sendung gibt es keine Zollpapiere.',
        );
      }
      for (const path of all) {
        expect((await problem(await get(template, path), 409)).title).toBe(
          'Eine Vorlage hat nur einen Packzettel. Beauftragen Sie sie zuerst.',
        );
      }
    });

    test('another organisation learns nothing of them', async () => {
      for (const path of [...all, 'pick-slip']) {
        expect((await get(canary, path, 'otherOwner')).status).toBe(404);
        expect((await get(canary, path, 'packer')).status).toBe(200);
      }
    });
  });
}
