import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { tables } from '../../store/index.ts';
import { everyStore, storeOfSuite } from '../../store/testing/every-store.ts';
import { finishRun, LeaseLost, leaseRun, noteItem, pauseRun } from './lease.ts';
import { beginRun } from './queries.ts';

const { cronRunItems, cronRunLines, cronRuns } = tables;
const now = () => new Date('2026-11-20T13:05:00Z');

describe.each(everyStore)('who works on a run on %s', (_name, open) => {
  const store = storeOfSuite(open);
  beforeEach(async () => {
    await store.db.delete(cronRuns);
    await beginRun(store.db, { id: 'run_1', kind: 'shipment-status', by: null, now: now() });
  });

  const lease = () => leaseRun({ db: store.db, now }, 'shipment-status');
  const leased = async () => {
    const run = await lease();
    if (!run) throw new Error('Somebody works on it');
    return run;
  };
  /** As if whoever works on it had been silent for a minute and a half. */
  const endLease = () =>
    store.db.update(cronRuns).set({ leaseEndsAt: sql`clock_timestamp() - interval '1 s'` });
  const item = {
    key: 'shp_1',
    label: 'LO-1',
    shipmentId: null,
    orgCode: null,
    outcome: 'succeeded' as const,
    message: '',
    durationMs: 1,
  };

  test('counts an item once that is written down twice', async () => {
    const run = await leased();
    await noteItem(store.db, run, item);
    await noteItem(store.db, run, item);
    expect(await store.db.select().from(cronRuns)).toMatchObject([{ succeeded: 1 }]);
  });

  test('holds it for longer with every item', async () => {
    const run = await leased();
    await endLease();
    await noteItem(store.db, run, item);
    expect(await lease()).toBeUndefined();
  });

  test('writes nothing more down once somebody else has taken it over', async () => {
    const first = await leased();
    await endLease();
    await leased();
    const stored = () =>
      Promise.all([cronRuns, cronRunItems, cronRunLines].map((table) => store.db.select().from(table)));
    const before = await stored();
    await expect(noteItem(store.db, first, item)).rejects.toThrow(LeaseLost);
    await pauseRun(store.db, first);
    await finishRun(store.db, first, now());
    expect(await stored()).toEqual(before);
  });
});
