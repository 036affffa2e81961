import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { describe, expect, test } from 'vitest';
import { everyStore, storeOfSuite } from '../store/testing/every-store.ts';
import { startJobs } from './jobs.ts';
import type { Job, Pace } from './jobs.ts';

const quick: Pace = { clock: 1, jobs: 0.5, deaths: 1 };

describe.each(everyStore)('jobs on %s', (_name, open) => {
  const store = storeOfSuite(open);

  const start = (run: Job['run'], pace?: Pace, name = 'tick') =>
    startJobs(store.jobs, [{ name, cron: '* * * * *', run }], () => {}, pace);
  const query = async <Row>(text: ReturnType<typeof sql>) =>
    ((await store.db.execute(text)) as { rows: Row[] }).rows;

  test('what a killed process leaves behind stops nobody for long, not even in a queue of an older release', async () => {
    const boss = new PgBoss({ ...store.jobs, schema: 'jobs', supervise: false, schedule: false });
    await boss.start();
    await boss.createQueue('tick', { policy: 'stately', retryLimit: 0, deleteAfterSeconds: 3600 });
    await (await start(async () => {})).close();
    const [queue] = await query<{ beat: number; most: number }>(
      sql`select heartbeat_seconds as beat, expire_seconds as most from jobs.queue where name = 'tick'`,
    );
    expect(queue).toEqual({ beat: 20, most: 300 });

    await boss.send('tick');
    expect(await boss.fetch('tick')).toHaveLength(1);
    await boss.stop({ graceful: false, close: false });
    // The process is dead for as long as a heartbeat may stay away.
    await query(sql`update jobs.job set heartbeat_on = heartbeat_on - interval '20 s' where name = 'tick'`);

    let runs = 0;
    const jobs = await start(async () => void (runs += 1), quick);
    try {
      await expect.poll(() => runs).toBeGreaterThan(0);
    } finally {
      await jobs.close();
    }
  });

  test('what is due is run once, however many processes go by the clock', async () => {
    const minute = () => Math.floor(Date.now() / 60_000);
    const begun = minute();
    let runs = 0;
    const count = async () => void (runs += 1);
    const both = await Promise.all([start(count, quick, 'once'), start(count, quick, 'once')]);
    try {
      await expect.poll(() => runs).toBeGreaterThan(0);
      // Each has looked at the clock again since, and for jobs as well.
      const lastLook = async () =>
        (await query<{ at: unknown }>(sql`select cron_on::text as at from jobs.version`))[0]?.at;
      for (let look = 0; look < 4; look += 1) await expect.poll(lastLook).not.toBe(await lastLook());
    } finally {
      await Promise.all(both.map((jobs) => jobs.close()));
    }
    // One for each minute that has begun.
    expect(runs).toBeLessThanOrEqual(minute() - begun + 1);
  });
});
