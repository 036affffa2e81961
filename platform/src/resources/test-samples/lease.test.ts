import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { tables } from '../../store/index.ts';
import { everyStore, storeOfSuite } from '../../store/testing/every-store.ts';
import { finishExecution, LeaseLost, leaseExecution, noteEvent, pauseExecution } from './lease.ts';

const { testExecutions, testResults, testSamples } = tables;
const now = new Date('2026-11-20T13:05:00Z');

describe.each(everyStore)('who works on an execution on %s', (_name, open) => {
  const store = storeOfSuite(open);

  beforeEach(async () => {
    const by = { updatedById: 'usr_1', updatedByName: 'Ina Sørensen', createdAt: now, updatedAt: now };
    const compared = { tolerancePercent: 0, ignoredFields: [] };
    await store.db.delete(testSamples);
    await store.db.insert(testSamples).values({ id: 'tsa_1', name: 'Inland', ...compared, ...by });
    await store.db.insert(testExecutions).values({
      id: 'exe_1',
      sampleId: 'tsa_1',
      number: 1,
      startedAt: now,
      startedById: 'usr_1',
      startedByName: 'Ina Sørensen',
      orgCode: 'org_1',
      ...compared,
      total: 1,
    });
    await store.db.insert(testResults).values({
      executionId: 'exe_1',
      itemId: 'tit_1',
      number: 1,
      position: 1,
      name: 'Kiel',
      carrier: 'DHL',
    });
  });

  const lease = () => leaseExecution(store.db, 'exe_1');
  const leased = async () => {
    const execution = await lease();
    if (!execution) throw new Error('Somebody works on it');
    return execution;
  };
  /** As if whoever works on it had been silent for a minute. */
  const endLease = () =>
    store.db.update(testExecutions).set({ leaseEndsAt: sql`clock_timestamp() - interval '1 s'` });
  const stored = async () => ({
    execution: (await store.db.select().from(testExecutions))[0],
    result: (await store.db.select().from(testResults).where(eq(testResults.itemId, 'tit_1')))[0],
  });
  const ended = { itemId: 'tit_1', noted: { status: 'succeeded' as const } };

  test('holds it for longer with every event', async () => {
    const execution = await leased();
    await endLease();
    expect(await noteEvent(store.db, execution)).toBe(1);
    expect(await lease()).toBeUndefined();
  });

  test('writes nothing more down once somebody else has taken it over', async () => {
    const first = await leased();
    await endLease();
    await leased();
    const before = await stored();
    await expect(noteEvent(store.db, first, ended)).rejects.toThrow(LeaseLost);
    await expect(finishExecution(store.db, first, now)).rejects.toThrow(LeaseLost);
    await expect(finishExecution(store.db, first, now, 'Abgebrochen')).rejects.toThrow(LeaseLost);
    await pauseExecution(store.db, first);
    expect(await stored()).toEqual(before);
  });
});
