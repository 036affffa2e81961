import { randomBytes } from 'node:crypto';
import type { Activation, Invitation, Problem } from 'contract';
import { FIXTURE_NOW, organizations, people } from 'contract/fixtures';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { findPerson } from '../../../identity/people.ts';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

const { invitations, memberships } = tables;
const { orgCode, orgName } = organizations.weserbergland;
const now = Date.parse(FIXTURE_NOW);
const hour = 3_600_000;

type InvitationRow = typeof invitations.$inferInsert;

export function testInvitations(api: () => TestApi): void {
  /** Invites somebody to the second organisation, and gives the id. */
  const invite = async (person: PersonName, changes: Partial<InvitationRow> = {}): Promise<string> => {
    const id = `inv_${randomBytes(20).toString('hex')}`;
    await api()
      .store.db.insert(invitations)
      .values({
        id,
        orgCode,
        email: people[person].email,
        role: 'org_user',
        createdById: people.otherOwner.id,
        expiresAt: new Date(now + hour),
        ...changes,
      });
    return id;
  };
  const validate = (id: string) => api().call(undefined, `GET /organizations/invitations/${id}/validate`);
  const activate = (person: PersonName, invitationId: string) =>
    api().call(person, 'POST /organizations/users/activate', { body: { invitationId } });
  const leave = (person: PersonName) =>
    api()
      .store.db.delete(memberships)
      .where(and(eq(memberships.accountId, people[person].id), eq(memberships.orgCode, orgCode)));
  const membershipsOf = async (person: PersonName) =>
    (await findPerson(api().store.db, people[person].id))?.memberships ?? [];
  const isOpen = async (id: string) => (await validate(id)).status === 200;

  describe('invitations', () => {
    test('tell strangers who has invited, and nothing of the invited', async () => {
      const id = await invite('member');
      const text = await (await validate(id)).text();
      expect(JSON.parse(text)).toEqual({
        orgCode,
        orgName,
        expiresAt: new Date(now + hour).toISOString(),
        state: 'open',
      } satisfies Invitation);
      expect(text).not.toContain(people.member.email);
    });

    test('that are unknown, expired or used look alike', async () => {
      const ids = [
        'inv_0000000000000000000000000000000000000000',
        await invite('member', { expiresAt: new Date(now) }),
        await invite('member', { usedAt: new Date(now - hour), usedById: people.otherOwner.id }),
      ];
      const problems = await Promise.all(
        ids
          .flatMap((id) => [validate(id), activate('member', id)])
          .map(async (answer) => {
            const { requestId, ...rest } = await problem(await answer, 404);
            expect(requestId).toMatch(/^[\da-f-]{36}$/);
            return rest;
          }),
      );
      expect(new Set(problems.map((one) => JSON.stringify(one))).size).toBe(1);
      expect(problems[0]).toMatchObject({ detail: expect.stringContaining('nicht mehr gültig') });
      expect(await membershipsOf('member')).toHaveLength(1);
    });

    test('make the invited a member, once', async () => {
      const id = await invite('member', { email: 'Mitglied@Lotse.EXAMPLE' });
      expect(await success<Activation>(await activate('member', id))).toEqual({
        orgCode,
        orgName,
        isNewMember: true,
      });
      expect(await membershipsOf('member')).toMatchObject([
        { orgCode: organizations.tietze.orgCode },
        { orgCode, role: 'org_user', flags: { edit_sender_contacts: false } },
      ]);
      expect(await isOpen(id)).toBe(false);

      // The answer was lost: the same person asks again, and hears the same but for the novelty.
      expect(await success<Activation>(await activate('member', id))).toEqual({
        orgCode,
        orgName,
        isNewMember: false,
      });
      expect(await membershipsOf('member')).toHaveLength(2);
      await leave('member');
      expect((await activate('member', id)).status).toBe(404);
    });

    test('are for the address that was invited', async () => {
      const id = await invite('member');
      const refused: Problem = await problem(await activate('packer', id), 403);
      expect(refused).toMatchObject({
        code: 'INVITATION_FOR_SOMEBODY_ELSE',
        title: 'Diese Einladung ist für eine andere E-\u2060Mail-Adresse bestimmt.',
      });
      expect(JSON.stringify(refused)).not.toContain(people.member.email);
      expect(await membershipsOf('packer')).toHaveLength(1);
      expect(await isOpen(id)).toBe(true);
    });

    test('tell members that they are, whoever was invited, and keep their role', async () => {
      const forOther = await invite('member');
      const own = await invite('otherOwner');
      for (const id of [forOther, own]) {
        expect(await success(await activate('otherOwner', id))).toEqual({
          orgCode,
          orgName,
          isNewMember: false,
        });
      }
      expect(await membershipsOf('otherOwner')).toMatchObject([{ orgCode, role: 'org_owner' }]);
      expect([await isOpen(forOther), await isOpen(own)]).toEqual([true, false]);
    });

    test('that are accepted twice at once make one membership', async () => {
      const id = await invite('packer');
      const answers = await Promise.all(
        [1, 2, 3].map(async () => success<Activation>(await activate('packer', id))),
      );
      expect(answers.filter(({ isNewMember }) => isNewMember)).toHaveLength(1);
      expect(await membershipsOf('packer')).toHaveLength(2);
      await leave('packer');
    });

    test.each([{}, { invitationId: '' }, { invitationId: 7 }, undefined])(
      'are named by the body, which %j does not',
      async (body) => {
        const answer = await api().call('member', 'POST /organizations/users/activate', { body });
        expect(answer.status).toBe(422);
      },
    );
  });
}
