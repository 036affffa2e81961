import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tables } from '../../store/index.ts';
import { everyStore, storeOfSuite } from '../../store/testing/every-store.ts';
import { pruneRuns } from './queries.ts';

const { cronRuns } = tables;
const now = new Date('2026-11-20T12:00:00Z');

describe.each(everyStore)('old runs on %s', (_name, open) => {
  const store = storeOfSuite(open);

  test('are forgotten some at a time: what goes with them is much', async () => {
    const old = Array.from({ length: 25 }, (_, index) => `run_old_${index}`);
    await store.db.insert(cronRuns).values(
      old.map((id) => ({
        id,
        kind: 'shipment-status' as const,
        status: 'success' as const,
        startedAt: now,
      })),
    );
    await store.db.execute(sql`
      create function refuse_many() returns trigger language plpgsql as $$
      begin
        if (select count(*) from gone) > 10 then raise 'Too many at once'; end if;
        return null;
      end $$`);
    await store.db.execute(sql`
      create trigger refuse_many after delete on cron_runs referencing old table as gone
      for each statement execute function refuse_many()`);
    await pruneRuns(store.db, new Date(now.getTime() + 91 * 86_400_000));
    await store.db.execute(sql`drop function refuse_many cascade`);
    expect(await store.db.$count(cronRuns)).toBe(0);
  });
});
