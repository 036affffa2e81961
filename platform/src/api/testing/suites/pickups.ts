import { randomUUID } from 'node:crypto';
import type { NextPickups, Pickup, PickupDraft } from 'contract';
import {
  addresses,
  FIXTURE_NOW,
  organizations,
  people,
  pickupDraft,
  weeklyPickupDraft,
} from 'contract/fixtures';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

const { auditRecords } = tables;

/** What is true of pickups alone; the fixtures' now is Friday, 20.11.2026, 14:05 in Germany. */
export function testPickups(api: () => TestApi): void {
  const create = (draft: Partial<PickupDraft> = {}, by: PersonName = 'owner') =>
    api().call(by, 'POST /pickups', { body: { ...pickupDraft, ...draft } });
  const made = async (draft: Partial<PickupDraft> = {}, by: PersonName = 'owner') =>
    success<Pickup>(await create(draft, by));
  const change = (by: PersonName, { id, version }: Pickup, draft: Partial<PickupDraft>) =>
    api().call(by, `PATCH /pickups/${id}`, {
      body: { ...pickupDraft, ...draft },
      headers: { 'if-match': `"${version}"` },
    });
  const remove = (by: PersonName, { id, version }: Pick<Pickup, 'id' | 'version'>) =>
    api().call(by, `DELETE /pickups/${id}`, { headers: { 'if-match': `"${version}"` } });
  const toggle = (by: PersonName, id: string, isActive: boolean) =>
    api().call(by, `POST /pickups/${id}/toggle-active`, { body: { isActive } });
  const get = async (id: string) => success<Pickup>(await api().call('member', `GET /pickups/${id}`));
  const next = async (query: string) =>
    success<NextPickups>(await api().call('member', `GET /pickups/next?${query}`));
  const complaints = async (draft: Partial<PickupDraft>) => (await problem(await create(draft), 422)).errors;
  const recordsOf = (id: string) =>
    api()
      .store.db.select()
      .from(auditRecords)
      .where(and(eq(auditRecords.objectKind, 'pickup'), eq(auditRecords.objectId, id)))
      .orderBy(auditRecords.at);

  describe('pickups', () => {
    test('are kept as they were ordered, with their next day', async () => {
      const pickup = await made(weeklyPickupDraft);
      expect(pickup).toMatchObject({
        ...weeklyPickupDraft,
        version: 1,
        isActive: true,
        pausedAt: null,
        createdBy: { id: people.owner.id, full_name: 'Jana Möller' },
        nextDay: '2026-11-23',
      });
      expect(await get(pickup.id)).toEqual(pickup);
    });

    test('have nothing of what their kind has none of', async () => {
      expect(await made({ ...weeklyPickupDraft, isRecurring: false, endAt: '2026-12-01' })).toMatchObject({
        frequency: null,
        endAt: null,
        byWeekDay: [],
        interval: 1,
      });
      expect(await made({ selfDelivery: true, startAt: '2026-11-23T08:00' })).toMatchObject({
        startAt: '2026-11-23',
        lastPossiblePickupTime: null,
      });
    });

    test.each<[Partial<PickupDraft>, string, string]>([
      [{ startAt: '2026-11-19' }, '/startAt', 'Das Datum liegt in der Vergangenheit.'],
      [{ startAt: '2026-02-30' }, '/startAt', 'Geben Sie ein Datum im Format TT.MM.JJJJ ein.'],
      [{ startAt: '2026-11-23T24:00' }, '/startAt', 'Geben Sie ein Datum im Format TT.MM.JJJJ ein.'],
      [
        { startAt: '2026-11-23T17:00' },
        '/lastPossiblePickupTime',
        'Die früheste Abholzeit liegt nach der spätesten.',
      ],
      [{ lastPossiblePickupTime: null }, '/lastPossiblePickupTime', 'Pflichtfeld'],
      [
        { lastPossiblePickupTime: '24:00' },
        '/lastPossiblePickupTime',
        'Geben Sie eine Uhrzeit von 00:00 bis 23:59 ein.',
      ],
      [
        { lastPossiblePickupTime: '29:59' },
        '/lastPossiblePickupTime',
        'Geben Sie eine Uhrzeit von 00:00 bis 23:59 ein.',
      ],
      [{ isRecurring: true }, '/frequency', 'Pflichtfeld'],
      [{ isRecurring: true, frequency: 2 }, '/byWeekDay', 'Wählen Sie mindestens einen Wochentag.'],
      [{ isRecurring: true, frequency: 3, endAt: '2026-11-22' }, '/endAt', 'Das Ende liegt vor dem Beginn.'],
      [
        { isRecurring: true, frequency: 2, byWeekDay: [6], endAt: '2026-11-28' },
        '/endAt',
        'In diesem Zeitraum liegt kein Termin.',
      ],
      [{ interval: 0 }, '/interval', 'Muss größer als 0 sein'],
      [{ totalPackages: 1.5 }, '/totalPackages', 'Eingabe muss Ganzzahl sein'],
      [{ maximumWeightKg: 1001 }, '/maximumWeightKg', 'Höchstens 1.000\u00A0kg'],
      [{ longestSideCm: 301 }, '/longestSideCm', 'Höchstens 300\u00A0cm'],
      [{ additionalInformation: 'x'.repeat(201) }, '/additionalInformation', 'Maximal 200 Zeichen'],
    ])('are refused with %j', async (draft, pointer, detail) => {
      expect(await complaints(draft)).toEqual([{ pointer, detail }]);
    });

    test('of today are refused once their time has passed, and may still be described then', async () => {
      const today = { startAt: '2026-11-20', lastPossiblePickupTime: '14:04' };
      const over = [{ pointer: '/lastPossiblePickupTime', detail: 'Diese Uhrzeit ist heute schon vorbei.' }];
      expect(await complaints(today)).toEqual(over);
      // A series goes on, and nobody comes to whoever brings it.
      const series = await made({ ...today, isRecurring: true, frequency: 3 });
      const brought = await made({ ...today, selfDelivery: true });
      const tomorrow = await made({ startAt: '2026-11-21' });
      const late = await made({ ...today, lastPossiblePickupTime: '14:05' });
      expect(late.nextDay).toBe('2026-11-20');
      for (const pickup of [tomorrow, late])
        expect((await problem(await change('owner', pickup, today), 422)).errors).toEqual(over);
      api().now = new Date(api().now.getTime() + 3_600_000);
      const said = { ...today, lastPossiblePickupTime: '14:05', additionalInformation: 'Rampe 4' };
      const described = await success<Pickup>(await change('owner', late, said));
      api().now = new Date(FIXTURE_NOW);
      for (const pickup of [series, brought, tomorrow, described])
        expect((await remove('owner', pickup)).status).toBe(204);
    });

    test('come on the next day that is no holiday, where they are fetched', async () => {
      const everyFriday = { ...weeklyPickupDraft, byWeekDay: [4], startAt: '2026-12-25' };
      const pickup = await made(everyFriday);
      // 25 December and 1 January are holidays.
      expect(pickup.nextDay).toBe('2027-01-08');
      const { items } = await next(`pickup=${pickup.id}&amount=3`);
      const dates = [
        ['2026-12-25', '1. Weihnachtstag'],
        ['2027-01-01', 'Neujahrstag'],
        ['2027-01-08', null],
      ];
      expect(items.map(({ day, holiday }) => [day, holiday])).toEqual(dates);
      // Whoever asks for fewer hears all the same when somebody comes.
      for (const amount of [1, 2]) {
        const fewer = await next(`pickup=${pickup.id}&amount=${amount}`);
        expect(fewer.items.map(({ day, holiday }) => [day, holiday])).toEqual([
          ...dates.slice(0, amount),
          dates[2],
        ]);
      }
      const bavarian = { ...addresses.tietze.address, postalCode: '80331', city: 'München' };
      const onEpiphany = { ...everyFriday, byWeekDay: [2], startAt: '2027-01-06' };
      expect((await made(onEpiphany)).nextDay).toBe('2027-01-06');
      expect(
        (await made({ ...onEpiphany, address: { ...addresses.tietze, address: bavarian } })).nextDay,
      ).toBe('2027-01-13');
    });

    test('are told to the colleagues, live and in the list', async () => {
      const before = api().announced.length;
      const { id } = await made({ startAt: '2026-11-24T08:00' }, 'member');
      const [told, ...others] = api().announced.slice(before);
      expect(others).toEqual([]);
      expect(told).toMatchObject({
        orgCode: organizations.tietze.orgCode,
        notification: {
          type: 'pickup-created',
          isRead: false,
          createdBy: { full_name: 'Aylin Özdemir' },
          entity: { id, startAt: '2026-11-24', lastPossiblePickupTime: '16:30' },
        },
      });
      const { items } = await success<{ items: { entity: { id: string } }[] }>(
        await api().call('owner', 'GET /notifications?isRead=false&perPage=1'),
      );
      expect(items[0]?.entity.id).toBe(id);
    });

    test('are told with the first day on which they come', async () => {
      const toldOf = async (draft: Partial<PickupDraft>) => {
        await made(draft);
        return api().announced.at(-1)?.notification.entity;
      };
      // A series of Mondays and Thursdays begins on a Saturday, as the form proposes.
      expect(await toldOf({ ...weeklyPickupDraft, startAt: '2026-11-21' })).toMatchObject({
        startAt: '2026-11-23',
        lastPossiblePickupTime: '12:00',
      });
      const fridays = { ...weeklyPickupDraft, byWeekDay: [4], startAt: '2026-12-25' };
      expect(await toldOf(fridays)).toMatchObject({ startAt: '2027-01-08' });
      expect(await toldOf({ selfDelivery: true, startAt: '2026-11-23' })).toMatchObject({
        startAt: '2026-11-23',
        lastPossiblePickupTime: null,
      });
    });

    test('are told once, however often their call is repeated', async () => {
      const before = api().announced.length;
      const key = randomUUID();
      const send = () => api().call('owner', 'POST /pickups', { body: pickupDraft, key });
      await Promise.all([send(), send()]);
      await send();
      expect(api().announced.length - before).toBe(1);
    });

    test('have their history', async () => {
      const pickup = await made();
      const changed = await success<Pickup>(await change('owner', pickup, { totalPackages: 3 }));
      await success(await toggle('owner', pickup.id, false));
      // What somebody has changed since is not deleted unseen.
      await problem(await remove('owner', pickup), 412);
      expect((await remove('owner', changed)).status).toBe(204);
      expect(changed.version).toBe(2);
      const records = await recordsOf(pickup.id);
      expect(records.map(({ action }) => action)).toEqual(['created', 'changed', 'changed', 'deleted']);
      expect(records[1]?.changes).toEqual([{ field: 'totalPackages', before: 12, after: 3 }]);
      expect(records[2]?.changes).toEqual([{ field: 'isActive', before: true, after: false }]);
    });

    describe('are changed', () => {
      test('of the version that they have, and of two who do so one is told', async () => {
        const pickup = await made();
        await success(await change('owner', pickup, { totalPackages: 3 }));
        expect(await problem(await change('owner', pickup, { longestSideCm: 90 }), 412)).toMatchObject({
          code: 'VERSION_STALE',
          title: 'Diese Abholung wurde inzwischen geändert.',
        });
        expect(await get(pickup.id)).toMatchObject({ totalPackages: 3, longestSideCm: 120, version: 2 });
      });

      test('by one of two at once', async () => {
        const pickup = await made();
        const answers = await Promise.all([
          change('owner', pickup, { totalPackages: 3 }),
          change('owner', pickup, { totalPackages: 4 }),
        ]);
        expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '412']);
        expect((await get(pickup.id)).version).toBe(2);
      });

      test('once, where the answer was lost and the same is sent again', async () => {
        const pickup = await made();
        await success(await change('owner', pickup, { totalPackages: 3 }));
        expect(await success<Pickup>(await change('owner', pickup, { totalPackages: 3 }))).toMatchObject({
          version: 2,
        });
        expect(await recordsOf(pickup.id)).toHaveLength(2);
      });

      test('without a version by nobody', async () => {
        const { id } = await made();
        const answer = await api().call('owner', `PATCH /pickups/${id}`, { body: pickupDraft });
        expect((await problem(answer, 428)).title).toBe('Die Anfrage nennt keine Fassung.');
      });

      test('though they have begun, and to no day that lies behind', async () => {
        const pickup = await made(weeklyPickupDraft);
        const now = api().now;
        api().now = new Date('2026-12-10T08:00:00.000Z');
        try {
          const same = await change('owner', pickup, { ...weeklyPickupDraft, totalPackages: 1 });
          const changed = await success<Pickup>(same);
          expect(changed.nextDay).toBe('2026-12-10');
          const answer = await change('owner', changed, { ...weeklyPickupDraft, startAt: '2026-11-30' });
          expect((await problem(answer, 422)).errors).toEqual([
            { pointer: '/startAt', detail: 'Das Datum liegt in der Vergangenheit.' },
          ]);
        } finally {
          api().now = now;
        }
      });

      test('by a member where they are their own, and by the owner all of them', async () => {
        const [own, foreign] = [await made({}, 'member'), await made({}, 'owner')];
        expect((await change('member', own, { totalPackages: 3 })).status).toBe(200);
        await problem(await change('member', foreign, { totalPackages: 3 }), 403);
        await problem(await toggle('member', foreign.id, false), 403);
        await problem(await remove('member', foreign), 403);
        expect((await toggle('owner', own.id, false)).status).toBe(200);
        expect((await remove('owner', { id: own.id, version: 2 })).status).toBe(204);
        await problem(await api().call('owner', `GET /pickups/${own.id}`), 404);
      });
    });

    test('come on no day while they are paused, which leaves their version alone', async () => {
      const { id } = await made(weeklyPickupDraft);
      const paused = await success<Pickup>(await toggle('owner', id, false));
      expect(paused).toMatchObject({ isActive: false, nextDay: null, version: 1 });
      expect(paused.pausedAt).toBe('2026-11-20T13:05:00.000Z');
      await success(await toggle('owner', id, false));
      expect(await recordsOf(id)).toHaveLength(2);
      expect((await next(`pickup=${id}`)).items).toHaveLength(5);
      expect(await success<Pickup>(await toggle('owner', id, true))).toMatchObject({
        pausedAt: null,
        nextDay: '2026-11-23',
      });
    });
  });
}
