import type { Notification, TrackingEvent } from 'contract';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CarrierConnection } from '../../carriers/carrier.ts';
import { CarrierError } from '../../carriers/index.ts';
import { toCronRun } from '../../resources/cron-runs/cron-run-row.ts';
import { beginRun, findRun, listLines, pruneRuns } from '../../resources/cron-runs/queries.ts';
import { orderedRow } from '../../resources/shipments/testing/ordered-row.ts';
import { nobodyElse } from '../../services.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import { everyStore, storeOfSuite } from '../../store/testing/every-store.ts';
import { forgetAuditRecords } from '../../store/testing/forget-audit-records.ts';
import type { RunKind } from './run-kind.ts';
import { shipmentStatus } from './shipment-status.ts';
import { workRun } from './work-run.ts';

const { auditRecords, cronRuns, cronRunItems, notifications, organizations, shipments, trackingInquiries } =
  tables;
const now = () => new Date('2026-11-20T13:05:00Z');
const running = new AbortController().signal;

describe.each(everyStore)('runs of jobs on %s', (_name, open) => {
  const store = storeOfSuite(open);
  beforeAll(async () => {
    await store.db.insert(organizations).values({ orgCode: 'org_1', orgName: 'Werft' });
  });

  const track = vi.fn<CarrierConnection['track']>();
  const announce = vi.fn<(orgCode: string, notification: Notification) => void>();
  const reported: string[] = [];
  const connection = { track } as Partial<CarrierConnection> as CarrierConnection;
  const services = (): Services => ({
    db: store.db,
    carriers: new Map([
      ['DHL', connection],
      ['GLS', connection],
    ]),
    ...nobodyElse,
    announcer: { announce },
    now,
    reportFault: (what) => void reported.push(what),
  });

  beforeEach(async () => {
    vi.resetAllMocks();
    reported.length = 0;
    await forgetAuditRecords(store.db);
    for (const table of [cronRuns, notifications, shipments]) await store.db.delete(table);
    track.mockImplementation(async ({ reference }) => [scan(reference)]);
  });

  const untold = { location: null, carrierText: null, pieceNumber: null };
  const scan = (reference: string): TrackingEvent => ({
    id: `scan-${reference}`,
    at: '2026-11-19T17:00:00.000Z',
    status: 'transit',
    description: 'Vom Dienstleister übernommen',
    ...untold,
  });

  const addShipments = async (count: number, changes: Parameters<typeof orderedRow>[0] = {}) => {
    const rows = Array.from({ length: count }, (_, index) =>
      orderedRow({ id: `shp_${index + 1}`, orderNumber: 104_601 + index, ...changes }),
    );
    if (rows.length > 0) await store.db.insert(shipments).values(rows);
  };
  const begin = (id = 'run_1', kind: RunKind['kind'] = 'shipment-status') =>
    beginRun(store.db, { id, kind, by: null, now: now() });
  const work = (kind: RunKind = shipmentStatus, stopping = running) => workRun(services(), kind, stopping);
  const run = async (id = 'run_1') => {
    const row = await findRun(store.db, id);
    if (!row) throw new Error(`There is no ${id}`);
    return toCronRun(row);
  };
  const items = async () =>
    (await store.db.select().from(cronRunItems).orderBy(cronRunItems.itemKey)).map(
      ({ itemKey, outcome, message }) => [itemKey, outcome, message],
    );
  const lines = async () => (await listLines(store.db, 'run_1')).map(({ level, text }) => [level, text]);
  const statuses = async () =>
    (await store.db.select().from(shipments)).map(({ id, status }) => `${id} ${status}`).toSorted();
  /** What was kept of changes, by shipment. */
  const told = async () => ({
    news: (await store.db.select().from(notifications)).map(({ entity }) => entity.id).toSorted(),
    audited: (await store.db.select().from(auditRecords)).map(({ objectId }) => objectId).toSorted(),
  });
  /** As if the process that works on the run had been silent for a minute and a half. */
  const endLease = () =>
    store.db.update(cronRuns).set({ leaseEndsAt: sql`clock_timestamp() - interval '1 s'` });

  test('one that fails never stops the others, and the run says which', async () => {
    await addShipments(4);
    track.mockImplementation(async ({ reference }) => {
      if (reference === 'shp_2') throw new CarrierError('faulty', 'no JSON');
      if (reference === 'shp_3') throw new TypeError('our own mistake');
      return [scan(reference)];
    });
    await begin();
    expect(await work()).toBe(true);
    expect(await run()).toEqual({
      id: 'run_1',
      kind: 'shipment-status',
      status: 'success',
      result: 1,
      startedAt: now().toISOString(),
      endedAt: now().toISOString(),
      startedBy: null,
      processed: 4,
      succeeded: 2,
      skipped: 0,
      failed: 2,
    });
    expect(await items()).toEqual([
      ['shp_1', 'succeeded', 'Beauftragt → Unterwegs'],
      ['shp_2', 'failed', 'DHL hat unverständlich geantwortet.'],
      ['shp_3', 'failed', 'Ein unerwarteter Fehler ist aufgetreten.'],
      ['shp_4', 'succeeded', 'Beauftragt → Unterwegs'],
    ]);
    expect(await statuses()).toEqual(['shp_1 transit', 'shp_2 ordered', 'shp_3 ordered', 'shp_4 transit']);
    expect(await told()).toEqual({ news: ['shp_1', 'shp_4'], audited: ['shp_1', 'shp_4'] });
    expect(announce).toHaveBeenCalledTimes(2);
    expect(reported).toEqual(['shipment-status of LO-104603']);
    expect(await lines()).toEqual([
      ['info', 'Statusaktualisierung gestartet vom Zeitplan'],
      ['info', '4\u00A0Einträge zu bearbeiten'],
      ['info', 'Beendet: 4 verarbeitet, 2 erfolgreich, 0 übersprungen, 2 fehlgeschlagen'],
    ]);
  });

  test.each([
    ['nothing to do', 0, { status: 'success', result: 0 }, 'info'],
    ['all that failed', 2, { status: 'failed', result: 2, failed: 2 }, 'error'],
  ])('the result of %s', async (_what, count, result, level) => {
    await addShipments(count);
    track.mockRejectedValue(new CarrierError('unreachable', 'no route'));
    await begin();
    await work();
    expect(await run()).toMatchObject(result);
    expect((await lines()).at(-1)?.[0]).toBe(level);
  });

  test('asks about nothing that has ended, is a template, is for show, or came long ago', async () => {
    const long = new Date('2026-10-20T09:00:00Z');
    await store.db
      .insert(shipments)
      .values([
        orderedRow({ id: 'shp_1', orderNumber: 1, status: 'avis', trackingNumber: null, orderedAt: null }),
        orderedRow({ id: 'shp_2', orderNumber: 2, status: 'cancelled' }),
        orderedRow({ id: 'shp_3', orderNumber: 3, status: 'returned' }),
        orderedRow({ id: 'shp_4', orderNumber: 4, isDemo: true }),
        orderedRow({ id: 'shp_5', orderNumber: 5, trackingNumber: null }),
        orderedRow({ id: 'shp_6', orderNumber: 6, status: 'delivered', deliveredAt: long }),
        orderedRow({ id: 'shp_7', orderNumber: 7, status: 'delivered', deliveredAt: now() }),
      ]);
    await begin();
    await work();
    expect(await items()).toEqual([['shp_7', 'succeeded', 'Keine Änderung']]);
    expect(track).toHaveBeenCalledTimes(1);
  });

  test('of what somebody has just asked about it asks nothing', async () => {
    await addShipments(1);
    await store.db.insert(trackingInquiries).values({ shipmentId: 'shp_1', askedAt: now() });
    await begin();
    await work();
    expect(await run()).toMatchObject({ status: 'success', result: 0, skipped: 1 });
    expect(track).not.toHaveBeenCalled();
  });

  test('a carrier that stays silent is left alone, and holds up no other', async () => {
    await addShipments(30);
    await store.db
      .update(shipments)
      .set({ carrier: 'GLS', draft: { ...orderedRow().draft, carrier: 'GLS' } })
      .where(eq(shipments.id, 'shp_1'));
    track.mockImplementation(async ({ carrier, reference }) => {
      if (carrier === 'DHL') throw new CarrierError('unreachable', 'no route');
      return [scan(reference)];
    });
    await begin();
    await work();
    const { succeeded, failed, skipped, result } = await run();
    expect({ succeeded, result }).toEqual({ succeeded: 1, result: 1 });
    expect(failed).toBeGreaterThanOrEqual(5);
    expect(failed).toBeLessThan(10);
    expect(failed + skipped).toBe(29);
  });

  describe('of two platforms', () => {
    test('one begins a run, and one works on it', async () => {
      await addShipments(20);
      const begun = await Promise.all([begin('run_1'), begin('run_2'), begin('run_3')]);
      expect(begun.filter(Boolean)).toHaveLength(1);
      const worked = await Promise.all([work(), work(), work()]);
      expect(worked.filter(Boolean)).toHaveLength(1);
      expect(track).toHaveBeenCalledTimes(20);
      expect(await run(begun.find(Boolean)?.id)).toMatchObject({ processed: 20, result: 0 });
      expect((await told()).news).toHaveLength(20);
    });

    test('the same kind runs again once it has ended, and another one at any time', async () => {
      await begin();
      expect(await begin('run_2')).toBeUndefined();
      expect(await begin('run_3', 'shipment-tracking-number')).toMatchObject({ id: 'run_3' });
      await work();
      expect(await begin('run_2')).toMatchObject({ id: 'run_2' });
    });
  });

  describe('a run whose process dies', () => {
    /** Works until the process is dead: at these shipments before or after the carrier was asked. */
    const dieAt = (when: Readonly<Record<string, 'before' | 'after'>>) => {
      const dead = Promise.withResolvers<never>();
      const reached = Promise.withResolvers<void>();
      const kind: RunKind = {
        ...shipmentStatus,
        work: async (...call) => {
          const [, { key }] = call;
          if (when[key] === 'before') return (reached.resolve(), dead.promise);
          const result = await shipmentStatus.work(...call);
          return when[key] === 'after' ? dead.promise : result;
        },
      };
      const worked = work(kind);
      return { isAtWork: reached.promise, bury: () => (dead.reject(new Error('killed')), worked) };
    };

    test('is gone on with, and tells of everything once', async () => {
      await addShipments(10);
      await begin();
      const body = dieAt({ shp_1: 'before', shp_2: 'after', shp_3: 'after', shp_4: 'before' });
      await expect.poll(async () => (await told()).news).toEqual(['shp_2', 'shp_3']);
      expect(await work(), 'while its process may live').toBe(false);
      await endLease();
      await store.db.delete(trackingInquiries);
      expect(await work()).toBe(true);
      const all = Array.from({ length: 10 }, (_, index) => `shp_${index + 1}`).toSorted();
      expect(await told()).toEqual({ news: all, audited: all });
      expect(await run()).toMatchObject({ status: 'success', result: 0, processed: 10, succeeded: 10 });
      expect(await lines()).toContainEqual(['warning', 'Der Lauf war unterbrochen und wird fortgesetzt.']);
      // It was not dead after all: nothing of it counts any more.
      await body.bury();
      expect(await run()).toMatchObject({ status: 'success', processed: 10, failed: 0 });
      expect(await told()).toEqual({ news: all, audited: all });
    });

    test('again and again is given up as failed', async () => {
      await addShipments(1);
      await begin();
      const bodies = [];
      for (let death = 0; death < 3; death += 1) {
        const body = dieAt({ shp_1: 'before' });
        bodies.push(body);
        // Not by the log: the line of the body before says the same.
        await body.isAtWork;
        expect((await store.db.select().from(cronRuns))[0]).toMatchObject({ deaths: death });
        await endLease();
      }
      expect(await work()).toBe(false);
      expect(await run()).toMatchObject({ status: 'failed', result: 2, endedAt: now().toISOString() });
      await Promise.all(bodies.map(({ bury }) => bury()));
      expect(await begin('run_2')).toMatchObject({ id: 'run_2' });
    });
  });

  test('a run pauses where its platform ends, and is not counted as a death', async () => {
    await addShipments(9);
    await begin();
    const stop = new AbortController();
    track.mockImplementation(async ({ reference }) => {
      stop.abort();
      return [scan(reference)];
    });
    await work(shipmentStatus, stop.signal);
    expect(await run()).toMatchObject({ status: 'pending', processed: 4 });
    expect(await work()).toBe(true);
    expect(await run()).toMatchObject({ status: 'success', processed: 9, succeeded: 9 });
    expect(track).toHaveBeenCalledTimes(9);
  });

  test('one that cannot find out what to do has failed', async () => {
    await begin();
    await work({ ...shipmentStatus, find: () => Promise.reject(new Error('no table')) });
    expect(await run()).toMatchObject({ status: 'failed', result: 2 });
    expect(reported).toEqual(['Run run_1 of shipment-status']);
  });

  test('old runs are forgotten, but not one that is under way', async () => {
    await begin();
    await work();
    await begin('run_2');
    await pruneRuns(store.db, new Date(now().getTime() + 91 * 86_400_000));
    expect(await store.db.select({ id: cronRuns.id }).from(cronRuns)).toEqual([{ id: 'run_2' }]);
  });
});
