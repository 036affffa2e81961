import { people } from 'contract/fixtures';
import { decodeProtectedHeader } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { keysAt, rotateKeys } from './keys.ts';
import { KEY_LEAD_MS } from './options.ts';
import { Browser } from './testing/browser.ts';
import { audience, refresh } from './testing/sign-in.ts';
import { TestProvider, tokensOf } from './testing/test-provider.ts';
import { createTokenVerifier } from './token-verifier.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describe('which keys count', () => {
  const lead = 15 * MINUTE_MS;
  const lifetime = 60 * MINUTE_MS;
  const start = Date.parse('2026-11-20T08:00:00Z');
  const row = (id: string, minutes: number) => ({
    id,
    value: {},
    createdAt: new Date(start + minutes * MINUTE_MS),
  });
  const at = (minutes: number, ...rows: ReturnType<typeof row>[]) => {
    const { inUse, over } = keysAt(rows, new Date(start + minutes * MINUTE_MS), { lead }, lifetime);
    return [inUse.map(({ id }) => id).join(' '), over.map(({ id }) => id).join(' ')];
  };
  const old = row('old', -1000);

  test.each([
    [0, ['old new', '']],
    [14, ['old new', '']],
    [15, ['new old', '']],
    [74, ['new old', '']],
    [75, ['new', 'old']],
  ])('%i minutes after a new one was made', (minutes, expected) => {
    expect(at(minutes, row('new', 0), old)).toEqual(expected);
  });

  test('the very first one signs at once', () => {
    expect(at(0, row('first', 0))).toEqual(['first', '']);
  });

  test('several made in a hurry take their turns', () => {
    expect(at(5, row('third', 4), row('second', 0), old)).toEqual(['old third second', '']);
    expect(at(16, row('third', 4), row('second', 0), old)).toEqual(['second third old', '']);
    expect(at(76, row('third', 4), row('second', 0), old)).toEqual(['third second', 'old']);
  });
});

describe('a rotation', () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await TestProvider.start();
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => provider.stop());

  const kidOf = (token: string) => decodeProtectedHeader(token).kid;
  const publishedKeys = async () => {
    const answer = await fetch(`${provider.issuer}/.well-known/jwks`);
    return ((await answer.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
  };
  /** Lets time pass, after which the provider looks at its keys, as it does every minute. */
  const pass = async (milliseconds: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
    await provider.running.refreshKeys();
  };

  test('publishes the new key, then signs with it, then forgets the old one; nobody is sent away', async () => {
    const browser = new Browser();
    const first = (await provider.signIn(browser, people.owner.id)).access_token;
    const renew = async () => (await tokensOf(await refresh(browser, provider.issuer))).access_token;
    // One verifier that fetches keys like any other service, and keeps them; and the one in the same process.
    const issuer = provider.issuer;
    const remote = createTokenVerifier({ issuer, audience, keys: new URL(`${issuer}/.well-known/jwks`) });
    const local = createTokenVerifier({ issuer, audience, keys: provider.running.getKey });
    const isAccepted = async (token: string) => {
      expect((await local(`Bearer ${token}`)).sub).toBe(people.owner.id);
      expect((await remote(`Bearer ${token}`)).sub).toBe(people.owner.id);
    };
    await isAccepted(first);

    await pass(90 * DAY_MS);
    await provider.signIn(browser, people.owner.id);
    const [oldKey, newKey] = await publishedKeys();
    expect(oldKey).toBe(kidOf(first));
    expect(newKey).toBeDefined();
    const whilePreparing = await renew();
    expect(kidOf(whilePreparing)).toBe(oldKey);
    await isAccepted(whilePreparing);

    await pass(KEY_LEAD_MS - MINUTE_MS);
    const last = await renew();
    expect(kidOf(last)).toBe(oldKey);

    await pass(MINUTE_MS);
    const next = await renew();
    expect(kidOf(next)).toBe(newKey);
    await isAccepted(next);
    await isAccepted(last);
    expect(await publishedKeys()).toEqual([newKey, oldKey]);

    // The last token of the old key has just ended.
    await pass(15 * MINUTE_MS);
    expect(await publishedKeys()).toEqual([newKey]);
    await isAccepted(await renew());
  });
});

test('after a key was lost the new one counts at once, also where it was signed by another process', async () => {
  const provider = await TestProvider.start();
  const another = await provider.startAnother();
  const browser = new Browser();
  const { access_token: lost } = await provider.signIn(browser, people.owner.id);
  const keys = provider.running.getKey;
  const verify = createTokenVerifier({ issuer: provider.issuer, audience, keys });

  await rotateKeys(provider.db, KEY_LEAD_MS, true);
  await another.running.refreshKeys();
  const { access_token: renewed } = await tokensOf(await refresh(browser, another.url));
  // The first process has not looked at its keys since; the unknown one makes it look.
  expect((await verify(`Bearer ${renewed}`)).sub).toBe(people.owner.id);
  await expect(verify(`Bearer ${lost}`)).rejects.toThrow('access token invalid');

  await another.running.close();
  await provider.stop();
});

test('new keys are looked for every minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const provider = await TestProvider.start();
  const published = async () => {
    const answer = await fetch(`${provider.issuer}/.well-known/jwks`);
    return ((await answer.json()) as { keys: unknown[] }).keys.length;
  };
  try {
    expect(await published()).toBe(1);
    await rotateKeys(provider.db, KEY_LEAD_MS, false);
    expect(await published()).toBe(1);
    vi.advanceTimersByTime(MINUTE_MS);
    await expect.poll(published).toBe(2);
  } finally {
    await provider.stop();
    vi.useRealTimers();
  }
});
