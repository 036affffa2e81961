import { expect, test } from 'vitest';
import { DOMAIN } from './testing/places.ts';
import { setUpSessions } from './testing/set-up.ts';
import { refusal, tokenAnswer } from './testing/token-answer.ts';

const t = setUpSessions();
const jwt = /eyJ[\w-]*\./;

function everythingKept(): string {
  const { localStorage, sessionStorage, left, href } = t.environment;
  const kept = [localStorage, sessionStorage].flatMap((storage) =>
    storage.keys('').map((key) => `${key}=${storage.read(key)}`),
  );
  return [...kept, ...left, href].join('\n');
}

test.each([false, true])(
  'A5.27 in no storage, address or log is there a token, over a whole session (local storage: %s)',
  async (useLocalStorage) => {
    t.environment.answer = (_, index) =>
      tokenAnswer(t.environment, { body: { refresh_token: `secret-${index}` } });
    const session = await t.signIn({ useLocalStorage });
    await t.pass(600_000);
    await session.getAccessToken();
    expect(everythingKept()).not.toMatch(jwt);
    expect(everythingKept().includes('secret-1')).toBe(useLocalStorage);
    expect(everythingKept()).not.toContain('secret-0');

    t.environment.answer = () => refusal();
    await t.pass(600_000);
    await session.getAccessToken().catch(() => undefined);
    expect(session.getSnapshot().status).toBe('ended');
    expect(everythingKept()).not.toContain('secret-');
    await session.signIn();
    expect(everythingKept()).not.toMatch(jwt);
    expect(JSON.stringify(t.log)).not.toMatch(jwt);
    expect(JSON.stringify(session.getSnapshot())).not.toMatch(jwt);
  },
);

test('A5.27 an error on the way to a token tells none', async () => {
  t.environment.answer = () => tokenAnswer(t.environment, { id: { nonce: 'other' } });
  await t.signIn();
  expect(t.log).not.toEqual([]);
  expect(JSON.stringify(t.log)).not.toMatch(jwt);
});

test('A5.29 the person’s profile is asked of the provider alone, and no redirect is followed', async () => {
  const session = await t.signIn();
  const seen: [string, RequestRedirect | undefined, string | null][] = [];
  const { fetch } = t.environment;
  t.environment.fetch = (input, init) => {
    const authorization = new Headers(init?.headers).get('authorization');
    seen.push([new Request(input).url, init?.redirect, authorization]);
    return fetch(input, init);
  };
  await session.loadUserProfile().catch(() => undefined);
  const token = await session.getAccessToken();
  expect(seen).toEqual([[`${DOMAIN}/oauth2/v2/user_profile`, 'error', `Bearer ${token}`]]);
});
