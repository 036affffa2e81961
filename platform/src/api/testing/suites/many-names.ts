import { randomUUID } from 'node:crypto';
import type { ListedOrganization } from 'contract';
import { eq, like, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

/** What staff search where there is more of it than a list or a question of the database holds. */
export function testManyNames(api: () => TestApi): void {
  describe('among many names', () => {
    test('the audit log is searched by a word of more names than a question has places for', async () => {
      const { db } = api().store;
      const word = `Vielfach${randomUUID().slice(0, 8)}`;
      const names = 22_000;
      await db.execute(sql`
        insert into test_samples (id, name, tolerance_percent, ignored_fields, created_at, updated_at, updated_by_id, updated_by_name)
        select ${word} || number, ${word}, 0, '{}', now(), now(), '', '' from generate_series(1, ${names}::int) number`);
      try {
        const id = `aud_${randomUUID()}`;
        await db.insert(tables.auditRecords).values({
          id,
          orgCode: 'org_lotse',
          action: 'created',
          changes: [],
          objectKind: 'test-sample',
          objectId: `${word}${names}`,
        });
        expect(
          await success(await api().call('backofficeUser', `GET /audit-logs?search=${word}`)),
        ).toMatchObject({ totalItems: 1, items: [{ id }] });
        const exported = await api().call('backofficeUser', `GET /audit-logs/export?search=${word}`);
        expect((await exported.text()).trimEnd().split('\r\n')).toHaveLength(2);
      } finally {
        await db.delete(tables.testSamples).where(eq(tables.testSamples.name, word));
      }
    });

    test('an organisation is found among more than can be leafed through, and in its place by name', async () => {
      const { db } = api().store;
      const mark = `z${randomUUID().slice(0, 8)}`;
      await db.execute(sql`
        insert into organizations (org_code, org_name)
        select ${mark} || number, 'Zz ' || ${mark} from generate_series(1, 10001) number`);
      try {
        const of = async (query: string) =>
          success<{ items: ListedOrganization[]; totalItems: number }>(
            await api().call('backofficeUser', `GET /organizations?${query}`),
          );
        expect((await of(`search=${mark}10001`)).items).toMatchObject([{ orgCode: `${mark}10001` }]);
        expect((await of(`search=${mark}1`)).items[0]?.orgCode).toBe(`${mark}1`);
        expect((await of('search=')).totalItems).toBeGreaterThan(10_001);
      } finally {
        await db.delete(tables.organizations).where(like(tables.organizations.orgCode, `${mark}%`));
      }
    });
  });
}
