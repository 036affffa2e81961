import type { CompletedToday, ScannedShipment, Shipment, ShipmentDraft } from 'contract';
import { SCANNED_SHIPMENTS } from 'contract';
import { domesticDraft } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';
import { readPapers } from './paper-tools.ts';

interface Found {
  readonly items: readonly ScannedShipment[];
  readonly hasMore: boolean;
}

/** What a scanner finds, and what was done today. */
export function testPackingBench(api: () => TestApi): void {
  const create = async (draft: Partial<ShipmentDraft>, by: PersonName = 'owner') =>
    success<Shipment>(
      await api().call(by, 'POST /shipments', {
        body: { ...domesticDraft, linkedRecipientId: null, linkedSenderId: null, ...draft },
      }),
    );
  const scan = async (number: string, by: PersonName = 'packer') =>
    success<Found>(await api().call(by, `GET /shipments/by-number?number=${encodeURIComponent(number)}`));
  const idsOf = async (number: string, by?: PersonName) => (await scan(number, by)).items.map(({ id }) => id);
  const { shipments } = tables;
  const change = (id: string, values: Partial<typeof shipments.$inferInsert>) =>
    api().store.db.update(shipments).set(values).where(eq(shipments.id, id));

  describe('a scanned number', () => {
    test('leads to a template by either reference and by its order number, each whole', async () => {
      const { id, orderNumber } = await create({
        isAvis: true,
        referenceNumber: 'Tor 4/Größe',
        referenceNumber2: 'scan-zwei',
      });
      for (const number of ['Tor 4/Größe', 'tor4/Größe', 'SCAN-ZWEI', orderNumber, orderNumber.toLowerCase()])
        expect(await idsOf(number), number).toEqual([id]);
      for (const number of ['Tor 4', 'scan', 'scan-zwei-1', orderNumber.slice(3), 'scan%'])
        expect(await idsOf(number), number).toEqual([]);
    });

    test('is that of the barcode on a pick slip', async () => {
      const { id, orderNumber } = await create({ isAvis: true, referenceNumber: 'scan-packzettel' });
      const { pages } = await readPapers(api)({ id }, 'pick-slip');
      const [barcode] = pages[0]?.barcodes ?? [];
      expect(barcode).toEqual({ format: 'Code128', text: orderNumber });
      expect(await idsOf(barcode?.text ?? '')).toEqual([id]);
    });

    test('leads to what is ordered by its tracking number, and tells when that was', async () => {
      const { id, trackingNumber } = await create({ referenceNumber: 'Scan-beauftragt' });
      const { items } = await scan(` ${(trackingNumber ?? '').replace(/(.{4})/g, '$1 ')}`);
      expect(items).toMatchObject([{ id, status: 'ordered', orderedAt: '2026-11-20T13:05:00.000Z' }]);
    });

    test('leads to what it means in another keyboard layout, where nothing has it as it was written', async () => {
      const { id, orderNumber } = await create({
        isAvis: true,
        referenceNumber: 'XYZ-77/A',
        referenceNumber2: 'Kasse_8',
      });
      const texts = [
        orderNumber.replace('-', 'ß'),
        orderNumber.replace('-', '/'),
        orderNumber.replace('-', '+'),
        orderNumber.replace('-', '*'),
        `*${orderNumber}*`,
        'XZYß77-A',
        'xzy/77&a',
        'Kasse?8',
      ];
      for (const text of texts) expect(await idsOf(text), text).toEqual([id]);
      const literal = await create({ isAvis: true, referenceNumber: 'XZYß77-A' });
      expect(await idsOf('XZYß77-A')).toEqual([literal.id]);
    });

    test('leads to the number that a barcode contains', async () => {
      const { id } = await create({ isAvis: true, referenceNumber: '776632517510' });
      const { id: packed } = await create({ isAvis: true, referenceNumber: '00340433836442636597' });
      expect(await idsOf('9622001900000000000000776632517510')).toEqual([id]);
      const texts = [
        '(00)340433836442636597',
        ']C100340433836442636597',
        '+C100340433836442636597',
        ']C142073557\u001D00340433836442636597',
        '42073557\u241D00340433836442636597',
        '*0034-0433-8364-4263-6597*',
      ];
      for (const text of texts) expect(await idsOf(text), text).toEqual([packed]);
    });

    test('leads to templates first, then to the newest, to none that is cancelled, and to so many', async () => {
      const made = [];
      for (let index = 0; index < SCANNED_SHIPMENTS + 2; index += 1)
        made.push(await create({ isAvis: index === 0, referenceNumber: 'Scan-viele' }));
      for (const [index, { id }] of made.entries())
        await change(id, { createdAt: new Date(Date.UTC(2026, 10, 1 + index)) });
      const ids = made.map(({ id }) => id);
      const [template = '', cancelled = '', ...others] = ids;
      expect(await scan('Scan-viele')).toMatchObject({ hasMore: true });
      await change(cancelled, { status: 'cancelled' });
      expect(await idsOf('Scan-viele')).toEqual([
        template,
        ...others.toReversed().slice(0, SCANNED_SHIPMENTS - 1),
      ]);
      await change(others[0] ?? '', { status: 'cancelled' });
      expect(await scan('Scan-viele')).toMatchObject({ hasMore: false });
    });

    test('leads to nothing of another organisation', async () => {
      const { id } = await create({ isAvis: true, referenceNumber: 'Scan-fremd' }, 'otherOwner');
      expect(await idsOf('Scan-fremd', 'otherOwner')).toEqual([id]);
      expect(await idsOf('Scan-fremd')).toEqual([]);
    });

    test.each(['', '%20', 'x'.repeat(101)])('that is none is refused: %j', async (number) => {
      const answer = await api().call('packer', `GET /shipments/by-number?number=${number}`);
      expect(answer.status).toBe(400);
    });
  });

  test('what a bench has completed today is counted by the caller’s day, also when it is cancelled', async () => {
    const done = async (bench: string, offset = '-60') =>
      success<CompletedToday>(
        await api().call('packer', `GET /shipments/completed-today?bench=${bench}`, {
          headers: { 'timezone-offset': offset },
        }),
      );
    const counted = async (bench: string, offset?: string) => {
      const { shipments: amount, packages } = await done(bench, offset);
      return [amount, packages];
    };
    const [first] = domesticDraft.shipmentData.packages;
    if (!first) throw new Error('The fixture has no package');
    const packages = [
      { ...first, amount: 2 },
      { ...first, amount: 3 },
    ];
    const shipmentData = { ...domesticDraft.shipmentData, packages };
    const { id } = await create({ isAvis: true, shipmentData, referenceNumber: 'Bank-zaehlt' });
    // Neither what is still a template, nor what was ordered without the bench.
    await create({});
    expect(await counted('bench-1')).toEqual([0, 0]);
    await success(await api().call('packer', `POST /shipments/${id}/submit?bench=bench-1`));
    expect(await counted('bench-1')).toEqual([1, 5]);
    expect(await counted('bench-2')).toEqual([0, 0]);
    expect((await done('bench-1')).latest).toMatchObject([{ id, completedBy: 'Timo Brandt' }]);
    // Another bench that opens it is told by whom it was completed.
    expect((await scan('Bank-zaehlt')).items).toMatchObject([{ id, completedBy: 'Timo Brandt' }]);

    // Midnight in Berlin, when it was still the day before in New York.
    await change(id, { orderedAt: new Date('2026-11-19T23:00:00Z') });
    expect(await counted('bench-1')).toEqual([1, 5]);
    expect(await counted('bench-1', '300')).toEqual([0, 0]);
    await change(id, { orderedAt: new Date('2026-11-19T22:59:59Z') });
    expect(await counted('bench-1')).toEqual([0, 0]);
    await change(id, { orderedAt: new Date('2026-11-20T05:00:00Z'), status: 'cancelled' });
    expect(await counted('bench-1', '300')).toEqual([1, 5]);
  });

  test('of another organisation a bench counts nothing, whatever it is called', async () => {
    const { id } = await create({ isAvis: true }, 'otherOwner');
    await success(await api().call('otherOwner', `POST /shipments/${id}/submit?bench=bench-3`));
    const { shipments: amount, latest } = await success<CompletedToday>(
      await api().call('packer', 'GET /shipments/completed-today?bench=bench-3'),
    );
    expect([amount, latest]).toEqual([0, []]);
  });
}
