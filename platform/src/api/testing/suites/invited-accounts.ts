import type { OrganizationUser } from 'contract';
import { organizations, people } from 'contract/fixtures';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { findPerson, registerPerson } from '../../../identity/people.ts';
import { tables } from '../../../store/index.ts';
import { success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

const { accounts, auditRecords, memberships } = tables;
const home = organizations.tietze.orgCode;

/** What somebody learns of an account by inviting its address. */
export function testInvitedAccounts(api: () => TestApi): void {
  const invite = async (email: string) =>
    success<OrganizationUser>(
      await api().call('owner', 'POST /organizations/users', {
        body: { email, given_name: 'Unbekannte', family_name: '', role: 'org_user' },
      }),
    );
  const list = async (query: string) =>
    success<{ readonly items: OrganizationUser[] }>(
      await api().call('owner', `GET /organizations/${home}/users?${query}`),
    );
  const read = async (id: string) =>
    success<OrganizationUser>(await api().call('owner', `GET /organizations/users/${id}`));
  const call = (request: `${string} /${string}`, version: number, body?: object) =>
    api().call('owner', request, { ...(body && { body }), headers: { 'if-match': `"${version}"` } });

  describe('an invitation', () => {
    test('tells nothing of the account that the address has', async () => {
      const { id, email } = people.otherOwner;
      const { db } = api().store;
      const picture = 'https://pictures.example/1.png';
      const isTheirs = eq(accounts.id, id);
      const [before] = await db.select().from(accounts).where(isTheirs);
      const hidden = { picture, areNotificationsEnabled: false, version: 7 };
      await db.update(accounts).set(hidden).where(isTheirs);
      const user = await invite(email);
      const shown = {
        given_name: 'Unbekannte',
        family_name: '',
        picture: null,
        notifications_enabled: true,
        version: 1,
      };
      expect(user).toMatchObject(shown);
      expect(await read(id)).toMatchObject(shown);
      expect((await list('status=invited&search=unbekannte')).items).toMatchObject([shown]);
      // Whose address it is cannot be found out by searching for names either.
      expect((await list(`search=${before?.familyName}`)).items).toEqual([]);
      const changed = await success<OrganizationUser>(
        await call(`PATCH /organizations/users/${id}`, user.version, { role: 'org_packing_area' }),
      );
      expect(changed).toMatchObject({ ...shown, version: 2 });
      expect(api().letters.at(-1)?.text).toContain('Guten Tag Unbekannte');
      const records = await db.select().from(auditRecords).where(eq(auditRecords.objectId, id));
      expect(JSON.stringify(records)).not.toContain(before?.familyName);
      await call(`DELETE /organizations/users/${id}`, changed.version);
      if (before) {
        const { picture, areNotificationsEnabled, version } = before;
        await db.update(accounts).set({ picture, areNotificationsEnabled, version }).where(isTheirs);
      }
    });
  });

  describe('whoever registers an address that has an account', () => {
    const register = (email: string, isAskedFor = true) =>
      registerPerson(
        api().store.db,
        { email, given_name: 'Ida', family_name: 'Wegner' },
        { name: 'Wegner Optik', isAskedFor },
      );
    const find = (id: string) => findPerson(api().store.db, id);

    test('and belongs nowhere any more gets an organisation, once', async () => {
      const { id, email, version } = await invite('weg@firma.example');
      expect((await call(`DELETE /organizations/users/${id}`, version)).status).toBe(204);
      const results = await Promise.all([register('Weg@firma.example'), register(email)]);
      expect(results.filter((result) => result !== undefined)).toMatchObject([{ accountId: id }]);
      expect(await find(id)).toMatchObject({
        givenName: 'Ida',
        memberships: [{ orgName: 'Wegner Optik', role: 'org_owner' }],
      });
    });

    test('and is invited begins with the organisation that they asked for, and may still join', async () => {
      const { id, email } = await invite('beides@firma.example');
      expect(await register(email, false)).toEqual({ accountId: id, orgCode: home });
      const made = await register(email);
      expect(made?.orgCode).not.toBe(home);
      expect(await find(id)).toMatchObject({
        memberships: [{ orgCode: made?.orgCode, orgName: 'Wegner Optik' }],
        invitations: [{ orgCode: home }],
      });
      expect(await register(email)).toBeUndefined();
    });

    test('and was deactivated stays outside', async () => {
      const { id, email } = await invite('gesperrt@firma.example');
      await api()
        .store.db.update(memberships)
        .set({ status: 'deactivated' })
        .where(and(eq(memberships.accountId, id), eq(memberships.orgCode, home)));
      expect(await register(email)).toBeUndefined();
      expect(await find(id)).toMatchObject({ memberships: [], givenName: 'Unbekannte' });
    });
  });
}
