import type { OrganizationUser } from 'contract';
import { organizations, people } from 'contract/fixtures';
import { and, eq } from 'drizzle-orm';
import { tables } from '../../../store/index.ts';
import { success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

const { memberships } = tables;
const home = organizations.tietze.orgCode;

interface Team {
  readonly items: OrganizationUser[];
  readonly totalItems: number;
  readonly counts: Record<string, number>;
}

/** What suites of a team list, invite and change; where nothing else is said, an owner does it in their own. */
export function teamKit(api: () => TestApi) {
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
  return { list, read, invite, invited, change, remove, standing };
}
