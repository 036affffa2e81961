import { randomUUID } from 'node:crypto';
import { defaultPackage } from 'contract';
import type { Shipment, ShipmentDraft, ShipmentsPage } from 'contract';
import { domesticDraft, people } from 'contract/fixtures';
import { describe, expect, test } from 'vitest';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

/** Creating and ordering: once whatever happens, and nothing when it is refused. */
export function testCreating(api: () => TestApi): void {
  const create = (body: unknown, key?: string) =>
    api().call('owner', 'POST /shipments', { body, ...(key !== undefined && { key }) });
  const lookUp = (key: string) => api().call('owner', `GET /shipments?idempotencyKey=${key}`);
  const found = async (key: string): Promise<Shipment[]> =>
    (await success<ShipmentsPage>(await lookUp(key))).items;
  const avis = { ...domesticDraft, isAvis: true } satisfies ShipmentDraft;

  describe('creating a shipment', () => {
    test('orders it from the carrier', async () => {
      const shipment = await success<Shipment>(await create(domesticDraft));
      expect(shipment).toMatchObject({
        status: 'ordered',
        orderNumber: expect.stringMatching(/^LO-\d{6,}$/),
        trackingNumber: expect.stringMatching(/^00340\d{15}$/),
        trackingUrl: expect.stringContaining('dhl.de'),
        priceNetCents: expect.any(Number),
        expectedDeliveryDate: expect.stringMatching(/^2026-11-2\d$/),
        createdBy: { id: people.owner.id, full_name: 'Jana Möller' },
        to: domesticDraft.to,
        printedAt: null,
      });
      expect(await success(await api().call('member', `GET /shipments/${shipment.id}`))).toEqual(shipment);
    });

    test('charges what the carrier asks for now, not what the page has seen', async () => {
      const light = { ...defaultPackage, lengthCm: 40 };
      const priceOf = async (weightKg: number) => {
        const shipmentData = { ...domesticDraft.shipmentData, packages: [{ ...light, weightKg }] };
        const body = { ...domesticDraft, shipmentData, priceNetCents: 1 };
        return (await success<Shipment>(await create(body))).priceNetCents ?? 0;
      };
      expect(await priceOf(20)).toBeGreaterThan(await priceOf(1));
    });

    test('answers a repetition with the first result, whatever the order of its keys', async () => {
      const key = randomUUID();
      const first = await (await create(domesticDraft, key)).text();
      const reordered = Object.fromEntries(Object.entries(domesticDraft).toReversed());
      expect(await (await create(reordered, key)).text()).toBe(first);
      expect(await found(key)).toHaveLength(1);
    });

    test('creates one shipment from ten calls at once', async () => {
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 10 }, () => create(domesticDraft, key)));
      const ids = await Promise.all(answers.map(async (answer) => (await success<Shipment>(answer)).id));
      expect(new Set(ids).size).toBe(1);
      expect(await found(key)).toHaveLength(1);
    });

    test('a lost answer of the carrier leaves the outcome open, and whoever asks has it found out', async () => {
      const key = randomUUID();
      api().faults.set('DHL', { mode: 'lost-answer' });
      const open = await problem(await create(domesticDraft, key), 502);
      api().faults.clear();
      expect(open).toMatchObject({
        code: 'CARRIER_UNKNOWN',
        title: 'Wir wissen nicht, ob die Sendung beauftragt wurde.',
      });
      const other = await problem(
        await create({ ...domesticDraft, insured: true, declaredValue: 10 }, key),
        422,
      );
      expect(other.code).toBe('IDEMPOTENCY_MISMATCH');
      const [created] = await found(key);
      expect(created).toMatchObject({ status: 'ordered', ordering: null });
      expect(await success<Shipment>(await create(domesticDraft, key))).toEqual(created);
    });

    test('an order that is still at the carrier is no missing one', async () => {
      const key = randomUUID();
      const order = api().holdNextOrder();
      const running = create(domesticDraft, key);
      await order.arrived;
      const early = await lookUp(key);
      expect(early.headers.get('retry-after')).toBe('2');
      expect(await problem(early, 409)).toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });

      order.release();
      const created = await success<Shipment>(await running);
      expect((await found(key)).map(({ id }) => id)).toEqual([created.id]);
    });

    test('a carrier that cannot be reached afterwards leaves an open outcome open', async () => {
      const key = randomUUID();
      api().faults.set('DHL', { mode: 'lost-answer' });
      await problem(await create(domesticDraft, key), 502);
      api().faults.set('DHL', { mode: 'fail' });
      expect(await problem(await create(domesticDraft, key), 409)).toMatchObject({ code: 'CARRIER_UNKNOWN' });
      expect(await problem(await lookUp(key), 409)).toMatchObject({ code: 'CARRIER_UNKNOWN' });
      api().faults.clear();
      const created = await success<Shipment>(await create(domesticDraft, key));
      expect((await found(key)).map(({ id }) => id)).toEqual([created.id]);
    });

    test('a refusal creates nothing, says why, and says the same ever after', async () => {
      const key = randomUUID();
      api().faults.set('DHL', { mode: 'refuse', reason: 'Kundenkonto gesperrt.' });
      const refused = await problem(await create(domesticDraft, key), 422);
      api().faults.clear();
      expect(refused).toMatchObject({
        code: 'CARRIER_REFUSED',
        detail: 'DHL hat den Auftrag nicht angenommen. Kundenkonto gesperrt.',
        errors: [{ pointer: '/carrier', detail: 'Kundenkonto gesperrt.' }],
      });
      const { requestId: _, ...told } = refused;
      expect(await problem(await create(domesticDraft, key), 422)).toMatchObject(told);
      expect(await problem(await lookUp(key), 422)).toMatchObject(told);
      expect((await create(domesticDraft)).status).toBe(200);
    });

    test('a carrier that cannot be reached has ordered nothing', async () => {
      api().faults.set('DHL', { mode: 'fail' });
      const failed = await problem(await create(domesticDraft), 503);
      api().faults.clear();
      expect(failed).toMatchObject({ title: 'DHL antwortet nicht. Es wurde nichts beauftragt.' });
    });

    test('a product that does not take the parcel is refused with the reason', async () => {
      const heavy = { ...defaultPackage, weightKg: 45 };
      const body = { ...domesticDraft, shipmentData: { ...domesticDraft.shipmentData, packages: [heavy] } };
      const refused = await problem(await create(body), 422);
      expect(refused.errors).toEqual([{ pointer: '/carrier', detail: expect.stringContaining('erlaubt') }]);
    });
  });

  describe('validation', () => {
    test.each<[string, Partial<ShipmentDraft> | Record<string, unknown>, string, string]>([
      ['a missing text', { description: '' }, '/description', 'Pflichtfeld'],
      ['white space', { description: '  ' }, '/description', 'Nur Leerzeichen sind nicht erlaubt'],
      ['a text too long', { referenceNumber: 'x'.repeat(36) }, '/referenceNumber', 'Maximal 35 Zeichen'],
      [
        'a day gone by',
        { shipmentData: { ...domesticDraft.shipmentData, requestedDeliveryDate: '2026-11-19' } },
        '/shipmentData/requestedDeliveryDate',
        'Das Datum liegt in der Vergangenheit.',
      ],
      ['no rate', { carrier: '' }, '/carrier', 'Wählen Sie einen Tarif.'],
      [
        'insurance without value',
        { insured: true },
        '/declaredValue',
        'Pflichteingabe bei Transportversicherung',
      ],
      [
        'no parcel',
        { shipmentData: { ...domesticDraft.shipmentData, packages: [] } },
        '/shipmentData/packages',
        'Fügen Sie mindestens ein Packstück hinzu.',
      ],
      [
        'a number that is a text',
        {
          shipmentData: {
            ...domesticDraft.shipmentData,
            packages: [{ ...domesticDraft.shipmentData.packages[0], weightKg: '5' }],
          },
        },
        '/shipmentData/packages/0/weightKg',
        'Eingabe muss eine Zahl sein',
      ],
      [
        'a postcode of another country',
        { to: { ...domesticDraft.to, address: { ...domesticDraft.to.address, countryCode: 'AT' } } },
        '/to/address/postalCode',
        'Postleitzahl passt nicht zu Österreich (Beispiel: 1010).',
      ],
      [
        'an impossible phone number',
        { to: { ...domesticDraft.to, phone: '+49 12' } },
        '/to/phone',
        'Ungültige Telefonnummer',
      ],
      [
        'a neutral sender that is none',
        { neutralShipment: true, linkedNeutralSenderId: 'con_nobody' },
        '/linkedNeutralSenderId',
        'Der gewählte Kontakt wurde nicht gefunden.',
      ],
    ])('%s', async (_, change, pointer, detail) => {
      const refused = await problem(await create({ ...domesticDraft, ...change }), 422);
      expect(refused.errors).toContainEqual({ pointer, detail });
    });

    test('today is the day of the person, not of the server', async () => {
      const shipmentData = { ...domesticDraft.shipmentData, requestedDeliveryDate: '2026-11-20' };
      const from = (offset: string) =>
        api().call('owner', 'POST /shipments', {
          body: { ...avis, shipmentData },
          headers: { 'timezone-offset': offset },
        });
      expect((await from('-60')).status).toBe(200);
      expect((await from('-840')).status).toBe(422);
      expect((await from('nonsense')).status).toBe(200);
    });

    test('a body that is no object', async () => {
      expect((await create([1])).status).toBe(422);
      expect((await create(undefined)).status).toBe(422);
    });
  });

  describe('a template', () => {
    test('is stored, ordered by a colleague, and ordered once', async () => {
      const template = await success<Shipment>(await create(avis));
      expect(template).toMatchObject({ status: 'avis', trackingNumber: null, priceNetCents: null });

      const key = randomUUID();
      const submit = (by: 'packer' | 'member', with_ = key) =>
        api().call(by, `POST /shipments/${template.id}/submit`, { key: with_ });
      const ordered = await success<Shipment>(await submit('packer'));
      expect(ordered).toMatchObject({
        id: template.id,
        status: 'ordered',
        orderNumber: template.orderNumber,
      });
      expect(await success(await submit('packer'))).toEqual(ordered);
      expect(await problem(await submit('member', randomUUID()), 409)).toMatchObject({
        title: 'Diese Sendung ist bereits beauftragt.',
      });
    });

    test('without a rate cannot be ordered', async () => {
      const bare = { ...avis, carrier: '', carrierProduct: '', carrierProductCode: '' };
      const { id } = await success<Shipment>(await create(bare));
      const refused = await problem(await api().call('owner', `POST /shipments/${id}/submit`), 422);
      expect(refused.errors).toEqual([{ pointer: '/carrier', detail: 'Wählen Sie einen Tarif.' }]);
    });

    test('of another organisation is not there', async () => {
      const { id } = await success<Shipment>(await create(avis));
      expect((await api().call('otherOwner', `POST /shipments/${id}/submit`)).status).toBe(404);
    });
  });
}
