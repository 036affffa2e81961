import { randomUUID } from 'node:crypto';
import { emptyAddressBlock } from 'contract';
import type { Quote, Shipment, ShipmentsPage } from 'contract';
import { FIXTURE_NOW, people } from 'contract/fixtures';
import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { findOutAllDue } from '../../../resources/shipments/find-out.ts';
import { settleByHand } from '../../../resources/shipments/settle-by-hand.ts';
import { tables } from '../../../store/index.ts';
import { beforeNextWrite } from '../before-next-write.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';
import { customs, draft, offer, offered, order, orgCode, quoteCalls } from './quote-kit.ts';

const { auditRecords, shipmentIntents } = tables;

/** From the request of a quote to the order at the offered price. */
export function testQuotes(api: () => TestApi): void {
  const { request, asked, answer, answered, accept, read, listed } = quoteCalls(api);
  afterEach(() => {
    api().now = new Date(FIXTURE_NOW);
    api().faults.clear();
  });

  describe('quotes', () => {
    test('are kept with all that was typed, and create no shipment', async () => {
      const before = await success<ShipmentsPage>(await api().call('owner', 'GET /shipments'));
      const quote = await asked();
      expect(quote).toMatchObject({
        status: 'open',
        orgCode,
        createdBy: { id: people.owner.id, full_name: 'Jana Möller' },
        offer: null,
        draft: { description: draft.description, to: draft.to, shipmentData: draft.shipmentData },
      });
      const after = await success<ShipmentsPage>(await api().call('owner', 'GET /shipments'));
      expect(after.totalItems).toBe(before.totalItems);
      expect(after.quotes).toBe((before.quotes ?? 0) + 1);
      expect(await read(quote.id)).toEqual(quote);
      expect((await listed('packer')).items[0]).toEqual(quote);
      expect((await listed('otherOwner')).items.map(({ id }) => id)).not.toContain(quote.id);
      expect(
        await problem(await api().call('otherOwner', `GET /rate-requests/${quote.id}`), 404),
      ).toMatchObject({
        detail: 'Diese Preisanfrage gibt es nicht oder Sie dürfen sie nicht sehen.',
      });
    });

    test('are asked for once with a key, also at once', async () => {
      const key = randomUUID();
      const answers = await Promise.all([request(draft, key), request(draft, key), request(draft, key)]);
      const [first, ...others] = await Promise.all(answers.map((each) => success<Quote>(each)));
      expect(others).toEqual([first, first]);
      expect(await problem(await request({ ...draft, description: 'Anderes' }, key), 422)).toMatchObject({
        code: 'IDEMPOTENCY_MISMATCH',
      });
      const theirs = await success<Quote>(await request(draft, key, 'member'));
      expect(theirs.id).not.toBe(first?.id);
    });

    test('need places and packages, and nothing else', async () => {
      const open = emptyAddressBlock('DE');
      const bare = {
        ...draft,
        description: '',
        from: { ...open, address: { ...open.address, postalCode: '24103' } },
        to: { ...open, address: { ...open.address, postalCode: '70173' } },
      };
      expect(await asked(bare)).toMatchObject({ status: 'open' });
      expect(await problem(await request({ ...bare, to: open }), 422)).toMatchObject({
        title: 'Versanddaten fehlen',
        errors: [{ pointer: '/to/address/postalCode', detail: 'Pflichtfeld' }],
      });
      const noPackages = { ...bare, shipmentData: { ...draft.shipmentData, packages: [] } };
      expect(await problem(await request(noPackages), 422)).toMatchObject({ title: 'Versanddaten fehlen' });
      const wrongMail = { ...bare, to: { ...bare.to, email: 'labor' } };
      expect(await problem(await request(wrongMail), 422)).toMatchObject({
        title: '1 Angabe fehlt oder ist ungültig.',
        errors: [{ pointer: '/to/email' }],
      });
    });

    test('are not for who may not create shipments', async () => {
      expect((await request(draft, undefined, 'packer')).status).toBe(403);
    });
  });

  describe('the answer to a quote', () => {
    test('comes from staff alone, once, and is announced to the organisation', async () => {
      const { id, quoteNumber } = await asked();
      const byOwner = await api().call('owner', `POST /rate-requests/${id}/answer`, { body: offered });
      await problem(byOwner, 403);
      const quote = await success<Quote>(await answer(id));
      expect(quote).toMatchObject({
        status: 'answered',
        message: 'Mit Hebebühne.',
        offer: { ...offer, carrierProduct: 'Stückgut' },
        answeredBy: { id: people.backofficeUser.id },
      });
      expect(await read(id)).toEqual(quote);
      expect(api().announced.at(-1)).toMatchObject({
        orgCode,
        notification: { type: 'rate-request-answered', entity: { id, quoteNumber } },
      });
      const announced = api().announced.length;
      // Whoever has asked gets a letter besides, once.
      const letters = api().letters.filter(({ text }) => text.includes(id));
      expect(letters).toMatchObject([
        { subject: `Ihr Angebot ${quoteNumber} liegt vor`, html: expect.stringContaining(id) },
      ]);
      expect(await success(await answer(id))).toEqual(quote);
      expect(api().letters.filter(({ text }) => text.includes(id))).toHaveLength(1);
      expect(await problem(await answer(id, { offer: null, message: 'Nein.' }), 409)).toMatchObject({
        title: 'Diese Preisanfrage ist bereits beantwortet.',
      });
      expect(api().announced.length).toBe(announced);
    });

    test('is the one that came first, where two people answer at the same moment', async () => {
      const { id } = await asked();
      const both = await Promise.all([answer(id), answer(id, { offer: null, message: 'Nein.' })]);
      expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
      const kept = both.find(({ ok }) => ok);
      expect(await read(id)).toEqual(kept && (await success<Quote>(kept)));
      expect(api().letters.filter(({ text }) => text.includes(id))).toHaveLength(1);
    });

    test('names a product that the carrier has, and days to come', async () => {
      const { id } = await asked();
      const wrong = { ...offered, offer: { ...offer, carrierProductCode: 'DEKU_FLUG' } };
      expect(await problem(await answer(id, wrong), 422)).toMatchObject({
        errors: [{ pointer: '/offer/carrierProductCode', detail: 'Dieses Versandprodukt kennt DEKU nicht.' }],
      });
      const past = { ...offered, offer: { ...offer, validUntil: '2026-11-19' } };
      expect(await problem(await answer(id, past), 422)).toMatchObject({
        errors: [{ pointer: '/offer/validUntil' }],
      });
      await problem(await answer(id, offered, ''), 404);
      expect(await success(await answer(id, { offer: null, message: 'Nein.' }))).toMatchObject({
        status: 'refused',
        message: 'Nein.',
        offer: null,
      });
    });
  });

  describe('an offer', () => {
    const recordsOf = (id: string) =>
      api()
        .store.db.select()
        .from(auditRecords)
        .where(and(eq(auditRecords.objectKind, 'rate-request'), eq(auditRecords.objectId, id)))
        .orderBy(auditRecords.at);
    const actionsOf = async (id: string) => (await recordsOf(id)).map(({ action }) => action);
    /** Orders, and lets the process die before the carrier hears of it. @returns the key of the order */
    const dieWhileOrdering = async (id: string) => {
      const key = randomUUID();
      const { carriers } = api().services;
      const connection = carriers.get('DEKU');
      if (!connection) throw new Error('DEKU is not connected');
      carriers.set('DEKU', { ...connection, order: () => Promise.reject(new TypeError('dying')) });
      expect((await accept(id, {}, key)).status).toBe(500);
      carriers.set('DEKU', connection);
      return key;
    };
    /** What the job finds out long after. */
    const settle = async (key: string) => {
      const past = new Date(Date.now() - 1000);
      await api()
        .store.db.update(shipmentIntents)
        .set({ leaseEndsAt: past, nextTryAt: past, missingIsFinalFrom: past })
        .where(eq(shipmentIntents.key, key));
      await findOutAllDue(api().services);
    };

    test('is ordered at its price, once, and its audit tells all of it', async () => {
      const { id } = await answered();
      const key = randomUUID();
      const shipment = await success<Shipment>(await accept(id, {}, key));
      expect(shipment).toMatchObject({
        status: 'ordered',
        carrier: 'DEKU',
        priceNetCents: 123_400,
        expectedDeliveryDate: '2026-11-30',
      });
      expect(await success(await accept(id, {}, key))).toEqual(shipment);
      expect(await read(id)).toMatchObject({ status: 'accepted', shipmentId: shipment.id });
      expect(await problem(await accept(id), 409)).toMatchObject({
        code: 'QUOTE_NOT_VALID',
        title: 'Dieses Angebot ist bereits angenommen.',
      });
      expect((await recordsOf(id)).map(({ action, personName }) => [action, personName])).toEqual([
        ['requested', 'Jana Möller'],
        ['answered', 'Maike Petersen'],
        ['accepted', 'Jana Möller'],
      ]);
    });

    test('is accepted by one of two who have both found it open', async () => {
      const { id } = await answered();
      let faster: Shipment | undefined;
      const end = beforeNextWrite(api().services.db, async () => {
        faster = await success<Shipment>(await accept(id));
      });
      const later = await accept(id);
      end();
      expect((await problem(later, 409)).title).toBe('Dieses Angebot ist bereits angenommen.');
      expect((await read(id)).shipmentId).toBe(faster?.id);
    });

    test('can be accepted again where the carrier has refused the order', async () => {
      const { id } = await answered();
      api().faults.set('DEKU', { mode: 'refuse', reason: 'Kein Platz.' });
      await problem(await accept(id), 422);
      expect(await read(id)).toMatchObject({ status: 'answered', shipmentId: null });
      api().faults.clear();
      expect(await success(await accept(id))).toMatchObject({ priceNetCents: 123_400 });
      expect(await actionsOf(id)).toEqual(['requested', 'answered', 'accepted', 'not-ordered', 'accepted']);
    });

    test('is there again where its order never reached the carrier, and its audit tells so', async () => {
      const { id } = await answered();
      const key = await dieWhileOrdering(id);
      expect(await read(id)).toMatchObject({ status: 'accepted' });
      await settle(key);
      expect(await read(id)).toMatchObject({ status: 'answered', shipmentId: null });
      expect(await success(await accept(id))).toMatchObject({ priceNetCents: 123_400 });
      expect(await actionsOf(id)).toEqual(['requested', 'answered', 'accepted', 'not-ordered', 'accepted']);
    });

    test('is there again where a person has found out that nothing was ordered', async () => {
      const { id } = await answered();
      const key = await dieWhileOrdering(id);
      const [intent] = await api()
        .store.db.update(shipmentIntents)
        .set({ state: 'unclear', nextTryAt: null })
        .where(eq(shipmentIntents.key, key))
        .returning();
      expect(await read(id)).toMatchObject({ status: 'accepted', shipmentId: intent?.shipmentId });
      await settleByHand(api().services, intent?.shipmentId ?? '', { kind: 'not-ordered' });
      expect(await read(id)).toMatchObject({ status: 'answered', shipmentId: null });
    });

    test('ends with its last day, and is nobody else’s', async () => {
      const { id } = await answered();
      const theirs = await api().call('otherOwner', `POST /shipments?quote=${id}`, {
        body: { ...order, customs },
      });
      await problem(theirs, 409);
      api().now = new Date('2026-12-05T09:00:00.000Z');
      const late = { shipmentData: { ...draft.shipmentData, requestedDeliveryDate: '2026-12-08' } };
      expect(await problem(await accept(id, late), 409)).toMatchObject({
        title: 'Dieses Angebot ist abgelaufen.',
      });
    });
  });
}
