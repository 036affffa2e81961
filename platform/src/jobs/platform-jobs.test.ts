import { randomUUID } from 'node:crypto';
import { domesticDraft } from 'contract/fixtures';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApi } from '../api/testing/test-api.ts';
import type { TestApi } from '../api/testing/test-api.ts';
import { beginRun } from '../resources/cron-runs/queries.ts';
import { tables } from '../store/index.ts';
import { everyStore } from '../store/testing/every-store.ts';
import { startPlatformJobs } from './platform-jobs.ts';
import { recordedJobs } from './runs/recorded-jobs.ts';

const goOn = vi.fn(async () => {});
const executions = { goOn };

const { cronRuns, shipmentIntents } = tables;

describe.each(everyStore)('the jobs of the platform on %s', (_name, open) => {
  let api: TestApi;
  beforeAll(async () => {
    const { store, close } = await open();
    api = await startTestApi({ ...store, close });
  });
  afterAll(() => api.close());

  /** Orders, and leaves the order as a process does that died after the carrier's yes, `minutes` ago. */
  const dieWhileOrdering = async (minutes: number) => {
    const key = randomUUID();
    const { carriers } = api.services;
    const connection = carriers.get('DHL');
    if (!connection) throw new Error('DHL is not connected');
    carriers.set('DHL', {
      ...connection,
      order: async (...parameters) => {
        await connection.order(...parameters);
        throw new TypeError('the process is dying');
      },
    });
    await api.call('owner', 'POST /shipments', { body: domesticDraft, key });
    carriers.set('DHL', connection);
    const then = new Date(Date.now() - minutes * 60_000);
    await api.store.db
      .update(shipmentIntents)
      .set({ leaseId: 'dead', leaseEndsAt: then, missingIsFinalFrom: then, nextTryAt: then })
      .where(eq(shipmentIntents.key, key));
    return key;
  };

  test('are all by the clock, and settle what is open, also behind what cannot be settled', async () => {
    const stuck = await dieWhileOrdering(2);
    const behind = await dieWhileOrdering(1);
    await api.store.db
      .update(shipmentIntents)
      .set({ request: sql`jsonb_set(${shipmentIntents.request}, '{carrier}', '"Brieftaube"')` })
      .where(eq(shipmentIntents.key, stuck));

    const jobs = await startPlatformJobs(api.store.jobs, api.services, executions, {
      clock: 1,
      jobs: 0.5,
      deaths: 60,
    });
    const { state, key } = shipmentIntents;
    const stateBehind = async () =>
      (await api.store.db.select({ state }).from(shipmentIntents).where(eq(key, behind)))[0]?.state;
    try {
      await expect.poll(stateBehind).toBe('done');
      // Executions of a process that died are gone on with by the same clock.
      await expect.poll(() => goOn.mock.calls.length).toBeGreaterThan(0);
    } finally {
      await jobs.close();
    }

    const { rows } = (await api.store.db.execute(
      sql`select name, cron from jobs.schedule order by name`,
    )) as { rows: { name: string; cron: string }[] };
    // None of them is left out where no process ran when it was due.
    const { rows: lost } = (await api.store.db.execute(
      sql`select name from jobs.schedule where options->>'missed' is distinct from 'once'`,
    )) as { rows: unknown[] };
    expect(lost).toEqual([]);
    expect(rows).toEqual([
      { name: 'carrier-products', cron: '12 4 * * *' },
      { name: 'clear-dissolved', cron: '* * * * *' },
      { name: 'continue-executions', cron: '* * * * *' },
      { name: 'continue-runs', cron: '* * * * *' },
      { name: 'prune-carrier-calls', cron: '33 * * * *' },
      { name: 'prune-closing-attempts', cron: '52 * * * *' },
      { name: 'prune-closing-keys', cron: '47 * * * *' },
      { name: 'prune-cron-runs', cron: '52 3 * * *' },
      { name: 'prune-executions', cron: '32 3 * * *' },
      { name: 'prune-file-assets', cron: '27 * * * *' },
      { name: 'prune-idempotency-records', cron: '17 * * * *' },
      { name: 'prune-imported-files', cron: '32 3 * * *' },
      { name: 'prune-invitation-letters', cron: '57 3 * * *' },
      { name: 'prune-labels', cron: '37 * * * *' },
      { name: 'prune-notifications', cron: '41 3 * * *' },
      // A server does it by itself.
      ...(api.store.jobs.backend === 'pglite' ? [{ name: 'reclaim-space', cron: '* * * * *' }] : []),
      { name: 'send-invitations', cron: '* * * * *' },
      { name: 'settle-orders', cron: '* * * * *' },
      { name: 'shipment-import', cron: '30 4 * * *' },
      { name: 'shipment-status', cron: '5 * * * *' },
      { name: 'shipment-tracking-number', cron: '*/15 * * * *' },
    ]);
  });

  test('that have a run begin one by the clock, and none where they are only woken', async () => {
    const { db } = api.store;
    const stopping = new AbortController().signal;
    for (const { name, run } of recordedJobs(api.services)) {
      if (name === 'continue-runs') continue;
      await db.delete(cronRuns);
      await run({ isWoken: true, stopping });
      expect(await db.$count(cronRuns), name).toBe(0);
      await run({ isWoken: false, stopping });
      expect(await db.select().from(cronRuns), name).toMatchObject([{ kind: name, startedById: null }]);
    }
  });

  test('that are woken work on what a person has begun', async () => {
    const { db } = api.store;
    const jobs = await startPlatformJobs(api.store.jobs, api.services, executions, {
      clock: 30,
      jobs: 0.5,
      deaths: 60,
    });
    const runs = () => db.select({ id: cronRuns.id, status: cronRuns.status }).from(cronRuns);
    try {
      await db.delete(cronRuns);
      await beginRun(db, { id: 'run_1', kind: 'shipment-status', by: null, now: new Date() });
      await jobs.wake('shipment-status');
      await expect.poll(runs).toContainEqual({ id: 'run_1', status: 'success' });
    } finally {
      await jobs.close();
    }
  });
});
