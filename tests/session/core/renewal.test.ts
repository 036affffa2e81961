import { people } from 'contract/fixtures';
import { expect, test } from 'vitest';
import { modes } from './device.ts';
import { setUpProviders } from './set-up.ts';

const t = setUpProviders();
const LIFETIME_MS = 15 * 60_000;
const TABS = 10;
const EXPIRIES = 8;
/** Longer than the pause after a first failure. */
const PAUSE_MS = 2000;
const { member } = people;

test.each(modes)('A5.16 ten tabs, eight expiries, five requests: one call per expiry (%s)', async (mode) => {
  const device = await t.device(mode);
  const tabs = [await device.signIn(member.id)];
  while (tabs.length < TABS) tabs.push(await device.openTab());
  for (let expiry = 0; expiry < EXPIRIES; expiry += 1) {
    device.aheadMs += LIFETIME_MS;
    const before = device.tokenCalls.length;
    const tokens = await Promise.all(
      tabs.flatMap(({ session }) => [1, 2, 3, 4, 5].map(() => session.getAccessToken())),
    );
    expect(new Set(tokens).size).toBe(1);
    expect(device.tokenCalls.length - before).toBe(1);
  }
  expect(t.calls.filter((name) => name.includes(' 4'))).toEqual([]);
});

test.each(modes)('A5.16 ten tabs that open at the same moment share one call (%s)', async (mode) => {
  const device = await t.device(mode);
  await device.signIn(member.id);
  const before = device.tokenCalls.length;
  const tabs = await Promise.all(Array.from({ length: TABS }, () => device.openTab()));
  expect(tabs.map(({ session }) => session.getSnapshot().status)).toEqual(Array(TABS).fill('signedIn'));
  expect(device.tokenCalls.length - before).toBe(1);
});

test.each(modes)(
  'A5.19 an answer that is lost after rotation costs one sign-in and no circle (%s)',
  async (mode) => {
    const device = await t.device(mode);
    const { session } = await device.signIn(member.id);
    t.faults.set({ tokenCall: { isTruncated: true, times: 1 } });
    await expect(session.refresh()).rejects.toMatchObject({ kind: 'unreachable' });
    expect(session.getSnapshot().status).toBe('signedIn');
    device.aheadMs += PAUSE_MS;
    await session.refresh().catch(() => undefined);
    expect(device.tokenCalls.length).toBeGreaterThan(2);
    // In cookie mode the browser has the new cookie although the page has not got the answer.
    const expected = mode === 'cookie' ? 'signedIn' : 'ended';
    expect(session.getSnapshot().status).toBe(expected);
    const calls = device.tokenCalls.length;
    await session.getAccessToken().catch(() => undefined);
    expect(device.tokenCalls).toHaveLength(calls);
    expect((await device.signIn(member.id)).session.getSnapshot().status).toBe('signedIn');
  },
);

test.each([
  ['status 500', { status: 500 }],
  ['status 429', { status: 429, error: 'slow_down' }],
  ['a page instead of an answer', { body: '<html>Willkommen</html>' }],
])('A5.20 %s keeps the session, and a pause later it goes on', async (_, tokenCall) => {
  const device = await t.device();
  const { session } = await device.signIn(member.id);
  t.faults.set({ tokenCall: { ...tokenCall, times: 1 } });
  device.aheadMs += LIFETIME_MS;
  await expect(session.getAccessToken()).rejects.toMatchObject({ kind: 'unreachable' });
  expect(session.getSnapshot().status).toBe('signedIn');
  const calls = device.tokenCalls.length;
  await expect(session.getAccessToken()).rejects.toMatchObject({ kind: 'unreachable' });
  expect(device.tokenCalls).toHaveLength(calls);
  if ('body' in tokenCall) return;
  device.aheadMs += PAUSE_MS;
  await expect(session.getAccessToken()).resolves.toMatch(/^eyJ/);
  expect(device.tokenCalls).toHaveLength(calls + 1);
});

test('A5.20 a refusal ends the session in all tabs, once', async () => {
  const device = await t.device('body');
  const tabs = [await device.signIn(member.id), await device.openTab()];
  t.faults.set({ tokenCall: { status: 400, error: 'invalid_grant' } });
  device.aheadMs += LIFETIME_MS;
  const calls = device.tokenCalls.length;
  await Promise.allSettled(tabs.map(({ session }) => session.getAccessToken()));
  for (const { session } of tabs) {
    await expect
      .poll(() => session.getSnapshot())
      .toMatchObject({ status: 'ended', user: { id: member.id } });
  }
  expect(device.tokenCalls.length - calls).toBe(1);
});

test.each(modes)('A5.27 nothing that is kept looks like a token of ours (%s)', async (mode) => {
  const device = await t.device(mode);
  const { session } = await device.signIn(member.id);
  await session.refresh();
  expect(device.kept()).not.toMatch(/eyJ/);
  expect(device.keptKeys().includes('lotse.refresh-token')).toBe(mode === 'body');
  expect(JSON.stringify(t.log)).not.toMatch(/eyJ/);
});

test('a provider that does not rotate works as well', async () => {
  t.faults.set({ isRotationOff: true });
  const device = await t.device('body');
  const { session } = await device.signIn(member.id);
  await session.refresh();
  await session.refresh();
  expect(session.getSnapshot().status).toBe('signedIn');
});
