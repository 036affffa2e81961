import type { AuditRecord, Rate, Shipment, ShipmentDraft, ShipmentsPage, TrackingEvent } from 'contract';
import { addresses, canaryDraft, domesticDraft, people } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../../documents/testing/read-pdf.ts';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

interface Tracking {
  readonly events: TrackingEvent[];
  readonly shipment: Shipment;
}

/** Finding, tracking and printing, in the second organisation: nobody else creates shipments there. */
export function testShipments(api: () => TestApi): void {
  const create = async (draft: Partial<ShipmentDraft>) =>
    success<Shipment>(
      await api().call('otherOwner', 'POST /shipments', {
        body: { ...domesticDraft, linkedRecipientId: null, linkedSenderId: null, ...draft },
      }),
    );
  const track = async (shipment: Shipment) =>
    success<Tracking>(await api().call('otherOwner', `GET /shipments/${shipment.id}/track`));
  const read = async ({ id }: Shipment) =>
    success<Shipment>(await api().call('otherOwner', `GET /shipments/${id}`));
  const list = async (query: string, person: PersonName = 'otherOwner') =>
    success<ShipmentsPage>(await api().call(person, `GET /shipments?${query}`));

  describe('shipments', () => {
    let ordered: Shipment;
    let canary: Shipment;
    let template: Shipment;

    beforeAll(async () => {
      ordered = await create({ referenceNumber: 'PO-4711', to: addresses.loewenstein });
      const answer = await api().call('otherOwner', 'POST /rates', {
        body: {
          from: canaryDraft.from.address,
          to: canaryDraft.to.address,
          shipmentData: canaryDraft.shipmentData,
          carriers: ['UPS'],
        },
      });
      const { rates } = JSON.parse(await answer.text()) as { rates: Rate[] };
      const { carrierProduct = '', carrierProductCode = '' } = rates[0] ?? {};
      canary = await create({
        ...canaryDraft,
        carrier: 'UPS',
        carrierProduct,
        carrierProductCode,
        linkedRecipientId: null,
        linkedSenderId: null,
        referenceNumber: '',
      });
      template = await create({ isAvis: true, to: addresses.jessnitzer, referenceNumber: '100%_sicher' });
    });

    test('are listed newest first, in pages', async () => {
      const all = await list('');
      expect(all.items.map(({ id }) => id)).toEqual([template.id, canary.id, ordered.id]);
      expect(all).toMatchObject({ totalItems: 3, totalPages: 1 });
      const second = await list('page=2&perPage=2');
      expect(second.items.map(({ id }) => id)).toEqual([ordered.id]);
    });

    test('are counted by tab, whatever tab is open', async () => {
      const counts = { all: 3, avis: 1, ordered: 2, transit: 0, exception: 0, delivered: 0, ended: 0 };
      expect((await list('')).statusCounts).toEqual(counts);
      const templates = await list('status=avis');
      expect(templates.items.map(({ id }) => id)).toEqual([template.id]);
      expect(templates.statusCounts).toEqual(counts);
      expect((await list('search=loewenstein')).statusCounts).toMatchObject({ all: 1, avis: 0, ordered: 1 });
    });

    test.each<[string, () => string, () => Shipment[]]>([
      ['an umlaut', () => 'Löwenstein', () => [ordered]],
      ['an umlaut written out', () => 'LOEWENSTEIN', () => [ordered]],
      ['an umlaut as a bare vowel', () => 'lowenstein', () => [ordered]],
      ['ß as ss', () => 'jessnitzer', () => [template]],
      ['a place', () => 'schwäbisch gm', () => [ordered]],
      ['a person', () => 'Inés Cabrera', () => [canary]],
      ['a reference', () => 'po-4711', () => [ordered]],
      ['an order number', () => canary.orderNumber.toLowerCase(), () => [canary]],
      ['part of a tracking number', () => String(ordered.trackingNumber).slice(3, 15), () => [ordered]],
      [
        'a tracking number with blanks',
        () => String(ordered.trackingNumber).replace(/(.{4})/g, '$1 '),
        () => [ordered],
      ],
      ['two words of two fields', () => 'palmas bahia', () => [canary]],
      ['signs that mean something to a database', () => '100%_', () => [template]],
      ['no sign that means anything to a database', () => '10%', () => []],
      ['none in a reference either', () => '471_', () => []],
      ['such signs beside a word', () => '% jessnitzer', () => [template]],
      ['two letters that a word begins with', () => 'po', () => [ordered]],
      ['two letters within a word, beside a longer one', () => 'we loewen', () => [ordered]],
      ['two letters that begin no word', () => 'we', () => []],
      ['signs alone, which say nothing', () => '% _', () => []],
      ['nothing that is there', () => 'Timbuktu', () => []],
    ])('are found by %s', async (_, search, expected) => {
      const { items } = await list(new URLSearchParams({ search: search() }).toString());
      expect(items.map(({ id }) => id)).toEqual(expected().map(({ id }) => id));
    });

    test('are filtered by carrier', async () => {
      expect((await list('carrier=UPS')).items.map(({ id }) => id)).toEqual([canary.id]);
    });

    test.each(['status=unknown', 'carrier=Post'])('a query of %s is refused', async (query) => {
      expect((await problem(await api().call('owner', `GET /shipments?${query}`), 400)).detail).toBe(
        'Die Adresse enthält eine ungültige Angabe.',
      );
    });

    test('are tracked to the end of their way, and told the same again', async () => {
      expect(await track(ordered)).toMatchObject({
        events: [{ status: 'ordered' }],
        shipment: { status: 'ordered' },
      });

      // As if it had been ordered long ago: the carrier has told its whole life by now.
      const orderedAt = new Date('2026-11-03T09:00:00Z');
      await api()
        .store.db.update(tables.shipments)
        .set({ orderedAt, expectedDeliveryDate: '2026-11-04' })
        .where(eq(tables.shipments.id, ordered.id));
      await api().store.db.delete(tables.trackingInquiries);
      const { events, shipment } = await track(ordered);
      const times = events.map(({ at }) => at);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(['delivered', 'returned']).toContain(shipment.status);
      await api().store.db.delete(tables.trackingInquiries);
      expect((await track(ordered)).events).toEqual(events);
      expect(
        (await success<Shipment>(await api().call('otherOwner', `GET /shipments/${ordered.id}`))).status,
      ).toBe(shipment.status);
    });

    test('say when tracking fails, and that a template has no history', async () => {
      api().faults.set('UPS', { mode: 'fail' });
      const failed = await problem(await api().call('otherOwner', `GET /shipments/${canary.id}/track`), 502);
      api().faults.clear();
      expect(failed.title).toBe('Sendungsverlauf konnte nicht abgerufen werden.');
      expect((await track(template)).events).toEqual([]);
    });

    test('give their label as a PDF, which changes nothing', async () => {
      const before = await read(canary);
      const label = await api().call('otherOwner', `GET /shipments/${canary.id}/shipping-label`);
      expect(label.headers.get('content-type')).toBe('application/pdf');
      expect(label.headers.get('content-disposition')).toBe(
        `inline; filename="Versandetikett-${canary.orderNumber}.pdf"`,
      );
      expect(Buffer.from(await label.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
      expect(before.printedAt).toBeNull();
      expect(await read(canary)).toEqual(before);
    });

    test('give their label on sheets of A4, and refuse paper that there is not', async () => {
      const asked = (query: string) =>
        api().call('otherOwner', `GET /shipments/${canary.id}/shipping-label?${query}`);
      const printed = async (query: string) => {
        const answer = await asked(query);
        return readPdf(new Uint8Array(await answer.arrayBuffer()));
      };
      const a6 = await printed('copies=2');
      const a4 = await printed('format=a4&position=4&copies=2');
      const sizes = ({ pages }: typeof a4) =>
        pages.map(({ width, height }) => `${Math.round(width)} × ${Math.round(height)}`);
      // Three pieces, two copies of each.
      expect(sizes(a6)).toEqual(Array(6).fill('298 × 420'));
      expect(sizes(a4)).toEqual(Array(3).fill('595 × 842'));
      expect(a4.pages.map(({ barcodes }) => barcodes.length)).toEqual([1, 4, 1]);
      for (const query of ['format=a5', 'format=a4&position=5', 'copies=0', 'copies=11', 'copies=1.5'])
        expect((await asked(query)).status).toBe(400);
    });

    test('remember who said last that they have printed, and each time in their protocol', async () => {
      const say = (person: PersonName, query = '') =>
        api().call(person, `POST /shipments/${canary.id}/printed${query}`);
      const first = await success<Shipment>(await say('otherOwner'));
      expect(first).toMatchObject({
        printedAt: expect.any(String),
        printedBy: { id: people.otherOwner.id, full_name: 'Friedhelm Größer' },
      });
      const again = await success<Shipment>(await say('backofficeUser', '?organization=all'));
      expect(again.printedBy?.id).toBe(people.backofficeUser.id);
      // What is confirmed as it was seen is the same shipment still.
      expect(again.version).toBe(first.version);
      expect(await read(canary)).toEqual(again);
      const protocol = await api().call('otherOwner', `GET /shipments/${canary.id}/audit-logs`);
      const { items } = await success<{ items: AuditRecord[] }>(protocol);
      expect(items.filter(({ action }) => action === 'printed').map(({ by }) => by?.id)).toEqual([
        people.backofficeUser.id,
        people.otherOwner.id,
      ]);
    });

    test('have no label as a template or when cancelled', async () => {
      const paths = [
        `GET /shipments/${template.id}/shipping-label`,
        `POST /shipments/${template.id}/printed`,
      ] as const;
      const refusals = async () => {
        const answers = await Promise.all(paths.map((path) => api().call('otherOwner', path)));
        return Promise.all(answers.map(async (answer) => (await problem(answer, 409)).title));
      };
      const noLabelYet = 'Eine Vorlage hat noch kein Versandetikett. Beauftragen Sie sie zuerst.';
      expect(await refusals()).toEqual([noLabelYet, noLabelYet]);
      const status = (value: 'avis' | 'cancelled') =>
        api()
          .store.db.update(tables.shipments)
          .set({ status: value })
          .where(eq(tables.shipments.id, template.id));
      await status('cancelled');
      const noLabelAnyMore = 'Die Sendung ist storniert. Ihr Versandetikett ist ungültig.';
      expect(await refusals()).toEqual([noLabelAnyMore, noLabelAnyMore]);
      await status('avis');
      expect((await read(template)).printedAt).toBeNull();
    });
  });
}
