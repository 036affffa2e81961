import { people } from 'contract/fixtures';
import { appOrigin } from 'platform/identity/testing';
import { expect, test, vi } from 'vitest';
import { modes } from './device.ts';
import { setUpProviders } from './set-up.ts';

const t = setUpProviders();
const { member, owner } = people;

test.each(modes)('a person signs in, is found again and gets new tokens (%s)', async (mode) => {
  const device = await t.device(mode);
  const { session } = await device.signIn(member.id);
  expect(session.getSnapshot()).toMatchObject({
    status: 'signedIn',
    user: { id: member.id, given_name: member.given_name, email: member.email },
  });
  expect(session.hasRole(member.role)).toBe(true);
  expect(session.isOrganizationSetUp()).toBe(true);
  expect(session.getOrganizations()).toEqual(member.orgCodes);
  expect(session.getPermission('create:shipments')).toEqual({
    isGranted: true,
    orgCode: member.orgCodes[0],
  });
  const again = await device.openTab();
  expect(again.session.getSnapshot()).toMatchObject({ status: 'signedIn', user: { id: member.id } });
  await again.session.refresh();
  await again.session.loadUserProfile();
  expect(again.session.getSnapshot().user?.family_name).toBe(member.family_name);
});

test('A5.12 the provider’s signatures are genuine', async () => {
  const device = await t.device();
  const { session } = await device.signIn(member.id);
  const verify = vi.spyOn(crypto.subtle, 'verify');
  await session.getAccessToken();
  await expect.poll(() => verify.mock.settledResults.map(({ value }) => value)).toEqual([true, true]);
  expect(device.keyCalls).toHaveLength(1);
  expect(session.getSnapshot().status).toBe('signedIn');
  expect(t.log).toEqual([]);
});

test.each(['accessToken', 'idToken'])(
  'A5.12 an %s that is signed by a stranger ends the session',
  async (which) => {
    t.faults.set({ tokenCall: { [which]: { isForged: true } } });
    const device = await t.device();
    const { session } = await device.signIn(member.id);
    await session.getAccessToken();
    await expect.poll(() => session.getSnapshot().status).toBe('ended');
  },
);

test.each([
  ['A5.3', 'idToken', { nonce: 'other' }],
  ['A5.12', 'idToken', { aud: 'other' }],
  ['A5.12', 'idToken', { iss: 'https://evil.example' }],
  ['A5.12', 'idToken', { azp: null }],
  ['A5.12', 'accessToken', { azp: 'other' }],
  ['A5.12', 'accessToken', { aud: ['other'] }],
  ['A5.12', 'accessToken', { aud: 'http://localhost:4300' }],
  ['A5.12', 'accessToken', { iss: 'https://evil.example' }],
  ['A5.12', 'accessToken', { exp: 1 }],
])('%s an %s with %j is refused', async (_, which, claims) => {
  t.faults.set({ tokenCall: { [which]: { claims } } });
  const { session } = await (await t.device()).signIn(member.id);
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', failure: { error: 'exchange_failed' } });
});

test.each([
  ['A5.9', { iss: 'https://evil.example' }, 'invalid_issuer'],
  ['A5.9', { iss: null }, 'invalid_issuer'],
  ['A5.2', { state: 'forged' }, 'invalid_state'],
  ['A5.10', { code: ['a', 'b'] }, 'invalid_response'],
])('%s a return with %j is refused', async (_, parameters, error) => {
  t.faults.set({ return: { parameters } });
  const device = await t.device();
  const { session } = await device.signIn(member.id);
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', failure: { error } });
  expect(device.tokenCalls).toEqual([]);
});

test('A5.9 a provider that never names itself is taken as it is, where that is configured', async () => {
  t.faults.set({ return: { parameters: { iss: null } } });
  const device = await t.device('cookie', { requireIssuer: false });
  expect((await device.signIn(member.id)).session.getSnapshot().status).toBe('signedIn');
});

test('A5.7 a return that is opened twice signs in once, and the second one does no harm', async () => {
  const device = await t.device();
  const { href } = await device.returnFromProvider(member.id);
  expect((await device.openTab(href)).session.getSnapshot().status).toBe('signedIn');
  const replay = await device.openTab(href);
  expect(t.log).toContainEqual(['Invalid state']);
  expect(replay.session.getSnapshot().status).toBe('signedIn');
  const exchanges = device.tokenCalls.filter((call) => call.get('grant_type') === 'authorization_code');
  expect(exchanges).toHaveLength(1);
});

test('A5.7 a return in a browser that has not asked for it signs nobody in', async () => {
  const { href } = await (await t.device()).returnFromProvider(member.id);
  const stranger = await t.device();
  const { session } = await stranger.openTab(href);
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', failure: { error: 'invalid_state' } });
  expect(stranger.tokenCalls).toEqual([]);
});

test('A5.8 a provider that always refuses is left for three times at most', async () => {
  t.faults.set({ return: { error: 'access_denied' } });
  const device = await t.device();
  for (let round = 0; round < 3; round += 1) await device.signIn(member.id, { isAutomatic: true });
  const { session, left } = await device.openTab();
  await session.signIn({ isAutomatic: true });
  expect(left).toEqual([]);
  expect(session.getSnapshot().failure?.error).toBe('going_round');
});

test.each([-3600, 3600])(
  'A5.14 with a provider’s clock that is %i s ahead all goes well',
  async (clockOffset) => {
    t.faults.set({ clockOffset });
    const device = await t.device();
    const { session } = await device.signIn(member.id);
    expect(session.getSnapshot().status).toBe('signedIn');
    await session.getAccessToken();
    await session.refresh();
    expect(device.tokenCalls).toHaveLength(2);
  },
);

test.each(modes)('A5.25 another person in another tab makes this one start over (%s)', async (mode) => {
  const device = await t.device(mode);
  const here = await device.signIn(member.id);
  await device.follow(`${(await t.provider(mode)).issuer}/logout`);
  const there = await device.signIn(owner.id);
  expect(there.session.getSnapshot().user?.id).toBe(owner.id);
  await expect.poll(() => here.reloads).toBe(1);
  expect(here.session.getSnapshot()).toMatchObject({ claims: undefined, user: undefined });
});

test.each(modes)('A5.24 signing out ends the session at the provider too (%s)', async (mode) => {
  const device = await t.device(mode);
  const { session, left } = await device.signIn(owner.id);
  const other = await device.openTab();
  session.signOut();
  await expect.poll(() => other.session.getSnapshot().status).toBe('signedOut');
  expect(other.left).toEqual([`${appOrigin}/`]);
  const answer = await device.follow(left.at(-1));
  const back = new URL(answer.headers.get('location') ?? '');
  expect(back.origin).toBe(appOrigin);
  // Until the app is reached again, it is due: the way there may break off.
  expect(device.keptKeys()).toEqual(['lotse.sign-out-due']);
  const next = await device.openTab(back.href);
  expect(next.session.getSnapshot()).toMatchObject({ status: 'signedOut', failure: undefined });
  expect(next.left).toEqual([]);
  expect(device.keptKeys()).toEqual([]);
});
