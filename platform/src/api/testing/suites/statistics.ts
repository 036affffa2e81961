import type { BillingCosts, BillingDetails, Shipment, Statistics } from 'contract';
import { domesticDraft, FIXTURE_NOW } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

const { auditRecords, shipments } = tables;

/** Far from whatever other suites have ordered, whose clock is the fixtures'. */
const PAST = '2019';

/** Where the caller is in summer: two hours ahead. */
const headers = { 'timezone-offset': '-120' };

export function testStatistics(api: () => TestApi): void {
  const get = async (query: string, by: PersonName = 'owner') =>
    success<Statistics>(await api().call(by, `GET /statistics?${query}`, { headers }));

  /** An ordered shipment, made to be of another moment. */
  const order = async (orderedAt: string, values: Partial<typeof shipments.$inferInsert> = {}) => {
    const body = { ...domesticDraft, linkedRecipientId: null, linkedSenderId: null };
    const { id } = await success<Shipment>(await api().call('owner', 'POST /shipments', { body }));
    await api()
      .store.db.update(shipments)
      .set({ orderedAt: new Date(orderedAt), priceNetCents: 1000, ...values })
      .where(eq(shipments.id, id));
    return id;
  };

  describe('of shipments', () => {
    beforeAll(async () => {
      await order(`${PAST}-07-01T08:00:00Z`, { status: 'delivered', priceNetCents: 500 });
      // Still on the first of July in Berlin.
      await order(`${PAST}-07-01T21:59:59Z`, { status: 'exception', carrier: 'UPS' });
      await order(`${PAST}-07-01T22:00:00Z`, { status: 'transit' });
      await order(`${PAST}-07-03T08:00:00Z`, { status: 'returned', priceNetCents: null });
      await order(`${PAST}-07-03T08:00:00Z`, { status: 'cancelled' });
      // The day before, and the one before that, which is compared with nothing.
      await order(`${PAST}-06-30T08:00:00Z`, { status: 'exception' });
      await order(`${PAST}-06-27T08:00:00Z`, { status: 'exception' });
    });

    describe('figures', () => {
      test('count what was ordered and not cancelled, by carrier and by day', async () => {
        const figures = await get(`from=${PAST}-07-01&to=${PAST}-07-03`);
        expect(figures.totals).toEqual({
          shipments: 4,
          delivered: 1,
          underWay: 1,
          exceptions: 1,
          priceNetCents: 2500,
          priced: 3,
        });
        expect(figures.before).toMatchObject({
          from: `${PAST}-06-28`,
          to: `${PAST}-06-30`,
          shipments: 1,
          exceptions: 1,
        });
        expect(figures.carriers).toMatchObject([
          { carrier: 'DHL', shipments: 3, exceptions: 0, priceNetCents: 1500 },
          { carrier: 'UPS', shipments: 1, exceptions: 1 },
        ]);
        expect(figures.unit).toBe('day');
        expect(figures.spans.map(({ from, shipments: amount }) => [from, amount])).toEqual([
          [`${PAST}-07-01`, 2],
          [`${PAST}-07-02`, 1],
          [`${PAST}-07-03`, 1],
        ]);
      });

      test('a period with a name ends today', async () => {
        const today = FIXTURE_NOW.slice(0, 10);
        expect(await get('period=7d')).toMatchObject({ to: today, unit: 'day' });
        expect((await get('')).spans).toHaveLength(13);
      });

      test('those of others stay out', async () => {
        const days = `from=${PAST}-07-01&to=${PAST}-07-03`;
        expect((await get(days, 'otherOwner')).totals.shipments).toBe(0);
        expect((await get(`${days}&organization=all`, 'backofficeUser')).totals.shipments).toBe(4);
        const foreign = await api().call('otherOwner', `GET /statistics?${days}&organization=org_tietze`);
        await problem(foreign, 403);
      });

      test.each(['from=2026-11-02&to=2026-11-01', 'from=2020-01-01&to=2026-11-01', 'period=decade'])(
        '%s is not asked for',
        async (query) => {
          const answer = await api().call('owner', `GET /statistics?${query}`);
          expect(await problem(answer, 400)).toMatchObject({ status: 400 });
        },
      );

      test('are a table, a line for each day and carrier', async () => {
        const days = `from=${PAST}-07-01&to=${PAST}-07-03`;
        const answer = await api().call('owner', `GET /statistics/export?${days}`, { headers });
        expect(answer.headers.get('content-disposition')).toContain(
          `Statistik-${PAST}-07-01-${PAST}-07-03.csv`,
        );
        const lines = (await answer.text()).trim().split('\r\n');
        expect(lines.slice(1)).toEqual([
          `${PAST}-07-01;${PAST}-07-01;DHL;1;1;0;0;5`,
          `${PAST}-07-01;${PAST}-07-01;UPS;1;0;0;1;10`,
          `${PAST}-07-02;${PAST}-07-02;DHL;1;0;1;0;10`,
          `${PAST}-07-03;${PAST}-07-03;DHL;1;0;0;0;0`,
        ]);
      });
    });

    describe('costs', () => {
      const costs = async (query = '', by: PersonName = 'owner') =>
        success<BillingCosts>(await api().call(by, `GET /billing/costs?${query}`, { headers }));

      test('are added up by month, the latest first', async () => {
        const { years, months } = await costs(`year=${PAST}`);
        expect(years[0]).toBe(2026);
        expect(years.at(-1)).toBe(Number(PAST));
        expect(months[0]).toMatchObject({ month: `${PAST}-12`, shipments: 0 });
        expect(months.at(-1)).toEqual({
          month: `${PAST}-06`,
          shipments: 2,
          priceNetCents: 2000,
          unpriced: 0,
        });
        expect(months.at(-2)).toEqual({
          month: `${PAST}-07`,
          shipments: 4,
          priceNetCents: 2500,
          unpriced: 1,
        });
      });

      test('end with this month, and there are none where nothing was ordered', async () => {
        expect((await costs()).months[0]?.month).toBe(FIXTURE_NOW.slice(0, 7));
        expect(await costs(`year=${Number(PAST) - 1}`)).toMatchObject({ months: [] });
      });

      test('are taken apart in a table whose prices make the sum', async () => {
        const answer = await api().call('member', `GET /billing/costs/export?month=${PAST}-07`, { headers });
        const [, ...lines] = (await answer.text()).trim().split('\r\n');
        expect(lines.map((line) => line.split(';').at(-1))).toEqual(['5', '10', '10', '']);
        expect(lines[0]).toMatch(new RegExp(`^${PAST}-07-01;LO-\\d+;`));
        await problem(await api().call('member', `GET /billing/costs/export?month=${PAST}-13`), 400);
      });
    });
  });

  describe('where bills go', () => {
    const read = async (by: PersonName = 'owner') =>
      success<BillingDetails>(await api().call(by, 'GET /billing/details'));
    const patch = (body: object, version: number, by: PersonName = 'owner') =>
      api().call(by, 'PATCH /billing/details', { body, headers: { 'if-match': `"${version}"` } });
    const draft = { name: 'Tietze', email: 'rechnung@tietze.example', costCentre: '4711', city: 'Kiel' };

    test('is written by an owner, with the version that they saw, and read by members', async () => {
      const { version } = await read();
      const changed = await success<BillingDetails>(await patch(draft, version));
      expect(changed).toMatchObject({ ...draft, department: '', version: version + 1 });
      expect(await read('member')).toEqual(changed);
      // Sent again, because the answer was lost.
      expect(await success(await patch(draft, version))).toEqual(changed);
      expect(await problem(await patch({ ...draft, city: 'Ulm' }, version), 412)).toMatchObject({
        code: 'VERSION_STALE',
      });
      expect(await read()).toEqual(changed);
      await problem(await patch({ email: 'rechnung' }, version + 1), 422);
      await problem(await patch(draft, version + 1, 'member'), 403);
      expect(await read('otherOwner')).toMatchObject({ name: '', version: 1 });
    });

    test('is written down in the record of changes', async () => {
      const { version } = await read();
      await success(await patch({ ...draft, city: 'Ulm' }, version));
      const records = await api()
        .store.db.select()
        .from(auditRecords)
        .where(eq(auditRecords.objectKind, 'organization'))
        .orderBy(auditRecords.at);
      expect(records.at(-1)?.changes).toEqual([{ field: 'billing.city', before: 'Kiel', after: 'Ulm' }]);
    });
  });
}
