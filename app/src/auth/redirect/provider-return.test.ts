import { expect, test } from 'vitest';
import { returnUrl } from '../testing/fake-environment.ts';
import { ORIGIN } from '../testing/places.ts';
import { setUpSessions } from '../testing/set-up.ts';

const t = setUpSessions();

test('A5.2 a state that nobody sent is logged and changes nothing', async () => {
  t.environment.href = `${ORIGIN}/?code=c&state=forged`;
  const session = t.create();
  await session.start();
  expect(t.log).toContainEqual(['Invalid state']);
  expect(t.environment.requests).toHaveLength(0);
  expect(t.environment.href).toBe(`${ORIGIN}/`);
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', failure: { error: 'invalid_state' } });
});

test.each([
  ['is ours', { iss: 'https://login.example' }, false, 'signedIn'],
  ['is missing', {}, false, 'signedIn'],
  ['is missing although it is required', {}, true, 'signedOut'],
  ['is ours and required', { iss: 'https://login.example' }, true, 'signedIn'],
  ['is forged', { iss: 'https://evil.example' }, false, 'signedOut'],
  ['has a slash more', { iss: 'https://login.example/' }, false, 'signedOut'],
  ['is empty', { iss: '' }, false, 'signedOut'],
])('A5.9 an iss in the return that %s', async (_, query, requireIssuer, status) => {
  await t.create({ requireIssuer }).signIn();
  const session = await t.comeBack({ requireIssuer }, { code: 'c-1', ...query });
  expect(session.getSnapshot().status).toBe(status);
  if (status === 'signedOut') expect(session.getSnapshot().failure?.error).toBe('invalid_issuer');
  expect(t.environment.requests).toHaveLength(status === 'signedIn' ? 1 : 0);
});

test('A5.9 an error under a forged iss is not taken for the provider’s', async () => {
  await t.create().signIn();
  const session = await t.comeBack({}, { error: 'access_denied', iss: 'https://evil.example' });
  expect(session.getSnapshot().failure?.error).toBe('invalid_issuer');
});

test.each([
  '&code=c-2',
  '&state=x',
  '&iss=a&iss=b',
  '&error=a&error=b',
  '&code[]=c-2',
  '&state[0]=x',
  '&iss[]=a',
])('A5.10 a return with %s more is refused', async (more) => {
  await t.create().signIn();
  t.environment.href = returnUrl(t.environment) + more;
  const session = t.create();
  await session.start();
  expect(session.getSnapshot()).toMatchObject({
    status: 'signedOut',
    failure: { error: 'invalid_response' },
  });
  expect(t.environment.requests).toHaveLength(0);
  expect(t.environment.href).toBe(`${ORIGIN}/`);
});

test('A5.10 a code in brackets is refused as well', async () => {
  await t.create().signIn();
  t.environment.href = returnUrl(t.environment).replace('code=', 'code[]=');
  const session = t.create();
  await session.start();
  expect(session.getSnapshot().failure?.error).toBe('invalid_response');
  expect(t.environment.requests).toHaveLength(0);
});

test.each(['/?code=c-1', '/?error=x', '/kontakte?code=c-1&state=s', '/?state=s'])(
  '%s is a page of ours and no return',
  async (path) => {
    t.environment.href = `${ORIGIN}${path}`;
    const session = t.create();
    await session.start();
    await session.whenAddressed();
    expect(t.environment.href).toBe(`${ORIGIN}${path}`);
    expect(session.getSnapshot().failure).toBeUndefined();
  },
);

test('a target of ours is no reason for a warning', async () => {
  await t.signIn();
  expect(t.log).toEqual([]);
});

test('A5.8 an error on return never leaves for the provider by itself', async () => {
  await t.create().signIn({ isAutomatic: true });
  await t.comeBack({}, { error: 'access_denied' });
  expect(t.environment.left).toHaveLength(1);
});

test('A5.8 after three returns within a minute the page does not leave again by itself', async () => {
  for (let round = 0; round < 3; round += 1) {
    await t.create().signIn({ isAutomatic: true });
    await t.comeBack({}, { error: 'access_denied' });
    await t.pass(10_000);
  }
  const session = t.create();
  await session.signIn({ isAutomatic: true });
  expect(t.environment.left).toHaveLength(3);
  expect(session.getSnapshot()).toMatchObject({
    status: 'signedOut',
    isLeaving: false,
    failure: { error: 'going_round' },
  });
});

test('A5.8 successful returns count too, and a minute later or by a click it may leave again', async () => {
  for (let round = 0; round < 3; round += 1) {
    await t.create().signIn({ isAutomatic: true });
    await t.comeBack();
  }
  await t.create().signIn({ isAutomatic: true });
  expect(t.environment.left).toHaveLength(3);
  await t.pass(60_000);
  await t.create().signIn({ isAutomatic: true });
  expect(t.environment.left).toHaveLength(4);
  for (let round = 0; round < 3; round += 1) {
    await t.comeBack();
    await t.pass(100);
  }
  await t.create().signIn();
  expect(t.environment.left).toHaveLength(5);
  await t.create().signIn({ isAutomatic: true });
  expect(t.environment.left).toHaveLength(6);
});

test('A5.8 a note of returns that somebody has written over counts none', async () => {
  t.environment.sessionStorage.write('lotse.returns', '{');
  await t.create().signIn({ isAutomatic: true });
  expect(t.environment.left).toHaveLength(1);
});
