import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openStore, tables } from './index.ts';
import { openMemoryStore } from './testing/open-memory-store.ts';

const { organizations } = tables;

test('keeps rows between two openings of the same folder', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'store-'));
  try {
    const first = await openStore({ dataFolder });
    await first.db.insert(organizations).values({ orgCode: 'org_a', orgName: 'Größer & Söhne' });
    await first.close();

    const second = await openStore({ dataFolder });
    const rows = await second.db.select().from(organizations).where(eq(organizations.orgCode, 'org_a'));
    await second.close();

    expect(rows).toMatchObject([{ orgName: 'Größer & Söhne', isSetupComplete: false }]);
  } finally {
    await rm(dataFolder, { recursive: true });
  }
});

test('lets nobody wait for a process that is dead, where one alone has the folder open', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'store-'));
  try {
    const first = await openStore({ dataFolder });
    const startedAt = new Date();
    const leaseEndsAt = new Date(Date.now() + 3_600_000);
    await first.db
      .insert(tables.cronRuns)
      .values({ id: 'run_a', kind: 'shipment-import', startedAt, leaseId: 'dead', leaseEndsAt, deaths: 1 });
    await first.close();

    const second = await openStore({ dataFolder });
    const [run] = await second.db.select().from(tables.cronRuns);
    await second.close();

    expect(run).toMatchObject({ status: 'pending', leaseId: 'dead', deaths: 1 });
    expect(run?.leaseEndsAt?.getTime()).toBeLessThan(leaseEndsAt.getTime());
  } finally {
    await rm(dataFolder, { recursive: true });
  }
});

test('undoes a transaction that fails', async () => {
  const store = await openMemoryStore();
  const failing = store.db.transaction(async (transaction) => {
    await transaction.insert(organizations).values({ orgCode: 'org_b', orgName: 'Nie' });
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(await store.db.select().from(organizations)).toEqual([]);
  await store.close();
});

test('lets everything else go on between one query and the next', async () => {
  const store = await openMemoryStore();
  let answered = 0;
  const seen: number[] = [];
  const look = () => {
    seen.push(answered);
    if (answered < 20) setImmediate(look);
  };
  const ask = async () => {
    await store.db.select().from(organizations);
    answered += 1;
  };
  const asking = Array.from({ length: 20 }, ask);
  setImmediate(look);
  await Promise.all(asking);
  // Whoever else waits for its turn gets one after each query, not after the last.
  expect(new Set(seen).size).toBeGreaterThan(10);
  await store.close();
});

test('says which server does not answer', async () => {
  const opening = openStore({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
  await expect(opening).rejects.toThrow('ECONNREFUSED');
});
