import type { OrganizationUser } from 'contract';
import { organizations, people } from 'contract/fixtures';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, success } from '../../api/testing/test-api.ts';
import type { TestApi } from '../../api/testing/test-api.ts';
import { clearDissolved, closeForGood } from '../../resources/organizations/dissolved.ts';
import { acceptInvitation } from '../../resources/organizations/invitations.ts';
import { tables } from '../../store/index.ts';
import { openMemoryStore } from '../../store/testing/open-memory-store.ts';
import { whereMember } from '../standing.ts';
import { Browser } from '../testing/browser.ts';
import { audience } from '../testing/sign-in.ts';
import { TestProvider } from '../testing/test-provider.ts';
import { TokenRefused } from '../token-verifier.ts';
import { connectProvider } from './index.ts';

const { invitations, memberships } = tables;

/** The provider of somebody else, which never hears what is ended here. */
let theirs: TestProvider;
let api: TestApi;
beforeAll(async () => {
  theirs = await TestProvider.start();
  api = await startTestApi(await openMemoryStore());
});
afterAll(async () => {
  await api.close();
  await theirs.stop();
});

const tokenOf = async (person: keyof typeof people) =>
  `Bearer ${(await theirs.signIn(new Browser(), people[person].id)).access_token}`;

/** An instance of the platform, as the API or the socket asks it who calls. */
function instance(door: 'api' | 'socket' = 'api') {
  const { db } = api.store;
  const reportFault = (what: string) => expect.fail(what);
  const provider = connectProvider({
    db,
    issuer: theirs.issuer,
    audience,
    clientId: 'spa@live',
    reportFault,
  });
  return whereMember(provider.verify, { db, isRoleOurs: false, isOpenToInvited: door === 'api' });
}

const isOf = (person: keyof typeof people, orgCode: string) =>
  and(eq(memberships.accountId, people[person].id), eq(memberships.orgCode, orgCode));

test('whoever was removed stays out at every instance, until they are invited again', async () => {
  const { orgCode } = organizations.tietze;
  const { id, email } = people.packer;
  const knowing = instance();
  const token = await tokenOf('packer');
  await knowing(token);
  const { version } = await success<OrganizationUser>(
    await api.call('owner', `GET /organizations/users/${id}`),
  );
  const headers = { 'if-match': `"${version}"` };
  expect((await api.call('owner', `DELETE /organizations/users/${id}`, { headers })).status).toBe(204);

  for (const door of [knowing, instance(), instance('socket')])
    await expect(door(token)).rejects.toThrow(TokenRefused);
  await expect(instance()(await tokenOf('packer'))).rejects.toThrow(TokenRefused);
  expect(await api.store.db.$count(memberships, isOf('packer', orgCode))).toBe(0);
  // Nobody else is meant.
  await instance()(await tokenOf('member'));

  const body = { email, given_name: 'Piet', family_name: 'Packer', role: 'org_packing_area' };
  await success(await api.call('owner', 'POST /organizations/users', { body }));
  // They may accept, and are a member only then.
  await knowing(token);
  await expect(instance('socket')(token)).rejects.toThrow(TokenRefused);
  const [open] = await api.store.db.select().from(invitations).where(eq(invitations.email, email));
  await acceptInvitation(api.store.db, open?.id ?? '', { personId: id, requestId: 'req_1' }, api.now);
  for (const door of [knowing, instance(), instance('socket')]) await door(token);
});

test('of a dissolved organisation nobody comes back, known or new, while it is cleared and afterwards', async () => {
  const { orgCode } = organizations.weserbergland;
  const { db } = api.store;
  const knowing = instance();
  const token = await tokenOf('otherOwner');
  await knowing(token);
  const isRefused = async () => {
    for (const door of [knowing, instance(), instance('socket')])
      await expect(door(token)).rejects.toThrow(TokenRefused);
    expect(await db.$count(memberships, eq(memberships.orgCode, orgCode))).toBe(0);
  };

  // It is closed and not deleted yet, as one that has much.
  const isIt = eq(tables.organizations.orgCode, orgCode);
  await db.transaction((transaction) => closeForGood(transaction, orgCode, api.now));
  await isRefused();
  await clearDissolved(db, (what) => expect.fail(what));
  expect(await db.$count(tables.organizations, isIt)).toBe(0);
  await isRefused();
  expect(await db.$count(tables.organizations, isIt)).toBe(0);
});
