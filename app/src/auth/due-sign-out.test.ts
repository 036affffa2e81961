import { expect, test } from 'vitest';
import { DOMAIN, ORIGIN } from './testing/places.ts';
import { setUpSessions } from './testing/set-up.ts';

const t = setUpSessions();
const LOGOUT = `${DOMAIN}/logout?redirect=${encodeURIComponent(ORIGIN)}`;

/** The page loads anew at an address. */
async function open(path: string) {
  t.environment.unload();
  t.environment.href = `${ORIGIN}${path}`;
  const session = t.create();
  await session.start();
  return session;
}

test('A5.24 signing out without a network stays, says so, and is made up for once there is one', async () => {
  const session = await t.signIn();
  const ways = t.environment.left.length;
  t.environment.isOnline = () => false;
  session.signOut();
  expect(t.environment.left).toHaveLength(ways);
  expect(session.getSnapshot()).toMatchObject({
    status: 'signedOut',
    user: undefined,
    isLeaving: false,
    failure: { error: 'sign_out_due' },
  });
  t.environment.wake();
  expect(t.environment.left).toHaveLength(ways);
  t.environment.isOnline = () => true;
  t.environment.wake();
  t.environment.wake();
  expect(t.environment.left.slice(ways)).toEqual([LOGOUT]);
  const after = await open('/');
  expect(after.getSnapshot()).toMatchObject({ status: 'signedOut', failure: { error: 'signed_out_late' } });
  await after.signIn();
  expect(t.environment.left.at(-1)).toContain('/oauth2/auth');
});

test.each([true, false])(
  'A5.24 a sign-out that did not arrive comes before the next sign-in, by itself: %s',
  async (isAutomatic) => {
    (await t.signIn()).signOut();
    expect(t.environment.left.at(-1)).toBe(LOGOUT);
    const ways = t.environment.left.length;
    const session = await open('/sendungen');
    await session.signIn({ isAutomatic });
    expect(t.environment.left.slice(ways)).toEqual([LOGOUT]);
    expect(session.getSnapshot().isLeaving).toBe(true);
    expect((await open('/')).getSnapshot().failure?.error).toBe('signed_out_late');
  },
);

test('A5.24 one that arrived leaves nothing, and the way in is free', async () => {
  (await t.signIn()).signOut();
  const session = await open('/');
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', failure: undefined });
  expect([
    ...t.environment.localStorage.keys(''),
    ...t.environment.sessionStorage.keys('lotse.sign'),
  ]).toEqual([]);
  await session.signIn();
  expect(t.environment.left.at(-1)).toContain('/oauth2/auth');
});
