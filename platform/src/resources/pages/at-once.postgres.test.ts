import type { StaffPage } from 'contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problem, startTestApi, success } from '../../api/testing/test-api.ts';
import type { TestApi } from '../../api/testing/test-api.ts';
import { openStore } from '../../store/index.ts';
import { findPostgres, startPostgres } from '../../store/testing/postgres-server.ts';
import type { PostgresServer } from '../../store/testing/postgres-server.ts';

const programs = await findPostgres();

/** Needs transactions that really run beside each other. */
describe.skipIf(programs === undefined)('content pages that are changed at once', () => {
  let server: PostgresServer | undefined;
  let api: TestApi;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    api = await startTestApi(await openStore({ databaseUrl: server.databaseUrl }));
  });
  afterAll(async () => {
    await api?.close();
    await server?.stop();
  });

  test('get a slug that two are given for one of them, and the other is told so', async () => {
    const { db } = api.store;
    const draft = { kind: 'other', title: 'Versandhinweise', body: '<p>Gut polstern.</p>' };
    const create = async (slug: string) =>
      success<StaffPage>(await api.call('backofficeAdmin', 'POST /pages', { body: { ...draft, slug } }));
    const [one, other] = [await create('eile-a'), await create('eile-b')];
    const change = ({ id, version }: StaffPage) =>
      api.call('backofficeAdmin', `PATCH /pages/${id}`, {
        body: { ...draft, slug: 'eile' },
        headers: { 'if-match': `"${version}"` },
      });
    // The first stands still before its entry in the log: it has written by then, and nobody sees it yet.
    const calls = await db.transaction(async (holding) => {
      const waiting = (amount: number) =>
        expect.poll(() => holding.$count(sql`pg_locks where not granted`), { timeout: 10_000 }).toBe(amount);
      await holding.execute(sql`lock table audit_records in share mode`);
      const first = change(one);
      await waiting(1);
      const second = change(other);
      await waiting(2);
      return { first, second };
    });
    expect(await success(await calls.first)).toMatchObject({ slug: 'eile' });
    expect(await problem(await calls.second, 422)).toMatchObject({ code: 'SLUG_ALREADY_EXISTS' });
  });
});
