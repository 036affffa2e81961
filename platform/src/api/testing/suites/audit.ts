import { randomUUID } from 'node:crypto';
import type { AuditRecord, Contact, Shipment } from 'contract';
import { addresses, domesticDraft, people } from 'contract/fixtures';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

const { auditRecords } = tables;

/** Every change has its record: who, when, what, and by which call. */
export function testAudit(api: () => TestApi): void {
  const recordsOf = (kind: 'shipment' | 'contact', id: string) =>
    api()
      .store.db.select()
      .from(auditRecords)
      .where(and(eq(auditRecords.objectKind, kind), eq(auditRecords.objectId, id)))
      .orderBy(auditRecords.at);
  const create = (body: unknown, key: string = randomUUID()) =>
    api().call('owner', 'POST /shipments', { body, key });
  const by = { personId: people.owner.id, personName: 'Jana Möller' };

  describe('the audit log', () => {
    test('has an order from its beginning to its end, with the number of its call', async () => {
      const answer = await create(domesticDraft);
      const { id, trackingNumber } = await success<Shipment>(answer.clone());
      const records = await recordsOf('shipment', id);
      expect(records).toMatchObject([
        { action: 'order-begun', ...by },
        { action: 'ordered', ...by },
      ]);
      expect(new Set(records.map(({ requestId }) => requestId))).toEqual(
        new Set([answer.headers.get('x-request-id')]),
      );
      expect(records[1]?.changes).toEqual(
        expect.arrayContaining([
          { field: 'status', before: 'avis', after: 'ordered' },
          { field: 'trackingNumber', before: null, after: trackingNumber },
        ]),
      );
    });

    test('has what was refused, though the shipment is gone', async () => {
      const key = randomUUID();
      api().faults.set('DHL', { mode: 'refuse', reason: 'Kundenkonto gesperrt.' });
      await create(domesticDraft, key);
      api().faults.clear();
      const [intent] = await api()
        .store.db.select()
        .from(tables.shipmentIntents)
        .where(eq(tables.shipmentIntents.key, key));
      const records = await recordsOf('shipment', intent?.shipmentId ?? '');
      expect(records.map(({ action }) => action)).toEqual(['order-begun', 'not-ordered']);
      expect(records[1]?.changes).toContainEqual({
        field: 'description',
        before: domesticDraft.description,
        after: null,
      });
    });

    test('has a template and its order, each by whoever did it', async () => {
      const { id } = await success<Shipment>(await create({ ...domesticDraft, isAvis: true }));
      await success(await api().call('packer', `POST /shipments/${id}/submit`));
      expect(await recordsOf('shipment', id)).toMatchObject([
        { action: 'created', ...by },
        { action: 'order-begun', personId: people.packer.id },
        { action: 'ordered', personId: people.packer.id },
      ]);
    });

    test('has a contact once, however often its call is repeated', async () => {
      const key = randomUUID();
      const body = { kind: 'recipient', block: addresses.brueggemann };
      const { id } = await success<Contact>(await api().call('owner', 'POST /contacts', { body, key }));
      await success(await api().call('owner', 'POST /contacts', { body, key }));
      const records = await recordsOf('contact', id);
      expect(records).toMatchObject([{ action: 'created', ...by }]);
      expect(records[0]?.changes).toContainEqual({
        field: 'block.address.city',
        before: null,
        after: addresses.brueggemann.address.city,
      });
    });

    test('is told to whoever may see the shipment, newest first', async () => {
      const { id } = await success<Shipment>(await create({ ...domesticDraft, isAvis: true }));
      const ordered = await api().call('packer', `POST /shipments/${id}/submit`);
      const requestId = ordered.headers.get('x-request-id');
      await success(await api().call('member', `POST /shipments/${id}/printed`));
      const { items } = await success<{ items: AuditRecord[] }>(
        await api().call('member', `GET /shipments/${id}/audit-logs`),
      );
      expect(items).toMatchObject([
        { action: 'printed', by: { id: people.member.id }, changedFields: ['printedAt'] },
        { action: 'ordered', by: { id: people.packer.id }, requestId },
        { action: 'order-begun', by: { id: people.packer.id }, requestId },
        { action: 'created', by: { id: people.owner.id, full_name: 'Jana Möller' } },
      ]);
      expect(items[3]?.changedFields).toContain('to.address.city');
    });

    test('has nothing of what was not done', async () => {
      const before = await api().store.db.$count(auditRecords);
      expect((await create({ ...domesticDraft, description: '' })).status).toBe(422);
      expect((await api().call('owner', 'GET /shipments')).status).toBe(200);
      expect(await api().store.db.$count(auditRecords)).toBe(before);
    });
  });
}
