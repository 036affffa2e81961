import { randomUUID } from 'node:crypto';
import type { Notification, Shipment, ShipmentDraft, ShipmentsPage } from 'contract';
import { addresses, domesticDraft, organizations } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

const template: ShipmentDraft = {
  ...domesticDraft,
  linkedRecipientId: null,
  linkedSenderId: null,
  isAvis: true,
};

/** Templates, which are changed and completed by several people. */
export function testTemplates(api: () => TestApi): void {
  const create = async (draft: Partial<ShipmentDraft> = {}) =>
    success<Shipment>(await api().call('owner', 'POST /shipments', { body: { ...template, ...draft } }));
  const read = async (id: string) => success<Shipment>(await api().call('owner', `GET /shipments/${id}`));
  const ofVersion = (version: number) => ({ 'if-match': `"${version}"` });
  const change = (id: string, version: number, draft: Partial<ShipmentDraft>, key: string = randomUUID()) =>
    api().call('member', `PATCH /shipments/${id}`, {
      body: { ...template, ...draft },
      headers: ofVersion(version),
      key,
    });
  const complete = (
    id: string,
    version: number,
    draft: Partial<ShipmentDraft>,
    { key = randomUUID(), by = 'packer' }: { readonly key?: string; readonly by?: PersonName } = {},
  ) =>
    api().call(by, `POST /shipments/${id}/submit`, {
      body: { ...template, isAvis: false, ...draft },
      headers: ofVersion(version),
      key,
    });
  const newest = async () =>
    (await success<{ items: Notification[] }>(await api().call('owner', 'GET /notifications?perPage=1')))
      .items[0];
  const actionsOn = async (id: string) =>
    (
      await api()
        .store.db.select()
        .from(tables.auditRecords)
        .where(eq(tables.auditRecords.objectId, id))
        .orderBy(tables.auditRecords.at)
    ).map(({ action, changes, personName }) => ({ action, changes, personName }));

  describe('a template that is changed', () => {
    test('stays one, is told and written down, and found by its new words', async () => {
      const { id, version } = await create({ to: addresses.sahin });
      expect(version).toBe(1);
      const answer = await change(id, 1, { to: addresses.jessnitzer, referenceNumber: 'Neu-4711' });
      expect(answer.headers.get('etag')).toBe('"2"');
      expect(await success<Shipment>(answer)).toMatchObject({
        id,
        version: 2,
        status: 'avis',
        isAvis: true,
        referenceNumber: 'Neu-4711',
        to: { companyName: addresses.jessnitzer.companyName },
      });
      expect(await newest()).toMatchObject({
        type: 'shipment-updated',
        createdBy: { full_name: 'Aylin Özdemir' },
        entity: { id, status: 'AVIS' },
      });
      expect((await actionsOn(id)).at(-1)).toMatchObject({
        action: 'changed',
        personName: 'Aylin Özdemir',
        changes: expect.arrayContaining([
          { field: 'referenceNumber', before: template.referenceNumber, after: 'Neu-4711' },
        ]) as unknown,
      });
      const { items } = await success<ShipmentsPage>(
        await api().call('owner', 'GET /shipments?search=neu-4711'),
      );
      expect(items.map((one) => one.id)).toEqual([id]);
    });

    test('by two people at once is changed by one, and the other is told', async () => {
      const { id } = await create();
      const answers = await Promise.all(
        ['eins', 'zwei'].map((referenceNumber) => change(id, 1, { referenceNumber })),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
      const late = answers.find(({ status }) => status === 412);
      expect(late && (await problem(late, 412))).toMatchObject({
        code: 'VERSION_STALE',
        title: 'Diese Vorlage wurde inzwischen geändert.',
      });
      expect(await read(id)).toMatchObject({ version: 2 });
    });

    test.each([
      ['no version', {}],
      ['one that is none', { 'if-match': 'W/"1"' }],
      ['any version', { 'if-match': '*' }],
    ])('by a call that names %s is left alone', async (_, headers) => {
      const { id } = await create();
      const answer = await api().call('owner', `PATCH /shipments/${id}`, {
        body: { ...template, referenceNumber: 'x' },
        headers,
      });
      expect((await problem(answer, 428)).detail).toContain('If-Match');
      expect(await read(id)).toMatchObject({ version: 1, referenceNumber: template.referenceNumber });
    });

    test('twice under one key is changed once, and found by it', async () => {
      const { id } = await create();
      const key = randomUUID();
      const first = await success<Shipment>(await change(id, 1, { referenceNumber: 'A' }, key));
      expect(await success(await change(id, 1, { referenceNumber: 'A' }, key))).toEqual(first);
      const { items } = await success<ShipmentsPage>(
        await api().call('member', `GET /shipments?idempotencyKey=${key}`),
      );
      expect(items).toEqual([first]);
      expect((await actionsOn(id)).map(({ action }) => action)).toEqual(['created', 'changed']);
    });

    test('is not, once somebody was told that nothing has come of the key', async () => {
      const { id } = await create();
      const key = randomUUID();
      await success(await api().call('member', `GET /shipments?idempotencyKey=${key}`));
      expect(await problem(await change(id, 1, { referenceNumber: 'spät' }, key), 409)).toMatchObject({
        code: 'IDEMPOTENCY_CLOSED',
      });
      expect(await read(id)).toMatchObject({ version: 1 });
    });

    test('has to be one: what is ordered is cancelled and copied', async () => {
      const { id } = await create();
      await success(await api().call('owner', `POST /shipments/${id}/submit`));
      expect(await problem(await change(id, 2, {}), 409)).toMatchObject({
        code: 'NOT_A_TEMPLATE',
        title: 'Diese Sendung ist bereits beauftragt und lässt sich nicht mehr bearbeiten.',
        detail: 'Stornieren Sie sie und beauftragen Sie eine Kopie mit den geänderten Angaben.',
      });
    });

    test('is judged like a new one', async () => {
      const { id } = await create();
      expect((await problem(await change(id, 1, { description: ' ' }), 422)).errors).toEqual([
        { pointer: '/description', detail: 'Nur Leerzeichen sind nicht erlaubt' },
      ]);
    });

    test('by staff stays its organisation’s, with contacts of that', async () => {
      const { id } = await create();
      const answer = await api().call('backofficeUser', `PATCH /shipments/${id}?organization=all`, {
        body: { ...template, linkedRecipientId: 'con_loewenstein' },
        headers: ofVersion(1),
      });
      expect(await success<Shipment>(answer)).toMatchObject({ linkedRecipientId: 'con_loewenstein' });
      expect(api().announced.at(-1)?.orgCode).toBe(organizations.tietze.orgCode);
    });
  });

  describe('a template that is completed', () => {
    test('is ordered as the body says, and becomes that', async () => {
      const { id } = await create({ carrier: '', carrierProduct: '', carrierProductCode: '' });
      const packages = [{ ...template.shipmentData.packages[0], amount: 1, weightKg: 3.3 }];
      const ordered = await success<Shipment>(
        await complete(id, 1, {
          to: addresses.jessnitzer,
          shipmentData: { ...template.shipmentData, packages } as ShipmentDraft['shipmentData'],
        }),
      );
      expect(ordered).toMatchObject({
        id,
        status: 'ordered',
        isAvis: false,
        carrier: 'DHL',
        version: 2,
        to: { companyName: addresses.jessnitzer.companyName },
        shipmentData: { packages: [{ amount: 1, weightKg: 3.3 }] },
      });
      const found = await success<ShipmentsPage>(
        await api().call('owner', `GET /shipments?search=jessnitzer&carrier=DHL`),
      );
      expect(found.items.map((one) => one.id)).toContain(id);
    });

    test('stands under the neutral sender that was chosen', async () => {
      const { id: contactId } = await success<{ id: string }>(
        await api().call('owner', 'POST /contacts', {
          body: { kind: 'neutral_sender', shortName: '', block: addresses.neutralKiel },
        }),
      );
      const { id } = await create();
      await success(
        await complete(id, 1, { neutralShipment: true, linkedNeutralSenderId: contactId }, { by: 'owner' }),
      );
      const [row] = await api().store.db.select().from(tables.shipments).where(eq(tables.shipments.id, id));
      expect(row?.neutralSender).toMatchObject({ companyName: addresses.neutralKiel.companyName });
    });

    test('is as it was where its carrier refuses', async () => {
      const before = await create();
      api().faults.set('DHL', { mode: 'refuse', reason: 'Kundenkonto gesperrt.' });
      const refused = await complete(before.id, 1, { referenceNumber: 'Neu' });
      api().faults.clear();
      expect((await problem(refused, 422)).code).toBe('CARRIER_REFUSED');
      expect(await read(before.id)).toEqual(before);
      expect((await complete(before.id, 1, { referenceNumber: 'Neu' })).status).toBe(200);
    });

    test('after somebody has changed it is not ordered', async () => {
      const { id } = await create();
      await success(await change(id, 1, { referenceNumber: 'geändert' }));
      expect((await problem(await complete(id, 1, {}), 412)).code).toBe('VERSION_STALE');
      expect(await read(id)).toMatchObject({ status: 'avis', referenceNumber: 'geändert' });
    });

    test('needs a version only where it brings something', async () => {
      const { id } = await create();
      const body = { ...template, isAvis: false };
      expect((await api().call('owner', `POST /shipments/${id}/submit`, { body })).status).toBe(428);
      expect((await api().call('owner', `POST /shipments/${id}/submit`)).status).toBe(200);
    });

    test('by a call that brings nothing, but names what it saw, is ordered as that or not at all', async () => {
      const { id } = await create();
      await success(await change(id, 1, { referenceNumber: 'geändert' }));
      const submit = (version: number) =>
        api().call('packer', `POST /shipments/${id}/submit`, { headers: ofVersion(version) });
      const illegible = { headers: { 'if-match': '*' } };
      expect((await api().call('packer', `POST /shipments/${id}/submit`, illegible)).status).toBe(428);
      expect((await problem(await submit(1), 412)).code).toBe('VERSION_STALE');
      expect(await read(id)).toMatchObject({ status: 'avis', referenceNumber: 'geändert' });
      expect((await submit(2)).status).toBe(200);
    });

    test('twice under one key is ordered once, whatever became of the template', async () => {
      const { id } = await create();
      const key = randomUUID();
      const first = await success<Shipment>(await complete(id, 1, { referenceNumber: 'B' }, { key }));
      expect(await success(await complete(id, 1, { referenceNumber: 'B' }, { key }))).toEqual(first);
      expect((await problem(await complete(id, 2, { referenceNumber: 'B' }), 409)).code).toBe(
        'NOT_A_TEMPLATE',
      );
    });

    test('cannot be changed while it is being ordered', async () => {
      const { id } = await create();
      const held = api().holdNextOrder();
      const ordering = complete(id, 1, {});
      await held.arrived;
      expect((await problem(await change(id, 1, {}), 409)).title).toBe(
        'Diese Sendung wird gerade beauftragt.',
      );
      held.release();
      expect((await ordering).status).toBe(200);
    });

    test('without a rate is not ordered', async () => {
      const { id } = await create();
      const none = { isAvis: true, carrier: '', carrierProduct: '', carrierProductCode: '' } as const;
      expect((await problem(await complete(id, 1, none), 422)).errors).toMatchObject([
        { pointer: '/carrier' },
      ]);
    });
  });
}
