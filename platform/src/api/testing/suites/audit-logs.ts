import { randomUUID } from 'node:crypto';
import type { AuditDetail, AuditEntry, CronRun, Pickup, Shipment } from 'contract';
import { domesticDraft, organizations, people, pickupDraft } from 'contract/fixtures';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { everyEntry } from '../../../resources/audit-logs/queries.ts';
import { tables } from '../../../store/index.ts';
import { callerDay } from '../../caller-day.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

/** What staff read of what was changed by whom. */
export function testAuditLogs(api: () => TestApi): void {
  const list = async (query: string) =>
    success<{ readonly items: AuditEntry[]; readonly totalItems: number }>(
      await api().call('backofficeUser', `GET /audit-logs?${query}`),
    );
  const unlinked = { linkedRecipientId: null, linkedSenderId: null };
  const ordered = async () => {
    const answer = await api().call('owner', 'POST /shipments', {
      body: { ...domesticDraft, ...unlinked },
      key: randomUUID(),
    });
    const requestId = answer.headers.get('x-request-id') ?? '';
    return { shipment: await success<Shipment>(answer), requestId };
  };

  describe('the log of all organisations', () => {
    test('tells who has done what to what, and what it is called', async () => {
      const { shipment, requestId } = await ordered();
      const { items } = await list(`object=${shipment.id}`);
      expect(items).toMatchObject([
        {
          action: 'ordered',
          by: { id: people.owner.id, full_name: 'Jana Möller' },
          organization: organizations.tietze.orgCode && {
            orgCode: organizations.tietze.orgCode,
            orgName: organizations.tietze.orgName,
          },
          object: { kind: 'shipment', id: shipment.id, name: shipment.orderNumber, isThere: true },
          requestId,
        },
        { action: 'order-begun' },
      ]);
      // By whatever number people have of it.
      for (const number of [
        shipment.orderNumber,
        shipment.trackingNumber ?? '',
        // Scanners may keep the „00“ of a container code to themselves.
        shipment.trackingNumber?.slice(2) ?? '',
        shipment.id,
        requestId,
        ` ${shipment.orderNumber.toLowerCase()} `,
      ]) {
        const found = await list(`search=${encodeURIComponent(number)}`);
        expect(
          found.items.map(({ object }) => object.id),
          number,
        ).toContain(shipment.id);
      }
      expect((await list('search=gibtesnicht')).totalItems).toBe(0);
    });

    test('is narrowed down by day, person, organisation, action and kind', async () => {
      await ordered();
      // The day of a call that names no zone is Germany's.
      const today = callerDay(new Date(), undefined);
      const of = async (query: string) => (await list(`perPage=100&${query}`)).items;
      expect(new Set((await of('action=ordered')).map(({ action }) => action))).toEqual(new Set(['ordered']));
      expect(new Set((await of('kind=shipment')).map(({ object }) => object.kind))).toEqual(
        new Set(['shipment']),
      );
      expect(new Set((await of(`person=${people.owner.id}`)).map(({ by }) => by?.id))).toEqual(
        new Set([people.owner.id]),
      );
      const { orgCode } = organizations.tietze;
      expect(new Set((await of(`orgCode=${orgCode}`)).map((entry) => entry.organization.orgCode))).toEqual(
        new Set([orgCode]),
      );
      expect((await of(`from=${today}&to=${today}`)).length).toBeGreaterThan(0);
      expect(await of('from=2020-01-01&to=2020-01-02')).toEqual([]);
      expect((await api().call('backofficeUser', 'GET /audit-logs?from=gestern')).status).toBe(400);
      // The newest first, and no entry on two pages.
      const [one, two] = [await list('perPage=3'), await list('perPage=3&page=2')];
      const both = [...one.items, ...two.items];
      expect(new Set(both.map(({ id }) => id)).size).toBe(both.length);
      const times = both.map(({ at }) => at);
      expect(times).toEqual(times.toSorted().toReversed());
    });

    test('tells of one entry what each field held, and keeps the name of what is gone', async () => {
      const { shipment } = await ordered();
      const [newest] = (await list(`object=${shipment.id}`)).items;
      const detail = await success<AuditDetail>(
        await api().call('backofficeUser', `GET /audit-logs/${newest?.id ?? ''}`),
      );
      expect(detail.changes).toEqual(
        expect.arrayContaining([{ field: 'status', before: 'avis', after: 'ordered' }]),
      );
      const made = await success<{ orgCode: string; version: number }>(
        await api().call('backofficeAdmin', 'POST /organizations', {
          body: { orgName: 'Vergänglich', externalOrgId: '', ownerEmail: 'weg@vergaenglich.example' },
        }),
      );
      const headers = { 'if-match': `"${made.version}"` };
      await api().call('superAdmin', `DELETE /organizations/${made.orgCode}`, { headers });
      const [deletion] = (await list(`orgCode=${made.orgCode}&action=deleted`)).items;
      expect(deletion).toMatchObject({
        organization: { orgName: 'Vergänglich' },
        object: { kind: 'organization', name: 'Vergänglich', isThere: false },
      });
      await problem(await api().call('backofficeUser', 'GET /audit-logs/aud_nothing'), 404);
    });

    test('calls a run what staff call its job, also once the run is deleted', async () => {
      const body = { kind: 'shipment-tracking-number' };
      const { id } = await success<CronRun>(
        await api().call('backofficeUser', 'POST /trigger-cron', { body, key: randomUUID() }),
      );
      const named = async () => (await list(`object=${id}`)).items[0]?.object;
      const name = 'Suche nach Sendungsnummern';
      expect(await named()).toEqual({ kind: 'cron-run', id, name, isThere: true });
      await api().store.db.delete(tables.cronRuns).where(eq(tables.cronRuns.id, id));
      expect(await named()).toEqual({ kind: 'cron-run', id, name, isThere: false });
    });

    test('says of what is gone that it is gone, in what was told of it before too', async () => {
      const pickup = await success<Pickup>(
        await api().call('owner', 'POST /pickups', { body: pickupDraft, key: randomUUID() }),
      );
      const told = async () => (await list(`object=${pickup.id}`)).items.map(({ object }) => object.isThere);
      expect(await told()).toEqual([true]);
      const headers = { 'if-match': `"${pickup.version}"` };
      expect((await api().call('owner', `DELETE /pickups/${pickup.id}`, { headers })).status).toBe(204);
      expect(await told()).toEqual([false, false]);
    });

    test.each([
      ['Tietze', { organization: { orgCode: organizations.tietze.orgCode } }],
      ['tietze  FEINMECHANIK', { organization: { orgCode: organizations.tietze.orgCode } }],
      ['Möller', { by: { id: people.owner.id } }],
      ['moeller jana', { by: { id: people.owner.id } }],
      ['moller', { by: { id: people.owner.id } }],
      [people.owner.email, { by: { id: people.owner.id } }],
    ])('is searched by what people and organisations are called: %s', async (search, hit) => {
      await ordered();
      const { items } = await list(`search=${encodeURIComponent(search)}`);
      expect(items[0]).toMatchObject(hit);
    });

    test('is searched by what countries and pages are called, and not by bits of names', async () => {
      const record = {
        orgCode: 'org_lotse',
        action: 'changed',
        changes: [{ field: 'isActive', before: true, after: false }],
      } satisfies Partial<typeof tables.auditRecords.$inferInsert>;
      await api()
        .store.db.insert(tables.auditRecords)
        .values([
          { ...record, id: `aud_${randomUUID()}`, objectKind: 'country', objectId: 'AT' },
          { ...record, id: `aud_${randomUUID()}`, objectKind: 'country', objectId: 'TG' },
        ]);
      const hits = async (search: string) =>
        (await list(`search=${encodeURIComponent(search)}`)).items.map(({ object }) => object.id);
      expect(await hits('Österreich')).toContain('AT');
      expect(await hits('oesterreich')).toContain('AT');
      expect(await hits('Osterr')).toContain('AT');
      expect(await hits('Österreich Togo')).toEqual([]);
      expect(await hits('To')).toEqual([]);
    });

    test('tells what an organisation was called that is gone', async () => {
      const orgCode = `org_${randomUUID()}`;
      const record = { orgCode, objectKind: 'organization', objectId: orgCode, requestId: orgCode } as const;
      await api()
        .store.db.insert(tables.auditRecords)
        .values([
          { ...record, id: `aud_${randomUUID()}`, action: 'changed', changes: [] },
          {
            ...record,
            id: `aud_${randomUUID()}`,
            action: 'deleted',
            changes: [{ field: 'orgName', before: 'Vorbei GmbH', after: null }],
          },
        ]);
      const { items } = await list(`search=${orgCode}`);
      expect(items.map(({ organization }) => organization.orgName)).toEqual(['Vorbei GmbH', 'Vorbei GmbH']);
    });

    test('is a table with a row for each field of an entry, as it was and as it is', async () => {
      const { shipment } = await ordered();
      const answer = await api().call('backofficeUser', `GET /audit-logs/export?object=${shipment.id}`);
      expect(answer.headers.get('content-disposition')).toContain('Audit-Log-');
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
      const [head, ...rows] = text.trimEnd().split('\r\n');
      expect(head).toBe(
        '\uFEFFZeitpunkt;Person;Organisation;Aktion;Objektart;Objekt;Feld;Vorher;Nachher;Vorgangsnummer',
      );
      const cells = rows.map((row) => row.split(';'));
      expect(new Set(cells.map((row) => row.slice(1, 6).join(';')))).toEqual(
        new Set(
          ['Beauftragt', 'Beauftragung begonnen'].map(
            (action) => `Jana Möller;Tietze Feinmechanik GmbH;${action};Sendung;${shipment.orderNumber}`,
          ),
        ),
      );
      expect(cells.map((row) => row.slice(3, 4).concat(row.slice(6, 9)).join(';'))).toEqual(
        expect.arrayContaining([`Beauftragt;trackingNumber;;${shipment.trackingNumber}`]),
      );
    });

    test('is whole, however long it is, and calculates nothing that a person is called', async () => {
      const object = `obj_${randomUUID()}`;
      const record = {
        orgCode: organizations.tietze.orgCode,
        personId: people.owner.id,
        personName: '=1+1',
        objectKind: 'shipment',
        objectId: object,
        action: 'changed',
        changes: [],
        requestId: 'req-long',
      } satisfies Partial<typeof tables.auditRecords.$inferInsert>;
      // More than are read at once, and two moments for all of them: the end of one batch is in the midst of a moment.
      const long = Array.from({ length: 2001 }, (_, index) => ({
        ...record,
        id: `aud_${randomUUID()}`,
        at: new Date(Date.parse('2026-11-01T08:00:00.000Z') + (index % 2)),
      }));
      await api().store.db.insert(tables.auditRecords).values(long);
      const answer = await api().call('backofficeUser', `GET /audit-logs/export?object=${object}`);
      const [, ...rows] = (await answer.text()).trimEnd().split('\r\n');
      expect(rows).toHaveLength(long.length);
      expect(new Set(rows.map((row) => row.split(';')[1]))).toEqual(new Set(["'=1+1"]));
      // It is read little by little, so that a million entries are never in memory at once.
      const batches: number[] = [];
      const filter = { search: '', object };
      for await (const entries of everyEntry(api().store.db, filter, (day) => new Date(day)))
        batches.push(entries.length);
      expect(batches).toEqual([1000, 1000, 1]);
    });

    test('tells who has taken which table away, and what narrowed it down', async () => {
      const answer = await api().call('owner', 'GET /shipments/export?search=Kiel&carrier=DHL,GLS');
      expect(answer.status).toBe(200);
      const requestId = answer.headers.get('x-request-id') ?? '';
      const [entry] = (await list(`action=exported&kind=table&search=${requestId}`)).items;
      expect(entry).toMatchObject({
        by: { id: people.owner.id },
        organization: { orgCode: organizations.tietze.orgCode },
        object: { kind: 'table', id: 'shipments', name: 'Sendungen', isThere: true },
      });
      const { changes } = await success<AuditDetail>(
        await api().call('backofficeUser', `GET /audit-logs/${entry?.id ?? ''}`),
      );
      expect(changes).toEqual([
        { field: 'carrier', before: null, after: 'DHL, GLS' },
        { field: 'search', before: null, after: 'Kiel' },
      ]);
      // Whoever gets none has taken nothing away.
      const before = (await list('action=exported')).totalItems;
      expect((await api().call('owner', 'GET /audit-logs/export')).status).toBe(403);
      expect((await list('action=exported')).totalItems).toBe(before);
    });

    test('is changed by nobody, not even by the platform itself', async () => {
      const { db } = api().store;
      const refused = [
        sql`update audit_records set person_name = 'Niemand'`,
        sql`delete from audit_records`,
        sql`truncate audit_records`,
      ];
      for (const statement of refused)
        await expect(db.execute(statement)).rejects.toThrow(
          expect.objectContaining({
            cause: expect.objectContaining({
              message: expect.stringContaining('audit_records') as string,
            }) as Error,
          }) as Error,
        );
    });
  });
}
