import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tables } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { openMemoryStore } from '../store/testing/open-memory-store.ts';
import { pruneIdempotencyRecords, runOnce } from './idempotency.ts';
import type { Intent } from './idempotency.ts';
import { ProblemError } from './problem.ts';

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
});
afterAll(() => store.close());

const intent = (): Intent => ({
  orgCode: 'org',
  personId: 'person',
  endpoint: 'POST /things',
  key: randomUUID(),
  body: { a: 1 },
});

test('sends a repetition away while the first call runs longer than it waits', async () => {
  const same = intent();
  const started = Promise.withResolvers<void>();
  const { promise: answer, resolve: finish } = Promise.withResolvers<string>();
  const first = runOnce(store.db, same, () => {
    started.resolve();
    return answer;
  });
  await started.promise;
  const second = runOnce(store.db, same, async () => 'never', 1);
  await expect(second).rejects.toMatchObject({ status: 409, details: { code: 'IDEMPOTENCY_IN_PROGRESS' } });
  finish('"first"');
  expect(await first).toBe('"first"');
  expect(await runOnce(store.db, same, async () => 'never')).toBe('"first"');
});

test('gives a waiting repetition the first answer', async () => {
  const same = intent();
  let runs = 0;
  // The repetition tries to take over what it finds running, and waits when it cannot.
  const takeOver = vi.spyOn(store.db, 'update');
  const run = async () => {
    runs += 1;
    await expect.poll(() => takeOver, { interval: 5 }).toHaveBeenCalledOnce();
    return `"${runs}"`;
  };
  expect(await Promise.all([runOnce(store.db, same, run), runOnce(store.db, same, run)])).toEqual([
    '"1"',
    '"1"',
  ]);
  takeOver.mockRestore();
});

test('lets go of a key when nothing was done, and keeps it for the same body when that is open', async () => {
  const failing = intent();
  const fail = (isOutcomeUnknown: boolean) => async () => {
    throw new ProblemError(502, { isOutcomeUnknown });
  };
  await expect(runOnce(store.db, failing, fail(false))).rejects.toThrow(ProblemError);
  expect(await runOnce(store.db, { ...failing, body: { a: 2 } }, async () => '"other"')).toBe('"other"');

  const open = intent();
  await expect(runOnce(store.db, open, fail(true))).rejects.toThrow(ProblemError);
  await expect(runOnce(store.db, { ...open, body: { a: 2 } }, async () => 'never')).rejects.toMatchObject({
    details: { code: 'IDEMPOTENCY_MISMATCH' },
  });
  expect(await runOnce(store.db, open, async () => '"closed"')).toBe('"closed"');
});

test('forgets a key after two days, not after one', async () => {
  await store.db.delete(tables.idempotencyRecords);
  const day = 86_400_000;
  const old = (age: number) => ({ ...intent(), bodyHash: '', createdAt: new Date(Date.now() - age) });
  await store.db.insert(tables.idempotencyRecords).values([old(day), old(2.1 * day)]);
  await pruneIdempotencyRecords(store.db);
  expect(await store.db.select().from(tables.idempotencyRecords)).toHaveLength(1);
});
