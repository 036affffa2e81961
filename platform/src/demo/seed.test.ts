import { dayInZone, reasonAgainstProduct, shipmentSchema, shipmentStatuses } from 'contract';
import type {
  CarrierProduct,
  ExecutionDetail,
  PackagingRule,
  Quote,
  Shipment,
  TestExecution,
} from 'contract';
import { people } from 'contract/fixtures';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, success } from '../api/testing/test-api.ts';
import type { TestApi } from '../api/testing/test-api.ts';
import { toShipment } from '../resources/shipments/shipment-row.ts';
import { tables } from '../store/index.ts';
import { openMemoryStore } from '../store/testing/open-memory-store.ts';
import { seedDemoData } from './seed.ts';

// A Sunday before dawn: the fixtures were photographed on a Friday afternoon.
const now = new Date('2027-03-28T03:10:00.000Z');

describe('demo data', () => {
  let api: TestApi;
  let rows: (typeof tables.shipments.$inferSelect)[];
  beforeAll(async () => {
    api = await startTestApi(await openMemoryStore());
    await seedDemoData(api.store.db, now);
    rows = await api.store.db.select().from(tables.shipments);
  });
  afterAll(() => api.close());

  test('are a working organisation: every status, many shipments, two organisations', () => {
    const first = rows.filter(({ orgCode }) => orgCode === people.owner.orgCodes[0]);
    expect(first.length).toBeGreaterThanOrEqual(60);
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set(shipmentStatuses));
    expect(new Set(first.map(({ carrier }) => carrier)).size).toBeGreaterThanOrEqual(7);
    expect(rows.length).toBeGreaterThan(first.length);
    // No island is among the addresses.
    expect(rows.filter(({ draft }) => draft.carrierProduct.startsWith('Inselfracht'))).toEqual([]);
    for (const row of rows) expect(v.is(shipmentSchema, toShipment(row))).toBe(true);
  });

  test('lie in the past, with a history that ends in the status', async () => {
    for (const row of rows) expect(row.createdAt.getTime()).toBeLessThanOrEqual(now.getTime());
    const events = await api.store.db.select().from(tables.trackingEvents);
    for (const event of events) expect(event.at.getTime()).toBeLessThanOrEqual(now.getTime());
    for (const { deliveredAt, expectedDeliveryDate } of rows) {
      if (deliveredAt) expect(expectedDeliveryDate).toBe(dayInZone(deliveredAt, 'Europe/Berlin'));
    }
    for (const { id, status } of rows) {
      const own = events.filter(({ shipmentId }) => shipmentId === id).toSorted((a, b) => +a.at - +b.at);
      expect(own.at(-1)?.status ?? 'avis').toBe(status);
    }
  });

  test('have hours where the carrier of one on the van announces them', () => {
    const told = rows.filter(({ deliveryFrom }) => deliveryFrom !== null);
    expect(told.length).toBeGreaterThan(0);
    for (const { status, deliveryFrom, deliveryUntil } of told) {
      expect(status).toBe('in_delivery');
      expect((deliveryUntil ?? 0) > (deliveryFrom ?? 0)).toBe(true);
    }
  });

  test('are seeded once, and new order numbers go on after them', async () => {
    await seedDemoData(api.store.db, now);
    expect(await api.store.db.$count(tables.shipments)).toBe(rows.length);
    const highest = Math.max(...rows.map(({ orderNumber }) => orderNumber));
    const template = rows.find(({ status }) => status === 'avis');
    const created = await success<Shipment>(
      await api.call('owner', 'POST /shipments', {
        body: {
          ...template?.draft,
          shipmentData: { ...template?.draft.shipmentData, requestedDeliveryDate: '2027-04-01' },
        },
      }),
    );
    expect(created.orderNumber).toBe(`LO-${highest + 1}`);
  });

  test('have an open quote, an answered one whose offer still holds, and a refused one', async () => {
    const { items } = await success<{ items: Quote[] }>(await api.call('owner', 'GET /rate-requests'));
    expect(items.map(({ status }) => status)).toEqual(['open', 'answered', 'refused']);
    for (const { createdAt } of items) expect(Date.parse(createdAt)).toBeLessThanOrEqual(now.getTime());
    expect(items[1]?.offer?.validUntil.localeCompare('2027-03-28')).toBe(1);
  });

  test('have an open quote that some products fit', async () => {
    const [open] = (await success<{ items: [Quote] }>(await api.call('owner', 'GET /rate-requests'))).items;
    const read = async (path: `/${string}`) => success(await api.call('backofficeUser', `GET ${path}`));
    const { items: products } = (await read('/carrier-products')) as { items: CarrierProduct[] };
    const { items: rules } = (await read('/carrier-packaging-rules')) as { items: PackagingRule[] };
    const fitting = products.filter((product) => !reasonAgainstProduct(product, rules, open.draft));
    expect(fitting.map(({ code }) => code)).toEqual(['DEKU_STUECKGUT']);
  });

  test('have labels, unread notifications and a history that no carrier changes', async () => {
    for (const { id, status } of rows
      .filter(({ orgCode }) => orgCode === people.owner.orgCodes[0])
      .slice(0, 20)) {
      const label = await api.call('owner', `GET /shipments/${id}/shipping-label`);
      expect(label.status).toBe(status === 'avis' || status === 'cancelled' ? 409 : 200);
    }
    expect(await success(await api.call('owner', 'GET /notifications?isRead=false'))).toMatchObject({
      totalItems: 3,
    });
    const moving = rows.find(({ status }) => status === 'in_delivery');
    expect(await success(await api.call('owner', `GET /shipments/${moving?.id}/track`))).toMatchObject({
      shipment: { status: 'in_delivery' },
    });
  });

  test('have a series of tests that can be executed, also when its days are over', async () => {
    api.now = new Date(now.getTime() + 10 * 86_400_000);
    const { id, testSampleId } = await success<TestExecution>(
      await api.call('backofficeUser', 'POST /test-samples/tsa_customs/execute', { body: {} }),
    );
    const detail = async () =>
      success<ExecutionDetail>(
        await api.call('backofficeUser', `GET /test-samples/${testSampleId}/executions/${id}`),
      );
    await expect.poll(async () => (await detail()).execution.status).toBe('done');
    expect((await detail()).results.map(({ name, status }) => [name, status])).toEqual([
      ['Standardpaket Inland', 'succeeded'],
      ['Kanarische Inseln, Zollangaben', 'succeeded'],
      // Nobody has said yet what is expected.
      ['Samstagszustellung, Express 12 Uhr', 'deviant'],
    ]);
  });
});
