import type { StaffPage } from 'contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { apiOnPostgres, isWithoutPostgres } from '../../api/testing/on-postgres.ts';
import { problem, success } from '../../api/testing/test-api.ts';
import { untilWaiting } from '../../store/testing/until-waiting.ts';

describe.skipIf(isWithoutPostgres)('content pages that are changed at once', () => {
  const api = apiOnPostgres();

  test('get a slug that two are given for one of them, and the other is told so', async () => {
    const { db } = api().store;
    const draft = { kind: 'other', title: 'Versandhinweise', body: '<p>Gut polstern.</p>' };
    const create = async (slug: string) =>
      success<StaffPage>(await api().call('backofficeAdmin', 'POST /pages', { body: { ...draft, slug } }));
    const [one, other] = [await create('eile-a'), await create('eile-b')];
    const change = ({ id, version }: StaffPage) =>
      api().call('backofficeAdmin', `PATCH /pages/${id}`, {
        body: { ...draft, slug: 'eile' },
        headers: { 'if-match': `"${version}"` },
      });
    // The first stands still before its entry in the log: it has written by then, and nobody sees it yet.
    const calls = await db.transaction(async (holding) => {
      await holding.execute(sql`lock table audit_records in share mode`);
      const first = change(one);
      await untilWaiting(holding, 1);
      const second = change(other);
      await untilWaiting(holding, 2);
      return { first, second };
    });
    expect(await success(await calls.first)).toMatchObject({ slug: 'eile' });
    expect(await problem(await calls.second, 422)).toMatchObject({ code: 'SLUG_ALREADY_EXISTS' });
  });
});
