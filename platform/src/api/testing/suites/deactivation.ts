import type { OrganizationUser } from 'contract';
import { organizations, people } from 'contract/fixtures';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { findPerson } from '../../../identity/people.ts';
import { tables } from '../../../store/index.ts';
import { success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

const { invitations, memberships } = tables;
const home = organizations.tietze.orgCode;

/** Whoever may not sign in any more, and comes back. */
export function testDeactivation(api: () => TestApi): void {
  const read = async (id: string) =>
    success<OrganizationUser>(await api().call('owner', `GET /organizations/users/${id}`));
  const change = (id: string, body: object, version: number) =>
    api().call('owner', `PATCH /organizations/users/${id}`, {
      body,
      headers: { 'if-match': `"${version}"` },
    });
  const list = async (query: string) =>
    success<{ items: OrganizationUser[] }>(
      await api().call('owner', `GET /organizations/${home}/users${query}` as `GET /`),
    );
  const invite = (email: string) =>
    api().call('owner', 'POST /organizations/users', {
      body: { email, given_name: '', family_name: '', role: 'org_user' },
    });
  const standing = async (person: 'packer') =>
    (
      await api()
        .store.db.select()
        .from(memberships)
        .where(and(eq(memberships.accountId, people[person].id), eq(memberships.orgCode, home)))
    )[0];

  describe('somebody who is deactivated', () => {
    beforeAll(async () => {
      const { version } = await read(people.packer.id);
      await success(await change(people.packer.id, { status: 'deactivated' }, version));
    });

    test('neither calls nor is found where people sign in', async () => {
      expect(await read(people.packer.id)).toMatchObject({ deactivatedAt: expect.any(String) });
      const person = await findPerson(api().store.db, people.packer.id);
      expect(person).toMatchObject({ memberships: [], invitations: [], isDeactivatedSomewhere: true });
      expect((await list('?status=deactivated')).items.map(({ id }) => id)).toContain(people.packer.id);
    });

    test('does not come back by an invitation from before, and is not invited anew', async () => {
      await api()
        .store.db.insert(invitations)
        .values({
          id: 'inv_from_before',
          orgCode: home,
          email: people.packer.email,
          role: 'org_owner',
          createdById: people.owner.id,
          expiresAt: new Date(api().now.getTime() + 3_600_000),
        });
      expect((await invite(people.packer.email)).status).toBe(409);
      expect(await standing('packer')).toMatchObject({ status: 'deactivated' });
    });

    test('comes back when an owner says so', async () => {
      const { version } = await read(people.packer.id);
      expect(await success(await change(people.packer.id, { status: 'active' }, version))).toMatchObject({
        status: 'active',
        deactivatedAt: null,
      });
      expect((await api().call('packer', 'GET /shipments')).status).toBe(200);
    });
  });
}
