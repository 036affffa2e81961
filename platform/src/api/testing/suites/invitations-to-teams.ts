import type { OrganizationUser } from 'contract';
import { organizations, people } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { findPerson } from '../../../identity/people.ts';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';
import { teamKit } from './team-kit.ts';

const { auditRecords } = tables;
const home = organizations.tietze.orgCode;
const away = organizations.weserbergland.orgCode;

/** Invitations to a team, from its owner to whoever accepts them. */
export function testInvitationsToTeams(api: () => TestApi): void {
  const { list, read, invite, invited, change, remove, standing } = teamKit(api);
  const linkIn = (text = '') => /join\?id=(inv_\w+)/.exec(text)?.[1] ?? '';

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
}
