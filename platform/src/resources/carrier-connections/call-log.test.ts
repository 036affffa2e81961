import { expect, test } from 'vitest';
import type { CarrierCall } from '../../carriers/index.ts';
import type { Database } from '../../store/index.ts';
import { createCallLog } from './call-log.ts';

const call: CarrierCall = {
  carrier: 'DHL',
  operation: 'rates',
  outcome: 'answered',
  at: new Date('2026-11-20T12:00:00Z'),
  durationMs: 312,
  detail: '',
};

/** A database whose statements end when the test says so, each with the rows that it has got. */
function slowDatabase() {
  const statements: { readonly rows: readonly unknown[]; readonly end: PromiseWithResolvers<void> }[] = [];
  const values = (rows: readonly unknown[]) => {
    const end = Promise.withResolvers<void>();
    statements.push({ rows, end });
    return end.promise;
  };
  return { db: { insert: () => ({ values }) } as unknown as Database, statements };
}

test('one statement runs at a time, and takes all that came meanwhile', async () => {
  const { db, statements } = slowDatabase();
  const { note, settled } = createCallLog(db, () => {});
  note(call);
  note(call);
  note(call);
  expect(statements.map(({ rows }) => rows.length)).toEqual([1]);
  statements[0]?.end.resolve();
  await expect.poll(() => statements.map(({ rows }) => rows.length)).toEqual([1, 2]);
  statements[1]?.end.resolve();
  await settled();
  expect(statements).toHaveLength(2);
});

test('whoever has noted a call waits for its own statement, however many calls follow', async () => {
  const { db, statements } = slowDatabase();
  const { note, settled } = createCallLog(db, () => {});
  note(call);
  note(call);
  let isOwnWritten = false;
  const own = settled().then(() => {
    isOwnWritten = true;
  });
  statements[0]?.end.resolve();
  await expect.poll(() => statements.length).toBe(2);
  // What comes while the own one is written goes with the next, and there is always more.
  note(call);
  expect(isOwnWritten).toBe(false);
  statements[1]?.end.resolve();
  await expect.poll(() => statements.length).toBe(3);
  await own;
  expect(statements[2]?.rows).toHaveLength(1);
});

test('a store that is away is told of, and keeps neither calls nor memory', async () => {
  const { db, statements } = slowDatabase();
  const faults: string[] = [];
  const { note, settled } = createCallLog(db, (what) => faults.push(what));
  for (let index = 0; index < 1500; index += 1) note(call);
  statements[0]?.end.reject(new Error('the store is away'));
  await expect.poll(() => statements.map(({ rows }) => rows.length)).toEqual([1, 1000]);
  statements[1]?.end.resolve();
  await settled();
  expect(faults).toEqual(['Writing down 1 calls to carriers', 'Keeping 499 calls to carriers']);
  note(call);
  expect(statements).toHaveLength(3);
});
