import type { AccessTokenClaims } from 'contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tables } from '../../store/index.ts';
import type { Database, Store } from '../../store/index.ts';
import { openMemoryStore } from '../../store/testing/open-memory-store.ts';
import { createSignInLog } from './sign-ins.ts';

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
});
afterAll(() => store.close());

const faults: string[] = [];
const log = (db = store.db) => createSignInLog(db, (what) => faults.push(what));
const claims = (session: object, sub = 'usr_1') =>
  ({ sub, org_code: 'org_1', ...session }) as Partial<AccessTokenClaims> as AccessTokenClaims;
const count = () => store.db.$count(tables.auditRecords);

test('a session is written down once, by however many instances', async () => {
  const [one, other] = [log(), log()];
  await Promise.all([one, one, other].map((note) => note(claims({ sid: 'a' }))));
  expect(await count()).toBe(1);
  await one(claims({ sid: 'b' }));
  await one(claims({ sid: 'b' }, 'usr_2'));
  await other(claims({ auth_time: 1_795_000_000 }));
  await one(claims({ auth_time: 1_795_000_000 }));
  expect(await count()).toBe(4);
  await one(claims({}));
  expect(await count()).toBe(4);
  expect(faults).toEqual([]);
});

test('what cannot be written down keeps nobody out, and is tried again', async () => {
  let db = {} as Database;
  const late = log(new Proxy({} as Database, { get: (_target, key) => Reflect.get(db, key) as unknown }));
  const before = await count();
  await late(claims({ sid: 'c' }));
  expect(faults).toEqual(['Recording a sign-in']);
  db = store.db;
  await late(claims({ sid: 'c' }));
  expect(await count()).toBe(before + 1);
});
