import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tables } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { openMemoryStore } from '../store/testing/open-memory-store.ts';
import { readIdempotencyKey, runOnce } from './idempotency.ts';
import type { Intent } from './idempotency.ts';
import { ProblemError } from './problem.ts';

const { idempotencyRecords } = tables;

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
});
afterAll(() => store.close());

const intent = (changes: Partial<Intent> = {}): Intent => ({
  orgCode: 'org',
  personId: 'person',
  endpoint: 'POST /shipments/shp_1/submit',
  key: randomUUID(),
  body: { a: 1 },
  ...changes,
});
const failing = (details: ConstructorParameters<typeof ProblemError>[1]) => async () => {
  throw new ProblemError(502, details);
};
const open = failing({ isOutcomeUnknown: true });
const never = () => Promise.reject(new Error('ran a second time'));

const recordOf = async ({ key }: Intent) =>
  (await store.db.select().from(idempotencyRecords).where(eq(idempotencyRecords.key, key)))[0];

describe('a key', () => {
  test.each([8, 255])('may have %i signs', (length) => {
    expect(readIdempotencyKey('k'.repeat(length))).toBe('k'.repeat(length));
  });

  test.each([
    [undefined],
    ['k'.repeat(7)],
    ['k'.repeat(256)],
    [' '.repeat(9)],
    // What is trimmed or refused in one place and not in the other would be two keys.
    [`${'k'.repeat(8)}\u00A0`],
    ['key\twith\ttabs'],
    [['k'.repeat(8)]],
  ])('is not %j', (header) => expect(() => readIdempotencyKey(header)).toThrow(ProblemError));

  test.each<[string, Partial<Intent>]>([
    ['person', { personId: 'somebody' }],
    ['organisation', { orgCode: 'elsewhere' }],
    ['thing', { endpoint: 'POST /shipments/shp_2/submit' }],
  ])('of another %s is another intent', async (_, other) => {
    const mine = intent();
    expect(await runOnce(store.db, mine, async () => '"mine"')).toBe('"mine"');
    expect(await runOnce(store.db, { ...mine, ...other }, async () => '"other"')).toBe('"other"');
    expect(await runOnce(store.db, mine, never)).toBe('"mine"');
    expect(await runOnce(store.db, { ...mine, ...other }, never)).toBe('"other"');
  });
});

describe('a body', () => {
  const repeat = async (first: unknown, second: unknown) => {
    const { key } = intent();
    await runOnce(store.db, intent({ key, body: first }), async () => '"first"');
    return runOnce(store.db, intent({ key, body: second }), never);
  };

  test('is the same whatever the order of its keys, inside too; none is nothing', async () => {
    expect(await repeat({ a: 1, b: { c: 2, d: [3] } }, { b: { d: [3], c: 2 }, a: 1 })).toBe('"first"');
    expect(await repeat(undefined, null)).toBe('"first"');
  });

  test.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: 1 }, { a: 1, b: null }],
    [{ a: {} }, { a: [] }],
    [{ a: '1' }, { a: 1 }],
  ])('%j is not %j', async (first, second) => {
    await expect(repeat(first, second)).rejects.toMatchObject({
      status: 422,
      details: { code: 'IDEMPOTENCY_MISMATCH' },
    });
  });
});

describe('an outcome that was open', () => {
  test('stays open when the next run says only that it has done nothing', async () => {
    const mine = intent();
    await expect(runOnce(store.db, mine, open)).rejects.toMatchObject({ status: 502 });
    await expect(runOnce(store.db, mine, failing({}))).rejects.toMatchObject({
      status: 409,
      details: { code: 'CARRIER_UNKNOWN', isOutcomeUnknown: true },
    });
    expect(await recordOf(mine)).toMatchObject({ leaseId: null, leaseEndsAt: null, answer: null });
    expect(await runOnce(store.db, mine, async () => '"closed"')).toBe('"closed"');
  });

  test('follows from a fault of ours as well', async () => {
    const mine = intent();
    const crash = () => Promise.reject(new TypeError('ours'));
    await expect(runOnce(store.db, mine, crash)).rejects.toThrow(TypeError);
    expect(await recordOf(mine)).toMatchObject({ leaseId: null, answer: null });
  });
});

describe('a process that died', () => {
  const leave = (mine: Intent, leaseEndsAt: Date) =>
    store.db.insert(idempotencyRecords).values({ ...mine, bodyHash: hash, leaseId: 'gone', leaseEndsAt });
  let hash = '';
  beforeAll(async () => {
    const sample = intent();
    await runOnce(store.db, sample, async () => '""');
    hash = (await recordOf(sample))?.bodyHash ?? '';
  });
  const past = () => new Date(Date.now() - 1000);
  const future = () => new Date(Date.now() + 60_000);

  test('leaves its intent to the next one once its lease has run out, and not before', async () => {
    const late = intent();
    await leave(late, past());
    expect(await runOnce(store.db, late, async () => '"taken over"')).toBe('"taken over"');
    const running = intent();
    await leave(running, future());
    await expect(runOnce(store.db, running, never, 0)).rejects.toMatchObject({
      status: 409,
      details: { code: 'IDEMPOTENCY_IN_PROGRESS', headers: { 'retry-after': '2' } },
    });
  });
});
