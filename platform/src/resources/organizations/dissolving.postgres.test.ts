import type { OrganizationRecord, Shipment } from 'contract';
import { domesticDraft, organizations } from 'contract/fixtures';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problem, startTestApi, success } from '../../api/testing/test-api.ts';
import type { TestApi } from '../../api/testing/test-api.ts';
import { openStore, tables } from '../../store/index.ts';
import { findPostgres, startPostgres } from '../../store/testing/postgres-server.ts';
import type { PostgresServer } from '../../store/testing/postgres-server.ts';

const programs = await findPostgres();
const { orgCode } = organizations.weserbergland;

/** Needs transactions that really run beside each other. */
describe.skipIf(programs === undefined)('dissolving an organisation', () => {
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

  test('waits for a template that is being ordered at this moment, and leaves it', async () => {
    const { db } = api.store;
    const draft = { ...domesticDraft, linkedRecipientId: null, linkedSenderId: null, isAvis: true };
    const { id } = await success<Shipment>(await api.call('otherOwner', 'POST /shipments', { body: draft }));
    const { version } = await success<OrganizationRecord>(
      await api.call('otherOwner', `GET /organizations/${orgCode}`),
    );
    const waiting = async (amount: number) =>
      expect
        .poll(async () => {
          const { rows } = (await db.execute(
            sql`select count(*)::integer as total from pg_locks where not granted`,
          )) as { rows: { total: number }[] };
          return rows[0]?.total;
        })
        .toBe(amount);

    // Both stand still before their entries in the log: the order has begun by then, and nobody sees it yet.
    const calls = await db.transaction(async (transaction) => {
      await transaction.execute(sql`lock table audit_records in share mode`);
      const ordering = api.call('otherOwner', `POST /shipments/${id}/submit`);
      await waiting(1);
      const dissolving = api.call('otherOwner', `DELETE /organizations/${orgCode}`, {
        headers: { 'if-match': `"${version}"` },
      });
      await waiting(2);
      return { ordering, dissolving };
    });

    expect(await success(await calls.ordering)).toMatchObject({ id, status: 'ordered' });
    expect(await problem(await calls.dissolving, 409)).toMatchObject({ code: 'SHIPMENTS_UNDER_WAY' });
    expect(await db.$count(tables.shipments, eq(tables.shipments.id, id))).toBe(1);
  });
});
