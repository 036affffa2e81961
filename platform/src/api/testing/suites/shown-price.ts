import { randomUUID } from 'node:crypto';
import type { Problem, Shipment, ShipmentsPage } from 'contract';
import { domesticDraft } from 'contract/fixtures';
import { afterEach, describe, expect, test } from 'vitest';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

/** Nothing is ordered at another price than the one that whoever orders says they were shown. */
export function testShownPrice(api: () => TestApi): void {
  const create = (shownPrice?: number | string, { key = randomUUID(), isAvis = false } = {}) =>
    api().call('owner', `POST /shipments${shownPrice === undefined ? '' : `?shownPrice=${shownPrice}`}`, {
      body: { ...domesticDraft, isAvis },
      key,
    });
  const priceOf = async (answer: Promise<Response>) => (await success<Shipment>(await answer)).priceNetCents;
  const usualPrice = async () => (await priceOf(create())) ?? 0;
  const amount = async () =>
    (await success<ShipmentsPage>(await api().call('owner', 'GET /shipments?perPage=1'))).totalItems;
  const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')}\u00A0€`;
  const changed = (price: number, shown: number): Partial<Problem> => {
    const detail = `Der Preis hat sich geändert: ${euros(price)} statt ${euros(shown)}. Prüfen Sie den neuen Preis und beauftragen Sie erneut.`;
    return {
      status: 422,
      title: 'Der Preis hat sich geändert. Es wurde nichts beauftragt.',
      detail,
      code: 'PRICE_CHANGED',
      errors: [{ pointer: '/carrier', detail }],
      priceNetCents: price,
    };
  };
  afterEach(() => api().faults.clear());

  describe('a shown price', () => {
    test('that still holds is what the order costs', async () => {
      const price = await usualPrice();
      expect(await priceOf(create(price))).toBe(price);
    });

    test.each([['more', 390] as const, ['less', -1] as const])(
      'that became %s orders nothing and tells the new one',
      async (_, byCents) => {
        const price = await usualPrice();
        const before = await amount();
        api().faults.set('DHL', { mode: 'dearer', byCents });
        const key = randomUUID();
        expect(await problem(await create(price, { key }), 422)).toMatchObject(
          changed(price + byCents, price),
        );
        expect(await amount()).toBe(before);
        // A key is answered as it was the first time, whatever is sent along by then, and to whoever looks it up.
        const again = await problem(await create(price + byCents, { key }), 422);
        expect(again).toMatchObject(changed(price + byCents, price));
        const lookedUp = await api().call('owner', `GET /shipments?idempotencyKey=${key}`);
        expect(await problem(lookedUp, 422)).toMatchObject(changed(price + byCents, price));
        expect(await priceOf(create(price + byCents))).toBe(price + byCents);
      },
    );

    test('is asked of nobody: who names none orders at what it costs', async () => {
      const price = await usualPrice();
      api().faults.set('DHL', { mode: 'dearer', byCents: 100 });
      expect(await priceOf(create())).toBe(price + 100);
    });

    test.each(['-1', '5.4', '5,40', '', 'NaN', '1e3', '0x10', ' 540'])('is no „%s“', async (text) => {
      const before = await amount();
      expect((await create(encodeURIComponent(text))).status).toBeGreaterThanOrEqual(400);
      expect(await amount()).toBe(before);
    });

    test('of a template binds once it is ordered, and leaves it as it was where it does not hold', async () => {
      const price = await usualPrice();
      // Stored, it orders nothing, whatever price it was seen with.
      const template = await success<Shipment>(await create(1, { isAvis: true }));
      const submit = (shownPrice: number) =>
        api().call('packer', `POST /shipments/${template.id}/submit?shownPrice=${shownPrice}`, {
          body: domesticDraft,
          headers: { 'if-match': `"${template.version}"` },
        });
      expect(await problem(await submit(price - 100), 422)).toMatchObject(changed(price, price - 100));
      expect(await success(await api().call('owner', `GET /shipments/${template.id}`))).toEqual(template);
      expect(await success<Shipment>(await submit(price))).toMatchObject({
        id: template.id,
        status: 'ordered',
        priceNetCents: price,
      });
    });

    test('that was seen when the answer got lost leaves one order, which is found out', async () => {
      const price = await usualPrice();
      api().faults.set('DHL', { mode: 'lost-answer' });
      const key = randomUUID();
      await problem(await create(price, { key }), 502);
      api().faults.clear();
      const [found] = (
        await success<ShipmentsPage>(await api().call('owner', `GET /shipments?idempotencyKey=${key}`))
      ).items;
      expect(found).toMatchObject({ status: 'ordered', priceNetCents: price });
      expect((await success<Shipment>(await create(price, { key }))).id).toBe(found?.id);
    });
  });
}
