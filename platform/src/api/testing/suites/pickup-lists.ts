import { randomUUID } from 'node:crypto';
import { packageTotals } from 'contract';
import type { NextPickups, Pickup, PickupDraft, PickupsPage, Shipment } from 'contract';
import { domesticDraft, organizations, pickupDraft, weeklyPickupDraft } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

const { organizations: organizationsTable, shipments } = tables;

/** Lists of pickups, their next dates, and whom they are for; the fixtures' now is Friday, 20.11.2026, 14:05 in Germany. */
export function testPickupLists(api: () => TestApi): void {
  const create = (draft: Partial<PickupDraft> = {}) =>
    api().call('owner', 'POST /pickups', { body: { ...pickupDraft, ...draft } });
  const made = async (draft: Partial<PickupDraft> = {}) => success<Pickup>(await create(draft));
  const change = ({ id, version }: Pick<Pickup, 'id' | 'version'>) =>
    api().call('owner', `PATCH /pickups/${id}`, {
      body: pickupDraft,
      headers: { 'if-match': `"${version}"` },
    });
  const toggle = (id: string, isActive: boolean) =>
    api().call('owner', `POST /pickups/${id}/toggle-active`, { body: { isActive } });
  const next = async (query: string) =>
    success<NextPickups>(await api().call('member', `GET /pickups/next?${query}`));

  describe('the list of pickups', () => {
    const mark = `liste${randomUUID().replaceAll('-', '').slice(0, 12)}`;
    const named = (additionalInformation: string, draft: Partial<PickupDraft>) =>
      made({ ...draft, additionalInformation: `${mark} ${additionalInformation}` });
    const list = async (tab: string) =>
      success<PickupsPage>(await api().call('member', `GET /pickups?search=${mark}&tab=${tab}`));
    const namesOf = ({ items }: PickupsPage) =>
      items.map(({ additionalInformation }) => additionalInformation.slice(mark.length + 1));

    beforeAll(async () => {
      await named('morgen', { startAt: '2026-11-21' });
      await named('heute', { startAt: '2026-11-20' });
      await named('später', { ...weeklyPickupDraft, startAt: '2026-12-01' });
      await named('bald', { ...weeklyPickupDraft, byWeekDay: [6], startAt: '2026-11-20' });
      const paused = await named('pausiert', { ...weeklyPickupDraft, startAt: '2026-11-20' });
      await success(await toggle(paused.id, false));
      await named('endet', {
        isRecurring: true,
        frequency: 3,
        startAt: '2026-11-20',
        endAt: '2026-11-21',
        lastPossiblePickupTime: '17:00',
      });
    });
    const tuesday = () => {
      const before = api().now;
      api().now = new Date('2026-11-24T08:00:00.000Z');
      return () => {
        api().now = before;
      };
    };
    let back = () => {};
    afterEach(() => back());

    test('has what comes by its next day, series that are paused as well, and what is over', async () => {
      const upcoming = await list('upcoming');
      expect(namesOf(upcoming)).toEqual(['heute', 'endet', 'morgen', 'bald', 'später']);
      expect(upcoming.tabCounts).toEqual({ upcoming: 5, recurring: 4, past: 0 });
      expect(namesOf(await list('recurring'))).toEqual(['endet', 'bald', 'später', 'pausiert']);
      back = tuesday();
      const past = await list('past');
      expect(namesOf(past).slice(0, 2).toSorted()).toEqual(['endet', 'morgen']);
      expect(namesOf(past)[2]).toBe('heute');
      expect(past.tabCounts).toEqual({ upcoming: 2, recurring: 3, past: 3 });
    });

    test('and the next dates leave out what has gone today, and what is paused', async () => {
      const daily = await made({
        isRecurring: true,
        frequency: 3,
        startAt: '2026-11-20',
        lastPossiblePickupTime: '13:00',
      });
      expect(daily.nextDay).toBe('2026-11-21');
      const until = await made({
        isRecurring: true,
        frequency: 3,
        startAt: '2026-11-20',
        lastPossiblePickupTime: '14:05',
      });
      expect(until.nextDay).toBe('2026-11-20');
      const { items } = await next('amount=10');
      expect(items).toHaveLength(10);
      expect(items[0]).toMatchObject({
        pickupId: until.id,
        day: '2026-11-20',
        lastPossiblePickupTime: '14:05',
      });
      const places = items.map(({ day }) => day);
      expect(places.toSorted()).toEqual(places);
    });
  });

  test('the next pickup knows what is ready for it, for whoever may see shipments', async () => {
    const ready = async () => (await next('amount=1')).ready;
    const before = await ready();
    const draft = { ...domesticDraft, linkedRecipientId: null, linkedSenderId: null };
    const { id, shipmentData } = await success<Shipment>(
      await api().call('owner', 'POST /shipments', { body: draft }),
    );
    const { pieces, weightKg } = packageTotals(shipmentData.packages);
    const after = await ready();
    expect((after?.shipments ?? 0) - (before?.shipments ?? 0)).toBe(1);
    expect((after?.packages ?? 0) - (before?.packages ?? 0)).toBe(pieces);
    // Of each package as many as there are.
    expect(pieces).toBeGreaterThan(shipmentData.packages.length);
    expect((after?.weightKg ?? 0) - (before?.weightKg ?? 0)).toBeCloseTo(weightKg, 3);
    const heaviest = Math.max(...shipmentData.packages.map((piece) => piece.weightKg));
    expect(after?.maximumWeightKg).toBe(Math.max(heaviest, before?.maximumWeightKg ?? 0));
    const sides = shipmentData.packages.flatMap(({ lengthCm, widthCm, heightCm }) => [
      lengthCm,
      widthCm,
      heightCm,
    ]);
    expect(after?.longestSideCm).toBe(Math.max(...sides, before?.longestSideCm ?? 0));
    await success(await api().call('owner', 'POST /shipments', { body: { ...draft, isAvis: true } }));
    expect(await ready()).toEqual(after);
    // A day is closed before the driver comes, who ends it by a scan.
    await api().store.db.update(shipments).set({ closedAt: api().now }).where(eq(shipments.id, id));
    expect(await ready()).toEqual(after);
    await api().store.db.update(shipments).set({ status: 'transit' }).where(eq(shipments.id, id));
    expect((await ready())?.shipments).toBe(before?.shipments);

    const headers = { authorization: `Bearer ${await api().tokenWith(['read:org_collections'])}` };
    const blind = await api().call(undefined, 'GET /pickups/next', { headers });
    expect((await success<NextPickups>(blind)).ready).toBeNull();
  });

  describe('an organisation without pickups', () => {
    const enable = (arePickupsEnabled: boolean) =>
      api()
        .store.db.update(organizationsTable)
        .set({ arePickupsEnabled })
        .where(eq(organizationsTable.orgCode, organizations.tietze.orgCode));
    afterEach(() => enable(true));

    test('is told so by every call, and staff see its pickups all the same', async () => {
      const { id } = await made();
      await enable(false);
      const refused = [
        await api().call('owner', 'GET /pickups'),
        await api().call('owner', 'GET /pickups/next'),
        await api().call('owner', `GET /pickups/${id}`),
        await create(),
        await change({ id, version: 1 }),
        await toggle(id, false),
        await api().call('owner', `DELETE /pickups/${id}`, { headers: { 'if-match': '"1"' } }),
      ];
      for (const answer of refused) {
        expect(await problem(answer, 403)).toMatchObject({
          detail: 'Abholungen sind für Ihre Organisation nicht freigeschaltet.',
          code: 'PICKUPS_NOT_ENABLED',
        });
      }
      const seen = await api().call('backofficeUser', `GET /pickups/${id}?organization=all`);
      expect((await success<Pickup>(seen)).id).toBe(id);
    });
  });
}
