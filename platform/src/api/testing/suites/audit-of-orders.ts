import { randomUUID } from 'node:crypto';
import type { Shipment } from 'contract';
import { domesticDraft } from 'contract/fixtures';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { findOutAllDue } from '../../../resources/shipments/find-out.ts';
import { tables } from '../../../store/index.ts';
import { success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

const { auditRecords, shipmentIntents, shipments } = tables;

/** An order and its record in the audit log: both are written, or neither is. */
export function testAuditOfOrders(api: () => TestApi): void {
  const run = (statement: string) => api().store.db.execute(sql.raw(statement));
  /** Lets the audit log refuse what is written of an order that its carrier has taken. */
  const breakAuditLog = async () => {
    await run(`create function refuse_audit() returns trigger language plpgsql as $$
      begin raise exception 'the audit log is full'; end $$`);
    await run(`create trigger refuse_audit before insert on audit_records
      for each row when (new.action = 'ordered') execute function refuse_audit()`);
  };
  const mendAuditLog = () => run('drop function if exists refuse_audit cascade');

  describe('an order and its record', () => {
    afterEach(() => mendAuditLog());

    test('stand or fall together, and come about later', async () => {
      const key = randomUUID();
      const { db } = api().store;
      await breakAuditLog();
      const answer = await api().call('owner', 'POST /shipments', { body: domesticDraft, key });
      expect(answer.ok).toBe(false);
      const [intent] = await db.select().from(shipmentIntents).where(eq(shipmentIntents.key, key));
      const isTheOne = eq(shipments.id, intent?.shipmentId ?? '');
      const [row] = await db.select().from(shipments).where(isTheOne);
      expect(row).toMatchObject({ status: 'avis', ordering: 'open', trackingNumber: null });
      expect(intent).toMatchObject({ state: 'open' });

      await mendAuditLog();
      const past = new Date(Date.now() - 1000);
      await db
        .update(shipmentIntents)
        .set({ leaseEndsAt: past, nextTryAt: past, missingIsFinalFrom: past })
        .where(eq(shipmentIntents.key, key));
      await findOutAllDue(api().services);
      const found = await success<{ items: Shipment[] }>(
        await api().call('owner', `GET /shipments?idempotencyKey=${key}`),
      );
      expect(found.items).toMatchObject([{ status: 'ordered', trackingNumber: expect.any(String) }]);
      const records = await db
        .select({ action: auditRecords.action })
        .from(auditRecords)
        .where(eq(auditRecords.objectId, intent?.shipmentId ?? ''))
        .orderBy(auditRecords.at);
      expect(records).toEqual([{ action: 'order-begun' }, { action: 'ordered' }]);
    });
  });
}
