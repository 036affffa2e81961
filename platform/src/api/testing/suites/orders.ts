import { randomUUID } from 'node:crypto';
import type { Contact, Notification, Shipment, ShipmentDraft, ShipmentsPage } from 'contract';
import { addresses, domesticDraft, FIXTURE_NOW, organizations } from 'contract/fixtures';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

/** What an order touches besides itself: contacts, colleagues, and what is not its organisation's. */
export function testOrders(api: () => TestApi): void {
  const unlinked = { ...domesticDraft, linkedRecipientId: null, linkedSenderId: null };
  const create = async (draft: Partial<ShipmentDraft>, by: PersonName = 'owner', key?: string) =>
    success<Shipment>(
      await api().call(by, 'POST /shipments', {
        body: { ...unlinked, ...draft },
        ...(key !== undefined && { key }),
      }),
    );
  const createContact = async (kind: Contact['kind'], by: PersonName = 'owner') =>
    success<Contact>(
      await api().call(by, 'POST /contacts', { body: { kind, block: addresses.brueggemann } }),
    );
  const lastUsed = async ({ id }: Contact, by: PersonName = 'owner') =>
    (await success<Contact>(await api().call(by, `GET /contacts/${id}`))).lastUsedAt;
  const newest = async (by: PersonName) =>
    (await success<{ items: Notification[] }>(await api().call(by, 'GET /notifications?perPage=1'))).items[0];
  const setStatus = (id: string, status: 'avis' | 'cancelled') =>
    api().store.db.update(tables.shipments).set({ status }).where(eq(tables.shipments.id, id));

  describe('the contacts of an order', () => {
    test('are used by it, and no others', async () => {
      const sender = await createContact('sender');
      const recipient = await createContact('recipient');
      const bystander = await createContact('recipient');
      await create({ linkedSenderId: sender.id, linkedRecipientId: recipient.id });
      const used = new Date(FIXTURE_NOW).toISOString();
      expect(await lastUsed(sender)).toBe(used);
      expect(await lastUsed(recipient)).toBe(used);
      expect(await lastUsed(bystander)).toBeNull();
    });

    test.each(['linkedSenderId', 'linkedRecipientId', 'linkedNeutralSenderId'] as const)(
      'of another organisation are none, and are left alone: %s',
      async (link) => {
        const theirs = await createContact('neutral_sender', 'otherOwner');
        for (const id of [theirs.id, 'con_nobody', 'con_ \u0000', '', 'x'.repeat(900_000)]) {
          const refused = await api().call('owner', 'POST /shipments', { body: { ...unlinked, [link]: id } });
          expect((await problem(refused, 422)).errors).toEqual([
            { pointer: `/${link}`, detail: 'Der gewählte Kontakt wurde nicht gefunden.' },
          ]);
        }
        expect(await lastUsed(theirs, 'otherOwner')).toBeNull();
      },
    );

    test('give no neutral sender that is another’s, or that is none', async () => {
      const theirs = await createContact('neutral_sender', 'otherOwner');
      const plain = await createContact('recipient');
      for (const { id } of [theirs, plain]) {
        const body = { ...unlinked, neutralShipment: true, linkedNeutralSenderId: id };
        expect((await problem(await api().call('owner', 'POST /shipments', { body }), 422)).errors).toEqual([
          { pointer: '/linkedNeutralSenderId', detail: 'Der gewählte Kontakt wurde nicht gefunden.' },
        ]);
      }
    });

    test('give no neutral sender that was stored before anybody asked whether labels can show it', async () => {
      const old = await createContact('neutral_sender');
      await api()
        .store.db.update(tables.contacts)
        .set({ block: { ...addresses.neutralKiel, companyName: '李明' } })
        .where(eq(tables.contacts.id, old.id));
      const body = { ...unlinked, neutralShipment: true, linkedNeutralSenderId: old.id };
      expect((await problem(await api().call('owner', 'POST /shipments', { body }), 422)).errors).toEqual([
        {
          pointer: '/linkedNeutralSenderId',
          detail:
            '„李明“ lässt sich nicht auf das Versandetikett drucken. Verwenden Sie lateinische Buchstaben.',
        },
      ]);
    });

    test('give none to a shipment that is not neutral', async () => {
      const neutral = await createContact('neutral_sender');
      const { id } = await create({ neutralShipment: false, linkedNeutralSenderId: neutral.id });
      const [row] = await api().store.db.select().from(tables.shipments).where(eq(tables.shipments.id, id));
      expect(row?.neutralSender).toBeNull();
      expect(await lastUsed(neutral)).toBeNull();
    });
  });

  describe('a template that is ordered', () => {
    test('is news for the colleagues, and costs what the carrier asks', async () => {
      const { id } = await create({ isAvis: true });
      const ordered = await success<Shipment>(await api().call('owner', `POST /shipments/${id}/submit`));
      expect(ordered).toMatchObject({
        priceNetCents: expect.any(Number),
        trackingNumber: expect.any(String),
        expectedDeliveryDate: expect.any(String),
      });
      expect(await newest('member')).toMatchObject({
        type: 'shipment-updated',
        createdBy: { full_name: 'Jana Möller' },
        entity: { id, trackingNumber: ordered.trackingNumber, status: 'ORDERED' },
      });
      const { items } = await success<ShipmentsPage>(
        await api().call('owner', `GET /shipments?search=${ordered.trackingNumber}`),
      );
      expect(items.map((one) => one.id)).toEqual([id]);
    });

    test('by staff stays its organisation’s', async () => {
      const { id } = await create({ isAvis: true });
      const submit = `POST /shipments/${id}/submit` as const;
      expect((await api().call('backofficeUser', submit)).status).toBe(404);
      expect((await api().call('backofficeUser', `${submit}?organization=all`)).status).toBe(200);
      expect((await api().call('otherOwner', `GET /shipments/${id}`)).status).toBe(404);
      expect(await newest('member')).toMatchObject({
        entity: { id },
        createdBy: { full_name: 'Maike Petersen' },
      });
    });

    test('by staff is told and written down where the shipment belongs', async () => {
      const recipient = await createContact('recipient');
      const { id } = await create({ isAvis: true, linkedRecipientId: recipient.id });
      const { db } = api().store;
      await db.update(tables.contacts).set({ lastUsedAt: null }).where(eq(tables.contacts.id, recipient.id));
      const told = api().announced.length;
      const submit = `POST /shipments/${id}/submit?organization=all` as const;
      await success(await api().call('backofficeUser', submit));

      const { orgCode } = organizations.tietze;
      expect(api().announced.slice(told)).toMatchObject([{ orgCode, notification: { entity: { id } } }]);
      const written = await db
        .select()
        .from(tables.auditRecords)
        .where(eq(tables.auditRecords.objectId, id))
        .orderBy(tables.auditRecords.at);
      expect(written.map((record) => [record.action, record.orgCode])).toEqual([
        ['created', orgCode],
        ['order-begun', orgCode],
        ['ordered', orgCode],
      ]);
      expect(await lastUsed(recipient)).not.toBeNull();
    });

    test('twice under one key is ordered once', async () => {
      const key = randomUUID();
      const { id } = await create({ isAvis: true });
      const submit = () => api().call('owner', `POST /shipments/${id}/submit`, { key });
      const ordered = await success<Shipment>(await submit());
      expect(await success(await submit())).toEqual(ordered);
    });

    test('has to be one', async () => {
      const { id } = await create({ isAvis: true });
      await setStatus(id, 'cancelled');
      expect(await problem(await api().call('owner', `POST /shipments/${id}/submit`), 409)).toMatchObject({
        title: 'Nur Vorlagen können beauftragt werden.',
      });
    });

    test('is judged by the rules of today', async () => {
      const { id } = await create({ isAvis: true });
      const past = { ...domesticDraft.shipmentData, requestedDeliveryDate: '2026-11-19' };
      await api()
        .store.db.update(tables.shipments)
        .set({ draft: { ...unlinked, isAvis: true, shipmentData: past } })
        .where(eq(tables.shipments.id, id));
      expect((await problem(await api().call('owner', `POST /shipments/${id}/submit`), 422)).errors).toEqual([
        {
          pointer: '/shipmentData/requestedDeliveryDate',
          detail: 'Das Datum liegt in der Vergangenheit.',
        },
      ]);
    });
  });

  describe('what a key has created', () => {
    test('is found by the person who used it alone', async () => {
      const key = randomUUID();
      const { id } = await create({ isAvis: true }, 'owner', key);
      const found = async (by: PersonName) =>
        (await success<ShipmentsPage>(await api().call(by, `GET /shipments?idempotencyKey=${key}`))).items;
      expect((await found('owner')).map((one) => one.id)).toEqual([id]);
      expect(await found('member')).toEqual([]);
      expect(await found('otherOwner')).toEqual([]);
      expect(await found('backofficeUser')).toEqual([]);
    });

    test('is told to nobody who orders something else by it', async () => {
      const key = randomUUID();
      const { id } = await create({ isAvis: true });
      const other = await create({ isAvis: true });
      await success(await api().call('owner', `POST /shipments/${id}/submit`, { key }));
      const refused = await api().call('owner', `POST /shipments/${other.id}/submit`, { key });
      expect((await problem(refused, 422)).code).toBe('IDEMPOTENCY_MISMATCH');
      const read = await success<Shipment>(await api().call('owner', `GET /shipments/${other.id}`));
      expect(read).toMatchObject({ status: 'avis', version: 1 });
    });
  });

  test('an address is stored and sent as its country writes it', async () => {
    const at = { ...addresses.sahin.address, postalCode: 'D-24143', countryCode: 'DE', city: 'Kiel' };
    const shipment = await create({ isAvis: true, to: { ...addresses.sahin, address: at } });
    expect(shipment.to.address.postalCode).toBe('24143');
    const body = { kind: 'recipient', block: { ...addresses.sahin, address: at } };
    const contact = await success<Contact>(await api().call('owner', 'POST /contacts', { body }));
    expect(contact.block.address.postalCode).toBe('24143');
  });

  test('a label that its carrier does not give is told', async () => {
    const { id } = await create({});
    api().faults.set('DHL', { mode: 'fail' });
    const failed = await problem(await api().call('owner', `GET /shipments/${id}/shipping-label`), 502);
    api().faults.clear();
    expect(failed).toMatchObject({ title: 'PDF konnte nicht geladen werden.', detail: expect.any(String) });
  });

  test('a label is asked for once, and again where something else stands on it', async () => {
    const { id } = await create({});
    const fetchLabel = () => api().call('owner', `GET /shipments/${id}/shipping-label`);
    const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer()).toString('base64');
    const first = await bytes(await fetchLabel());
    api().faults.set('DHL', { mode: 'fail' });
    const again = await fetchLabel();
    await api()
      .store.db.update(tables.shipments)
      .set({ neutralSender: addresses.neutralKiel })
      .where(eq(tables.shipments.id, id));
    const changed = await fetchLabel();
    api().faults.clear();
    expect(again.status).toBe(200);
    expect(await bytes(again)).toBe(first);
    expect(changed.status).toBe(502);
  });

  test('numbers of orders go up', async () => {
    const first = await create({ isAvis: true });
    const second = await create({ isAvis: true });
    expect(Number(second.orderNumber.slice(3))).toBeGreaterThan(Number(first.orderNumber.slice(3)));
    const [latest] = await api()
      .store.db.select()
      .from(tables.shipments)
      .orderBy(desc(tables.shipments.orderNumber))
      .limit(1);
    expect(latest?.id).toBe(second.id);
  });
}
