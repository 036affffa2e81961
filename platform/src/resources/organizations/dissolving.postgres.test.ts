import type { OrganizationRecord, Shipment } from 'contract';
import { domesticDraft, organizations } from 'contract/fixtures';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { apiOnPostgres, isWithoutPostgres } from '../../api/testing/on-postgres.ts';
import { problem, success } from '../../api/testing/test-api.ts';
import { tables } from '../../store/index.ts';
import { untilWaiting } from '../../store/testing/until-waiting.ts';

const { orgCode } = organizations.weserbergland;

describe.skipIf(isWithoutPostgres)('dissolving an organisation', () => {
  const api = apiOnPostgres();

  test('waits for a template that is being ordered at this moment, and leaves it', async () => {
    const { db } = api().store;
    const draft = { ...domesticDraft, linkedRecipientId: null, linkedSenderId: null, isAvis: true };
    const { id } = await success<Shipment>(
      await api().call('otherOwner', 'POST /shipments', { body: draft }),
    );
    const { version } = await success<OrganizationRecord>(
      await api().call('otherOwner', `GET /organizations/${orgCode}`),
    );

    // Both stand still before their entries in the log: the order has begun by then, and nobody sees it yet.
    const calls = await db.transaction(async (holding) => {
      await holding.execute(sql`lock table audit_records in share mode`);
      const ordering = api().call('otherOwner', `POST /shipments/${id}/submit`);
      await untilWaiting(holding, 1);
      const dissolving = api().call('otherOwner', `DELETE /organizations/${orgCode}`, {
        headers: { 'if-match': `"${version}"` },
      });
      await untilWaiting(holding, 2);
      return { ordering, dissolving };
    });

    expect(await success(await calls.ordering)).toMatchObject({ id, status: 'ordered' });
    expect(await problem(await calls.dissolving, 409)).toMatchObject({ code: 'SHIPMENTS_UNDER_WAY' });
    expect(await db.$count(tables.shipments, eq(tables.shipments.id, id))).toBe(1);
  });
});
