import type { OrganizationUser } from 'contract';
import { organizations, people } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { findPerson } from '../../../identity/people.ts';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';
import { teamKit } from './team-kit.ts';

const { accounts } = tables;
const home = organizations.tietze.orgCode;

/** Who is in a team, what they may do in it, and what they say of themselves. */
export function testTeam(api: () => TestApi): void {
  const { list, read, invited, change, remove } = teamKit(api);

  describe('a team', () => {
    test('is listed by name, searched and counted', async () => {
      const { items, counts } = await list();
      expect(items.map(({ email }) => email)).toEqual(
        expect.arrayContaining([people.owner.email, people.member.email, people.packer.email]),
      );
      expect(items.find(({ id }) => id === people.owner.id)).toMatchObject({
        role: 'org_owner',
        status: 'active',
      });
      expect(counts).toMatchObject({ owners: 1 });
      expect((await list('?search=oezdemir')).items.map(({ id }) => id)).toEqual([people.member.id]);
      expect((await list('?search=niemand')).items).toEqual([]);
      expect((await list('?perPage=1&page=2')).items).toHaveLength(1);
    });

    test('is not there for other organisations, and named by staff', async () => {
      expect((await api().call('backofficeAdmin', 'GET /organizations/org_nix/users')).status).toBe(404);
      const elsewhere = await api().call('otherOwner', `GET /organizations/${home}/users`);
      expect(await problem(elsewhere, 404)).toMatchObject({
        detail: 'Diese Organisation oder Person gibt es nicht oder Sie dürfen sie nicht sehen.',
      });
      expect((await list('', 'backofficeUser')).items.length).toBeGreaterThan(2);
      for (const by of ['otherOwner', 'backofficeUser'] as const) {
        const one = await api().call(by, `GET /organizations/users/${people.member.id}`);
        expect((await problem(one, 404)).detail).toContain('Person gibt es nicht');
      }
      const named = `GET /organizations/users/${people.member.id}?organization=${home}` as const;
      expect((await api().call('backofficeUser', named)).status).toBe(200);
      expect((await api().call('otherOwner', named)).status).toBe(403);
    });

    test('members read themselves and nobody else', async () => {
      expect(await read(people.member.id, 'member')).toMatchObject({ id: people.member.id });
      expect((await api().call('member', `GET /organizations/users/${people.owner.id}`)).status).toBe(404);
    });
  });

  describe('a role', () => {
    test('counts from the next call on, with a new token', async () => {
      const before = await read(people.member.id);
      const old = await api().tokenOf('member');
      const call = (token: string) =>
        api().call(undefined, 'GET /shipments', { headers: { authorization: `Bearer ${token}` } });
      expect((await call(old)).status).toBe(200);
      await success(await change(people.member.id, { role: 'org_packing_area' }, before.version));
      expect((await call(old)).status).toBe(401);
      expect((await call(await api().tokenOf('member'))).status).toBe(200);
      const created = await api().call('member', 'POST /contacts', { body: {} });
      expect(created.status).toBe(403);
      const after = await read(people.member.id);
      await success(await change(people.member.id, { role: 'org_user' }, after.version));
    });

    test('is changed by nobody who has not seen the latest change', async () => {
      const { version } = await read(people.member.id);
      expect(
        await problem(await change(people.member.id, { role: 'org_owner' }, version + 1), 412),
      ).toMatchObject({ code: 'VERSION_STALE' });
      const unnamed = await api().call('owner', `PATCH /organizations/users/${people.member.id}`, {
        body: { role: 'org_owner' },
      });
      expect(unnamed.status).toBe(428);
    });

    test('that is given again, because the answer was lost, is given once', async () => {
      const user = await invited('nochmal@tietze.example');
      const first = await success(await change(user.id, { role: 'org_packing_area' }, user.version));
      expect(await success(await change(user.id, { role: 'org_packing_area' }, user.version))).toEqual(first);
    });

    test('is given whatever toasts the person wants, and first steps they have seen, since', async () => {
      const { version } = await read(people.packer.id);
      await api()
        .store.db.update(accounts)
        .set({ isOnboarded: false })
        .where(eq(accounts.id, people.packer.id));
      expect((await api().call('packer', 'POST /organizations/users/onboarded')).status).toBe(204);
      for (const notifications_enabled of [false, true])
        await success(await change(people.packer.id, { notifications_enabled }, version, 'packer'));
      expect((await read(people.packer.id)).version).toBe(version);
    });

    test('is all that is changed of who has not joined: they are removed, not deactivated', async () => {
      const { id, version } = await invited('wartet@tietze.example');
      for (const status of ['active', 'deactivated'])
        expect((await problem(await change(id, { status }, version), 409)).title).toMatch(
          /nicht beigetreten/,
        );
    });

    test('of one’s own stays', async () => {
      const { version } = await read(people.owner.id);
      expect(await problem(await change(people.owner.id, { role: 'org_user' }, version), 409)).toMatchObject({
        code: 'OWN_ROLE',
        title: 'Ihre eigene Rolle können Sie nicht ändern.',
      });
      expect((await change(people.owner.id, { status: 'deactivated' }, version)).status).toBe(409);
      expect((await remove(people.owner.id, version)).status).toBe(409);
    });

    test('of the last owner stays, whoever asks', async () => {
      const { version } = await read(people.owner.id);
      const ofHome = `?organization=${home}`;
      for (const body of [{ role: 'org_user' }, { status: 'deactivated' }]) {
        const answer = await change(people.owner.id, body, version, 'backofficeAdmin', ofHome);
        expect(await problem(answer, 409)).toMatchObject({
          code: 'LAST_OWNER',
          title: 'Mindestens ein Inhaber ist erforderlich.',
        });
      }
    });

    test('of staff is nobody’s to change', async () => {
      const ofStaff = `?organization=${organizations.lotse.orgCode}` as const;
      const superAdmin = await success<OrganizationUser>(
        await api().call('backofficeAdmin', `GET /organizations/users/${people.superAdmin.id}${ofStaff}`),
      );
      const answer = await change(superAdmin.id, { role: 'org_user' }, superAdmin.version, 'backofficeAdmin');
      expect(answer.status).toBe(403);
    });

    test('of others is not for members', async () => {
      const { version } = await read(people.packer.id);
      expect((await change(people.packer.id, { role: 'org_owner' }, version, 'member')).status).toBe(404);
      const own = await read(people.member.id, 'member');
      expect((await change(own.id, { role: 'org_owner' }, own.version, 'member')).status).toBe(403);
      expect((await change(people.packer.id, { role: 'org_owner' }, version, 'otherOwner')).status).toBe(404);
    });
  });

  describe('a profile', () => {
    test('is its owner’s to correct, and nobody else’s', async () => {
      const own = await read(people.member.id, 'member');
      const body = { given_name: 'Aylin Deniz', notifications_enabled: false };
      expect(await success(await change(own.id, body, own.version, 'member'))).toMatchObject(body);
      expect((await findPerson(api().store.db, own.id))?.memberships[0]?.flags).toMatchObject({
        notifications_enabled: false,
      });
      const { version } = await read(own.id);
      expect((await change(own.id, { given_name: 'Fremd' }, version)).status).toBe(403);
      const before = { given_name: 'Aylin', notifications_enabled: true };
      await success(await change(own.id, before, version, 'member'));
    });
  });
}
