import type { ListedOrganization, OrganizationRecord, OrganizationUser, Shipment } from 'contract';
import { standardShipmentDefaults } from 'contract';
import { domesticDraft, organizations, people } from 'contract/fixtures';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { findPerson } from '../../../identity/people.ts';
import { clearDissolved } from '../../../resources/organizations/dissolved.ts';
import { tables } from '../../../store/index.ts';
import { attachFile } from '../attach-file.ts';
import { problem, success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

const { fileAssets, memberships, shipmentIntents, shipments } = tables;
const home = organizations.tietze.orgCode;
const away = organizations.weserbergland.orgCode;

export function testOrganizations(api: () => TestApi): void {
  const listUsers = async (by: PersonName, orgCode: string) =>
    success<{ items: OrganizationUser[] }>(await api().call(by, `GET /organizations/${orgCode}/users`));

  describe('an organisation', () => {
    const get = async (by: PersonName = 'owner', orgCode: string = home) =>
      success<OrganizationRecord>(await api().call(by, `GET /organizations/${orgCode}`));
    const patch = (body: object, version: number, by: PersonName = 'owner') =>
      api().call(by, `PATCH /organizations/${home}`, { body, headers: { 'if-match': `"${version}"` } });

    test('is read by its members and by staff', async () => {
      for (const by of ['owner', 'member', 'packer', 'backofficeUser'] as const) {
        expect(await get(by)).toMatchObject({ orgCode: home, settings: { printFormat: 'a6' } });
      }
      expect((await api().call('otherOwner', `GET /organizations/${home}`)).status).toBe(404);
      const all = await api().call('backofficeUser', 'GET /organizations?search=tietze');
      expect(await success(all)).toMatchObject({ items: [{ orgCode: home }], totalItems: 1 });
    });

    test('is changed by its owner, with its numbers as offices write them', async () => {
      const { version } = await get();
      const body = {
        vatNumber: 'de 123 456 789',
        eoriNumber: 'DE1234567',
        isFetchedFromSender: false,
        settings: { notificationTypes: ['shipment-created'] },
      };
      const changed = await success<OrganizationRecord>(await patch(body, version));
      expect(changed).toMatchObject({
        vatNumber: 'DE123456789',
        isFetchedFromSender: false,
        version: version + 1,
        settings: { notificationTypes: ['shipment-created'], printFormat: 'a6' },
      });
      expect(await success(await api().call('member', 'GET /organizations/settings'))).toMatchObject({
        notificationTypes: ['shipment-created'],
      });
      expect((await patch({ orgName: 'Alt' }, version)).status).toBe(412);
      expect((await patch({ vatNumber: 'DE12' }, version + 1)).status).toBe(422);
      expect((await patch({ orgName: 'X' }, version + 1, 'member')).status).toBe(403);
      expect((await patch({ orgName: 'X' }, version + 1, 'otherOwner')).status).toBe(404);
    });

    test('that is saved again, because the answer was lost, is as it was saved', async () => {
      const { version } = await get();
      const body = { eoriNumber: 'DE7654321', settings: { printFormat: 'a4' } };
      const first = await success<OrganizationRecord>(await patch(body, version));
      expect(await success(await patch(body, version))).toEqual(first);
      expect(first.version).toBe(version + 1);
      await success(await patch({ settings: { printFormat: 'a6' } }, version + 1));
    });

    test('says what its shipments begin with, and keeps the rest of its settings', async () => {
      const defaults = () => api().call('packer', 'GET /organizations/shipment-defaults');
      expect(await success(await defaults())).toEqual(standardShipmentDefaults);
      const { version, settings } = await get();
      const shipmentDefaults = {
        ...standardShipmentDefaults,
        countryCode: 'AT',
        weightKg: 2.5,
        insuredFromEur: 500,
      };
      const changed = await success<OrganizationRecord>(
        await patch({ settings: { shipmentDefaults } }, version),
      );
      expect(changed.settings).toEqual({ ...settings, shipmentDefaults });
      expect(await success(await defaults())).toEqual(shipmentDefaults);
      const others = await api().call('otherOwner', 'GET /organizations/shipment-defaults');
      expect(await success(others)).toEqual(standardShipmentDefaults);
      const tooHeavy = { ...shipmentDefaults, weightKg: 400 };
      const refused = await patch({ settings: { shipmentDefaults: tooHeavy } }, version + 1);
      expect(await problem(refused, 422)).toMatchObject({
        errors: [{ pointer: expect.stringContaining('shipmentDefaults/weightKg') as string }],
      });
    });

    test('is made by staff with its owner’s invitation, and deleted with the name of its version', async () => {
      const body = { orgName: 'Nordlicht Optik', externalOrgId: 'K-7', ownerEmail: 'chefin@nord.example' };
      const made = await success<OrganizationRecord>(
        await api().call('backofficeAdmin', 'POST /organizations', { body }),
      );
      expect(api().letters.at(-1)).toMatchObject({ to: body.ownerEmail });
      expect((await listUsers('backofficeAdmin', made.orgCode)).items).toMatchObject([
        { role: 'org_owner', status: 'invited' },
      ]);
      const removal = (by: PersonName, version: number) =>
        api().call(by, `DELETE /organizations/${made.orgCode}`, { headers: { 'if-match': `"${version}"` } });
      expect((await removal('backofficeAdmin', made.version)).status).toBe(403);
      expect((await removal('owner', made.version)).status).toBe(404);
      expect((await removal('superAdmin', made.version + 1)).status).toBe(412);
      expect((await removal('superAdmin', made.version)).status).toBe(204);
      expect((await api().call('superAdmin', `GET /organizations/${made.orgCode}`)).status).toBe(404);
    });

    test('has a customer number that no other has', async () => {
      const create = (orgName: string, externalOrgId: string) =>
        api().call('backofficeAdmin', 'POST /organizations', {
          body: { orgName, externalOrgId, ownerEmail: `${orgName.toLowerCase()}@nummer.example` },
        });
      const taken = {
        errors: [{ pointer: '/externalOrgId', detail: 'Diese Kundennummer hat schon „Erste“.' }],
      };
      await success(await create('Erste', 'K-8'));
      expect(await problem(await create('Zweite', 'K-8'), 422)).toMatchObject(taken);
      const second = await success<OrganizationRecord>(await create('Zweite', 'K-9'));
      await success(await create('Dritte', ''));
      await success(await create('Vierte', ''));
      const change = (externalOrgId: string) =>
        api().call('backofficeAdmin', `PATCH /organizations/${second.orgCode}`, {
          body: { externalOrgId },
          headers: { 'if-match': `"${second.version}"` },
        });
      expect(await problem(await change('K-8'), 422)).toMatchObject(taken);
      expect(await success(await change('K-10'))).toMatchObject({ externalOrgId: 'K-10' });
      const answers = await Promise.all(Array.from('ABCDEF', (name) => create(name, 'K-11')));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    });

    test('is listed for staff with its owners, people and what it has dispatched lately', async () => {
      const all = async (query: string) =>
        success<{ items: ListedOrganization[]; totalItems: number }>(
          await api().call('backofficeUser', `GET /organizations?${query}`),
        );
      const { items } = await all('search=Tietze%20feinMECHANIK');
      expect(items).toMatchObject([{ orgCode: home, isSetUp: true }]);
      expect(items[0]?.owners).toContain('Jana Möller');
      expect(items[0]?.users).toBeGreaterThan(2);
      const before = items[0]?.recentShipments ?? 0;
      const draft = { ...domesticDraft, linkedRecipientId: null, linkedSenderId: null };
      await success(await api().call('owner', 'POST /shipments', { body: { ...draft, isAvis: true } }));
      await success(await api().call('owner', 'POST /shipments', { body: { ...draft, isAvis: false } }));
      expect((await all('search=tietze')).items[0]?.recentShipments).toBe(before + 1);
      // Lately is within thirty days.
      const aged = async (days: number) => {
        const createdAt = new Date(api().now.getTime() - days * 86_400_000);
        const { id } = await success<Shipment>(await api().call('owner', 'POST /shipments', { body: draft }));
        await api().store.db.update(shipments).set({ createdAt }).where(eq(shipments.id, id));
      };
      await aged(29);
      await aged(31);
      expect((await all('search=tietze')).items[0]?.recentShipments).toBe(before + 2);
      // Umlauts are found however they are typed, and what is not there is not.
      const made = {
        orgName: 'Öhlers Großwärterei',
        externalOrgId: 'K-99',
        ownerEmail: 'chef@oehlers.example',
      };
      await success(await api().call('backofficeAdmin', 'POST /organizations', { body: made }));
      for (const text of ['oehlers', 'ÖHLERS gross', 'ohlers', 'k-99'])
        expect((await all(`search=${encodeURIComponent(text)}`)).items, text).toMatchObject([
          { orgName: made.orgName, owners: [], users: 1, recentShipments: 0, isSetUp: false },
        ]);
      expect((await all('search=gibtesnicht')).totalItems).toBe(0);
    });

    test('has what it may use decided by staff alone, and its people have it with their next token', async () => {
      const { version, externalOrgId } = await get();
      const account = { externalOrgId: 'K-1', arePickupsEnabled: false, areSenderContactsEditable: true };
      for (const [key, value] of Object.entries(account))
        expect((await patch({ [key]: value }, version)).status, key).toBe(403);
      const changed = await success<OrganizationRecord>(await patch(account, version, 'backofficeAdmin'));
      expect(changed).toMatchObject({ ...account, version: version + 1 });
      const [of] = (await findPerson(api().store.db, people.member.id))?.memberships ?? [];
      expect(of?.flags).toMatchObject({ pickups_enabled: false, edit_sender_contacts: true });
      const back = {
        externalOrgId: externalOrgId ?? '',
        arePickupsEnabled: true,
        areSenderContactsEditable: false,
      };
      const again = await success<OrganizationRecord>(await patch(back, version + 1, 'superAdmin'));
      expect(again).toMatchObject({ externalOrgId, arePickupsEnabled: true });
    });

    test('is deleted with the files of its shipments, also after a restore', async () => {
      const { db } = api().store;
      const body = { orgName: 'Altmark Optik', externalOrgId: '', ownerEmail: 'chefin@altmark.example' };
      const { orgCode, version } = await success<OrganizationRecord>(
        await api().call('backofficeAdmin', 'POST /organizations', { body }),
      );
      const draft = { ...domesticDraft, linkedRecipientId: null, linkedSenderId: null, isAvis: true };
      const { id } = await success<Shipment>(await api().call('owner', 'POST /shipments', { body: draft }));
      const { asset } = await attachFile(api(), 'owner', id);
      // Nobody of it has signed in, so what it has is moved there.
      await db.update(shipments).set({ orgCode, status: 'delivered' }).where(eq(shipments.id, id));
      const isIts = eq(fileAssets.id, asset);
      await db.update(fileAssets).set({ orgCode }).where(isIts);
      const isItsOrder = eq(shipmentIntents.shipmentId, id);
      await db.update(shipmentIntents).set({ draft: domesticDraft }).where(isItsOrder);
      // Tables are emptied in the order in which their keys were made, and a restore makes them anew.
      const key = sql.raw('"shipments_org_code_organizations_org_code_fk"');
      await db.execute(sql`alter table shipments drop constraint ${key}`);
      await db.execute(sql`alter table shipments add constraint ${key}
        foreign key (org_code) references organizations (org_code) on delete cascade`);

      const removal = await api().call('superAdmin', `DELETE /organizations/${orgCode}`, {
        headers: { 'if-match': `"${version}"` },
      });
      expect(removal.status).toBe(204);
      expect(await db.$count(shipments, eq(shipments.orgCode, orgCode))).toBe(0);
      expect(await db.$count(fileAssets, isIts)).toBe(0);
      // Whom something was sent to is nobody's to read any more; that it was stays.
      expect(await db.select().from(shipmentIntents).where(isItsOrder)).toMatchObject([
        { state: 'done', request: null, draft: null },
      ]);
    });

    test('that has dispatched much is closed at once, and deleted little by little', async () => {
      const { db } = api().store;
      const body = { orgName: 'Großversand', externalOrgId: '', ownerEmail: 'chefin@gross.example' };
      const { orgCode, version } = await success<OrganizationRecord>(
        await api().call('backofficeAdmin', 'POST /organizations', { body }),
      );
      const isIts = eq(shipments.orgCode, orgCode);
      await db.execute(sql`insert into shipments
        (id, org_code, status, created_by_id, created_by_name, draft, carrier, search_text)
        select 'shp_gross_' || i, ${orgCode}, 'delivered', '', '', ${JSON.stringify(domesticDraft)}::jsonb, 'DHL', ''
        from generate_series(1, 2100) i`);
      const headers = { 'if-match': `"${version}"` };
      const remove = () => api().call('superAdmin', `DELETE /organizations/${orgCode}`, { headers });
      expect((await remove()).status).toBe(204);
      expect((await remove()).status).toBe(404);
      expect((await api().call('superAdmin', `GET /organizations/${orgCode}`)).status).toBe(404);
      const listed = await api().call('superAdmin', 'GET /organizations?search=grossversand');
      expect(await success(listed)).toMatchObject({ totalItems: 0 });
      expect(await db.$count(memberships, eq(memberships.orgCode, orgCode))).toBe(0);
      expect(await db.$count(shipments, isIts)).toBe(2100);

      // What somebody has ordered just before is brought to its end first.
      await db.update(shipments).set({ ordering: 'open' }).where(eq(shipments.id, 'shp_gross_7'));
      await clearDissolved(db, api().services.reportFault);
      expect(await db.$count(shipments, isIts)).toBe(1);
      await db.update(shipments).set({ ordering: null }).where(isIts);
      await clearDissolved(db, api().services.reportFault);
      expect(await db.$count(tables.organizations, eq(tables.organizations.orgCode, orgCode))).toBe(0);
    });

    test('that is dissolved while somebody orders has nothing ordered any more', async () => {
      const { db } = api().store;
      const draft = { ...domesticDraft, linkedRecipientId: null, linkedSenderId: null };
      const post = (isAvis: boolean) =>
        api().call('otherOwner', 'POST /shipments', { body: { ...draft, isAvis } });
      const { id } = await success<Shipment>(await post(true));
      const mark = (dissolvedAt: Date | null) =>
        db.update(tables.organizations).set({ dissolvedAt }).where(eq(tables.organizations.orgCode, away));
      await mark(api().now);
      await problem(await post(false), 403);
      await problem(await api().call('otherOwner', `POST /shipments/${id}/submit`), 403);
      await mark(null);
      expect(
        await db.$count(shipments, and(eq(shipments.orgCode, away), isNotNull(shipments.ordering))),
      ).toBe(0);
    });

    test('stays while a template is being ordered, though nothing else is under way', async () => {
      const { db } = api().store;
      const body = { orgName: 'Heide Imkerei', externalOrgId: '', ownerEmail: 'chef@heide.example' };
      const { orgCode, version } = await success<OrganizationRecord>(
        await api().call('backofficeAdmin', 'POST /organizations', { body }),
      );
      const draft = { ...domesticDraft, linkedRecipientId: null, linkedSenderId: null, isAvis: true };
      const { id } = await success<Shipment>(await api().call('owner', 'POST /shipments', { body: draft }));
      const isIt = eq(shipments.id, id);
      const remove = () =>
        api().call('superAdmin', `DELETE /organizations/${orgCode}`, {
          headers: { 'if-match': `"${version}"` },
        });
      // It is a template still, until its carrier has answered.
      await db.update(shipments).set({ orgCode, ordering: 'open' }).where(isIt);
      expect(await problem(await remove(), 409)).toMatchObject({ code: 'SHIPMENTS_UNDER_WAY' });
      await db.update(shipments).set({ ordering: null }).where(isIt);
      expect((await remove()).status).toBe(204);
    });

    test('stays while shipments are under way', async () => {
      const { version } = await get();
      const answer = await api().call('owner', `DELETE /organizations/${home}`, {
        headers: { 'if-match': `"${version}"` },
      });
      expect(await problem(answer, 409)).toMatchObject({ code: 'SHIPMENTS_UNDER_WAY' });
    });
  });
}
