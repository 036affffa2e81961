import { randomUUID } from 'node:crypto';
import type { DeskShipment, DeskShipmentDetail, Shipment } from 'contract';
import { domesticDraft, organizations, people } from 'contract/fixtures';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

const { auditRecords, shipments } = tables;

/** What staff see of the shipments of all organisations, and do about them. */
export function testShipmentDesk(api: () => TestApi): void {
  const awaiting = new Map<string, string | null>();
  /** Makes a carrier still owe a shipment its number; other tests count such shipments, so it gets it back. */
  const takeNumber = async ({ id, trackingNumber }: Shipment) => {
    awaiting.set(id, trackingNumber);
    await api().store.db.update(shipments).set({ trackingNumber: null }).where(eq(shipments.id, id));
  };
  afterEach(async () => {
    api().faults.clear();
    for (const [id, trackingNumber] of awaiting) {
      const isStillWithout = and(eq(shipments.id, id), isNull(shipments.trackingNumber));
      await api().store.db.update(shipments).set({ trackingNumber }).where(isStillWithout);
    }
    awaiting.clear();
  });

  const list = async (query: string) =>
    success<{ items: DeskShipment[]; totalItems: number; statusCounts: Record<string, number> }>(
      await api().call('backofficeUser', `GET /backoffice/shipments?${query}`),
    );
  const unlinked = { linkedRecipientId: null, linkedSenderId: null };
  const ordered = async (by: PersonName = 'owner') =>
    success<Shipment>(
      await api().call(by, 'POST /shipments', {
        body: { ...domesticDraft, ...unlinked },
        key: randomUUID(),
      }),
    );
  const post = (by: PersonName, id: string, what: string, body?: object) =>
    api().call(by, `POST /backoffice/shipments/${id}/${what}?organization=all` as `POST /`, {
      ...(body && { body }),
    });

  describe('the shipments of all organisations', () => {
    test('are searched and narrowed down by whose they are', async () => {
      const [ours, theirs] = [await ordered(), await ordered('otherOwner')];
      const codeOf = ({ organization }: DeskShipment) => organization.orgCode;
      const found = await list(`search=${ours.orderNumber}`);
      expect(found.items).toMatchObject([
        { id: ours.id, organization: { orgName: organizations.tietze.orgName }, status: 'ordered' },
      ]);
      const { orgCode } = organizations.weserbergland;
      const ofOne = await list(`orgCode=${orgCode}&perPage=100`);
      expect(new Set(ofOne.items.map(codeOf))).toEqual(new Set([orgCode]));
      expect(ofOne.items.map(({ id }) => id)).toContain(theirs.id);
      const all = await list('perPage=100&status=ordered&carrier=DHL');
      expect(new Set(all.items.map(codeOf)).size).toBeGreaterThan(1);
      expect(new Set(all.items.map(({ carrier }) => carrier))).toEqual(new Set(['DHL']));
      expect((await list('search=gibtesnicht')).totalItems).toBe(0);
      await problem(await api().call('owner', 'GET /backoffice/shipments'), 403);
    });

    test('tell what each carrier has answered', async () => {
      const { id } = await ordered();
      const detail = await success<DeskShipmentDetail>(
        await api().call('backofficeUser', `GET /backoffice/shipments/${id}`),
      );
      expect(detail).toMatchObject({
        shipment: { id },
        organization: { orgCode: organizations.tietze.orgCode },
        attempts: [{ state: 'done', by: { id: people.owner.id, full_name: 'Jana Möller' }, failure: null }],
      });
      await problem(await api().call('backofficeUser', 'GET /backoffice/shipments/shp_nothing'), 404);
      await problem(await api().call('owner', `GET /backoffice/shipments/${id}`), 403);
    });

    test('are asked about anew, however fresh the news is', async () => {
      const { id } = await ordered();
      const first = await success<DeskShipmentDetail>(await post('backofficeUser', id, 'refresh'));
      expect(first.shipment.id).toBe(id);
      expect(await success(await post('backofficeUser', id, 'refresh'))).toMatchObject({ shipment: { id } });
      await problem(await post('owner', id, 'refresh'), 403);
      const { orderNumber } = first.shipment;
      await success(
        await api().call('owner', `POST /shipments/${id}/cancel`, {
          headers: { 'if-match': `"${first.shipment.version}"` },
        }),
      );
      expect(await problem(await post('backofficeUser', id, 'refresh'), 409), orderNumber).toMatchObject({
        title: 'Zu dieser Sendung kann kein Dienstleister gefragt werden.',
      });
    });

    test('are no carrier’s where they came with the demo data, and staff are told so', async () => {
      const { id } = await ordered();
      await api().store.db.update(shipments).set({ isDemo: true }).where(eq(shipments.id, id));
      const { detail } = await problem(await post('backofficeUser', id, 'refresh'), 409);
      expect(detail).toContain('gehört zu den Beispieldaten');
    });

    test('get the number that a carrier gave elsewhere, once, by whom the audit log knows', async () => {
      const shipment = await ordered();
      const { id } = shipment;
      const number = '00340434161094021501';
      expect(
        await problem(await post('backofficeUser', id, 'tracking-number', { trackingNumber: number }), 409),
      ).toMatchObject({ title: 'Diese Sendung hat bereits eine Sendungsnummer.' });
      await takeNumber(shipment);
      await problem(await post('backofficeUser', id, 'tracking-number', { trackingNumber: ' ' }), 422);
      const typed = { trackingNumber: ' 42073557\u001D0034 0434 1610 9402 1501 ' };
      expect(await success(await post('backofficeUser', id, 'tracking-number', typed))).toMatchObject({
        shipment: { trackingNumber: number },
      });
      await problem(await post('backofficeAdmin', id, 'tracking-number', typed), 409);
      const [record] = await api()
        .store.db.select()
        .from(auditRecords)
        .where(and(eq(auditRecords.objectId, id), eq(auditRecords.action, 'changed')))
        .orderBy(desc(auditRecords.at));
      expect(record).toMatchObject({ personId: people.backofficeUser.id });
      expect((await list(`search=${number}`)).items).toMatchObject([{ id }]);
      const other = await ordered();
      await takeNumber(other);
      const mine = (
        await success<DeskShipmentDetail>(
          await api().call('backofficeUser', `GET /backoffice/shipments/${id}`),
        )
      ).shipment;
      expect(
        await problem(await post('backofficeUser', other.id, 'tracking-number', typed), 409),
      ).toMatchObject({
        title: 'Diese Sendungsnummer hat schon eine andere Sendung mit DHL.',
        detail: `Sie gehört zu ${mine.orderNumber}. Prüfen Sie, für welche Sendung sie gilt.`,
      });
      const template = await success<Shipment>(
        await api().call('owner', 'POST /shipments', {
          body: { ...domesticDraft, ...unlinked, isAvis: true },
          key: randomUUID(),
        }),
      );
      await problem(await post('backofficeUser', template.id, 'tracking-number', typed), 409);
    });

    test('get a number that two type at once for one of them', async () => {
      const both = [await ordered(), await ordered(), await ordered(), await ordered()];
      const ids = both.map(({ id }) => id);
      for (const one of both) await takeNumber(one);
      const typed = { trackingNumber: '00340434161094021518' };
      const answers = await Promise.all(
        ids.map((id) => post('backofficeUser', id, 'tracking-number', typed)),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    });
  });
}
