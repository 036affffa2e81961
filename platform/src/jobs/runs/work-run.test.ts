import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { toCronRun } from '../../resources/cron-runs/cron-run-row.ts';
import { beginRun, findRun, listLines, noteLine } from '../../resources/cron-runs/queries.ts';
import { nobodyElse } from '../../services.ts';
import { tables } from '../../store/index.ts';
import { everyStore, storeOfSuite } from '../../store/testing/every-store.ts';
import type { RunItem, RunKind } from './run-kind.ts';
import { workRun } from './work-run.ts';

const { cronRuns, cronRunItems } = tables;
const now = () => new Date('2026-11-20T13:05:00Z');

describe.each(everyStore)('what a run writes down on %s', (_name, open) => {
  const store = storeOfSuite(open);
  beforeEach(() => store.db.delete(cronRuns));

  const item = (key: string): RunItem => ({
    key,
    label: `a\0${key}`,
    shipmentId: null,
    orgCode: null,
    lane: 'DHL',
  });

  async function workOn(keys: readonly string[], work: RunKind['work']) {
    const { db } = store;
    await beginRun(db, { id: 'run_1', kind: 'shipment-status', by: null, now: now() });
    const kind: RunKind = {
      kind: 'shipment-status',
      cron: '5 * * * *',
      find: async () => keys.map(item),
      work,
    };
    const services = { db, carriers: new Map(), ...nobodyElse, now, reportFault: () => undefined };
    await workRun(services, kind, new AbortController().signal);
    const row = await findRun(db, 'run_1');
    return row && toCronRun(row);
  }

  test('are words that every store takes, whatever a file or a carrier has said', async () => {
    const run = await workOn(['1', '2'], async () => ({
      outcome: 'failed',
      message: 'Spalte:\0 \uD800a\nb',
    }));
    expect(run).toMatchObject({ status: 'failed', failed: 2 });
    const { itemKey, label, message } = cronRunItems;
    const rows = await store.db.select({ itemKey, label, message }).from(cronRunItems).orderBy(itemKey);
    expect(rows).toEqual([
      { itemKey: '1', label: 'a1', message: 'Spalte: a b' },
      { itemKey: '2', label: 'a2', message: 'Spalte: a b' },
    ]);
    await noteLine(store.db, 'run_1', now(), 'Datei\0.csv', 'error');
    expect((await listLines(store.db, 'run_1')).at(-1)).toMatchObject({ level: 'error', text: 'Datei.csv' });
  });

  test('is all that is under way, also where one of it cannot be written down', async () => {
    const run = await workOn(['1', '2', '3', '4'], async ({ db }, { key }) => {
      if (key === '1') return { outcome: 'succeeded', message: null as never };
      // More ways to the store than it takes to find that out and to end the run.
      for (let way = 0; way < 50; way += 1) await db.execute(sql`select 1`);
      return { outcome: 'succeeded', message: 'getan' };
    });
    expect(run).toMatchObject({ status: 'failed', result: 1, succeeded: 3 });
  });

  test('leaves a carrier alone that says nothing in a row, not one that answers in between', async () => {
    const keys = Array.from({ length: 12 }, (_, index) => `${index + 1}`);
    const run = await workOn(keys, async (_, { key }) =>
      Number(key) % 2 === 0
        ? { outcome: 'succeeded', message: 'getan' }
        : { outcome: 'failed', message: 'Keine Antwort', isSilent: true },
    );
    expect(run).toMatchObject({ succeeded: 6, failed: 6, skipped: 0 });
  });
});
