import type { OrganizationUser } from 'contract';
import { organizations, people } from 'contract/fixtures';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { findPerson } from '../../../identity/people.ts';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

const { accounts, auditRecords, memberships } = tables;
const home = organizations.tietze.orgCode;
const away = organizations.weserbergland.orgCode;

interface Team {
  readonly items: OrganizationUser[];
  readonly totalItems: number;
  readonly counts: Record<string, number>;
}

export function testTeam(api: () => TestApi): void {
  const list = async (query = '', by: PersonName = 'owner', orgCode: string = home) =>
    success<Team>(await api().call(by, `GET /organizations/${orgCode}/users${query}` as `GET /`));
  const read = async (id: string, by: PersonName = 'owner') =>
    success<OrganizationUser>(await api().call(by, `GET /organizations/users/${id}`));
  const invite = (email: string, more: object = {}, by: PersonName = 'owner', key?: string) =>
    api().call(by, 'POST /organizations/users', {
      body: { email, given_name: '', family_name: '', role: 'org_user', ...more },
      ...(key !== undefined && { key }),
    });
  const invited = async (email: string, more: object = {}) =>
    success<OrganizationUser>(await invite(email, more));
  const change = (id: string, body: object, version: number, by: PersonName = 'owner', query = '') =>
    api().call(by, `PATCH /organizations/users/${id}${query}` as `PATCH /`, {
      body,
      headers: { 'if-match': `"${version}"` },
    });
  const remove = (id: string, version: number, by: PersonName = 'owner') =>
    api().call(by, `DELETE /organizations/users/${id}`, { headers: { 'if-match': `"${version}"` } });
  const standing = async (person: PersonName) =>
    (
      await api()
        .store.db.select()
        .from(memberships)
        .where(and(eq(memberships.accountId, people[person].id), eq(memberships.orgCode, home)))
    )[0];
  const linkIn = (text = '') => /join\?id=(inv_\w+)/.exec(text)?.[1] ?? '';

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

  describe('an invitation', () => {
    test('goes out by letter, is valid for 14 days, and makes an account that waits', async () => {
      const user = await invited('Wiebke.Thoemsen@Tietze.example', {
        given_name: 'Wiebke',
        role: 'org_packing_area',
      });
      expect(user).toMatchObject({
        email: 'wiebke.thoemsen@tietze.example',
        role: 'org_packing_area',
        status: 'invited',
        lastSignInAt: null,
      });
      expect(Date.parse(user.invitationExpiresAt ?? '') - Date.parse(user.invitedAt ?? '')).toBe(
        14 * 86_400_000,
      );
      const letter = api().letters.at(-1);
      expect(letter).toMatchObject({ to: user.email, subject: expect.stringContaining('Einladung') });
      expect(letter?.text).toContain('Guten Tag Wiebke');
      expect(letter?.text).toContain('Packplatz');
      expect(letter?.html).toContain(linkIn(letter?.text));
      const validated = await api().call(
        undefined,
        `GET /organizations/invitations/${linkIn(letter?.text)}/validate`,
      );
      expect(validated.status).toBe(200);
      const [record] = await api()
        .store.db.select()
        .from(auditRecords)
        .where(eq(auditRecords.objectId, user.id));
      expect(record).toMatchObject({ action: 'created', objectKind: 'user', personId: people.owner.id });
      // It opens something, so no record holds it.
      expect(JSON.stringify(record)).not.toContain(linkIn(letter?.text));
    });

    test('is refused for somebody who is there or invited', async () => {
      await invited('doppelt@tietze.example');
      for (const email of ['doppelt@tietze.example', people.member.email.toUpperCase()]) {
        expect(await problem(await invite(email), 409)).toMatchObject({
          code: 'USER_ALREADY_EXISTS',
          title: 'Diese Person ist bereits im Team oder eingeladen.',
        });
      }
    });

    test('with one key goes out once', async () => {
      const before = api().letters.length;
      const answers = [
        await invite('einmal@tietze.example', {}, 'owner', 'invite-once-1'),
        await invite('einmal@tietze.example', {}, 'owner', 'invite-once-1'),
      ];
      const [first, second] = await Promise.all(answers.map((answer) => success(answer)));
      expect(second).toEqual(first);
      expect(api().letters.length).toBe(before + 1);
    });

    test('names no role of staff, and no organisation but by staff', async () => {
      expect((await invite('a@tietze.example', { role: 'super_admin' })).status).toBe(422);
      expect((await invite('a@tietze.example', { organization: away })).status).toBe(403);
      for (const into of [{}, { organization: organizations.lotse.orgCode }]) {
        expect(await problem(await invite('b@tietze.example', into, 'backofficeAdmin'), 403)).toMatchObject({
          detail: 'In die Organisation, die Lotse betreibt, kann niemand eingeladen werden.',
        });
      }
      const byStaff = await invite('von.uns@tietze.example', { organization: home }, 'backofficeAdmin');
      expect(await success<OrganizationUser>(byStaff)).toMatchObject({ status: 'invited' });
      expect((await list('?search=von.uns')).items).toHaveLength(1);
    });

    test('is sent anew, and the one before ends', async () => {
      const user = await invited('erneut@tietze.example');
      const first = linkIn(api().letters.at(-1)?.text);
      const path = `POST /organizations/${home}/users/${user.id}/reinvite` as const;
      expect(await success(await api().call('owner', path))).toMatchObject({ status: 'invited' });
      const second = linkIn(api().letters.at(-1)?.text);
      expect(second).not.toBe(first);
      const isOpen = async (id: string) =>
        (await api().call(undefined, `GET /organizations/invitations/${id}/validate`)).status === 200;
      expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
      expect((await api().call('otherOwner', path)).status).toBe(404);
      const joined = await api().call(
        'owner',
        `POST /organizations/${home}/users/${people.member.id}/reinvite`,
      );
      expect((await problem(joined, 409)).title).toBe('Diese Person ist bereits beigetreten.');
    });

    test('lets its holder do nothing but accept it, with the role that was said last', async () => {
      const person = people.otherOwner;
      const user = await invited(person.email, { given_name: 'Pit' });
      const id = linkIn(api().letters.at(-1)?.text);
      const found = await findPerson(api().store.db, person.id);
      expect(found?.invitations).toMatchObject([{ orgCode: home, status: 'invited' }]);
      await success(await change(user.id, { role: 'org_packing_area' }, user.version));
      const accepted = await api().call('otherOwner', 'POST /organizations/users/activate', {
        body: { invitationId: id },
      });
      expect(await success(accepted)).toMatchObject({ isNewMember: true });
      expect(await standing('otherOwner')).toMatchObject({ status: 'active', role: 'org_packing_area' });
      const now = await read(user.id);
      expect(now).toMatchObject({
        status: 'active',
        given_name: found?.givenName,
        family_name: found?.familyName,
        invitedAt: null,
        invitationExpiresAt: null,
        invitationDelivery: null,
      });
      expect(now.version).toBeGreaterThan(user.version);
      expect((await remove(user.id, now.version)).status).toBe(204);
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
