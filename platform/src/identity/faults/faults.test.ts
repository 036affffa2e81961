import { people } from 'contract/fixtures';
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import type { JSONWebKeySet } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Browser } from '../testing/browser.ts';
import {
  appOrigin,
  audience,
  authorizationRequest,
  chooseAndReturn,
  exchange,
  refresh,
  returnAddress,
} from '../testing/sign-in.ts';
import { claimsOf, TestProvider, tokensOf } from '../testing/test-provider.ts';
import { createFaultHooks } from './fault-hooks.ts';
import { ProviderFaults } from './provider-faults.ts';

/** Delays that calls have come upon, each until the test ends it. */
const delays: { readonly milliseconds: number; readonly end: () => void }[] = [];
const faults = new ProviderFaults((milliseconds) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (milliseconds === 0) resolve();
  else delays.push({ milliseconds, end: resolve });
  return promise;
});
const calls: string[] = [];
const hooks = createFaultHooks(faults, (name) => void calls.push(name));

let provider: TestProvider;
beforeAll(async () => {
  provider = await TestProvider.start({ refreshTokenMode: 'body', hooks });
});
afterEach(() => {
  faults.set({});
  calls.length = 0;
  vi.restoreAllMocks();
});
afterAll(() => provider.stop());

/** A browser that is signed in, with its refresh token; until then all is well. */
async function signedIn() {
  faults.set({});
  const browser = new Browser();
  const { refresh_token: token } = await provider.signIn(browser, people.member.id);
  return { browser, token };
}

async function nextDelay() {
  await expect.poll(() => delays, { interval: 5 }).not.toEqual([]);
  const delay = delays.shift();
  if (!delay) throw new Error('No call has been held back.');
  return delay;
}

describe('token calls', () => {
  test('are counted by grant type and status', async () => {
    const { browser, token } = await signedIn();
    await refresh(browser, provider.issuer, token);
    await refresh(browser, provider.issuer, 'unknown');
    expect(calls).toEqual([
      'POST /oauth2/token authorization_code 200',
      'POST /oauth2/token refresh_token 200',
      'POST /oauth2/token refresh_token 400',
    ]);
  });

  test('can be held back before they use up their token', async () => {
    const { browser, token } = await signedIn();
    faults.set({ tokenCall: { heldBack: 'call', times: 1 } });
    const held = refresh(browser, provider.issuer, token);
    await expect.poll(() => calls).toContain('held back: call');
    expect((await refresh(browser, provider.issuer, token)).status).toBe(200);
    faults.set({});
    expect((await held).status).toBe(400);
  });

  test('can be held back with their answer, after they have used up their token', async () => {
    const other = await signedIn();
    const { browser, token } = await signedIn();
    faults.set({ tokenCall: { heldBack: 'answer', times: 1 } });
    let isAnswered = false;
    const held = refresh(browser, provider.issuer, token).finally(() => (isAnswered = true));
    await expect.poll(() => calls).toContain('held back: answer');
    expect((await refresh(browser, provider.issuer, token)).status).toBe(400);
    // One that came later and takes as long is answered before.
    expect((await refresh(other.browser, provider.issuer, other.token)).status).toBe(200);
    expect(isAnswered).toBe(false);
    faults.set({});
    expect((await held).status).toBe(200);
  });

  test('wait before and after they are worked on', async () => {
    const { browser, token } = await signedIn();
    faults.set({ tokenCall: { delayBeforeMs: 300, times: 1 } });
    const late = refresh(browser, provider.issuer, token);
    const before = await nextDelay();
    expect(before.milliseconds).toBe(300);
    // The token is still good, because nobody has looked at the first call yet.
    expect((await refresh(browser, provider.issuer, token)).status).toBe(200);
    before.end();
    expect((await late).status).toBe(400);

    const other = await signedIn();
    faults.set({ tokenCall: { delayAfterMs: 600, times: 1 } });
    const slow = refresh(other.browser, provider.issuer, other.token);
    const after = await nextDelay();
    expect(after.milliseconds).toBe(600);
    // The first has rotated the token already, although its answer is still to come.
    expect((await refresh(other.browser, provider.issuer, other.token)).status).toBe(400);
    after.end();
    expect((await slow).status).toBe(200);
  });

  test('are refused unseen, so many times', async () => {
    const { browser, token } = await signedIn();
    faults.set({ tokenCall: { status: 503, times: 2 } });
    const answers = [];
    for (let call = 0; call < 3; call += 1) answers.push(await refresh(browser, provider.issuer, token));
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 200]);
    expect(answers[0]?.headers.get('content-type')).toContain('text/html');

    faults.set({ tokenCall: { status: 400, error: 'invalid_grant' } });
    expect(await (await refresh(browser, provider.issuer, token)).json()).toEqual({ error: 'invalid_grant' });
  });

  test('get an answer that is cut, another one, or one with other members', async () => {
    const { browser, token } = await signedIn();
    faults.set({ tokenCall: { isTruncated: true } });
    const cut = await refresh(browser, provider.issuer, token);
    expect(cut.status).toBe(200);
    await expect(cut.json()).rejects.toThrow(SyntaxError);

    const other = await signedIn();
    faults.set({ tokenCall: { body: '[]' } });
    expect(await (await refresh(other.browser, provider.issuer, other.token)).text()).toBe('[]');

    const third = await signedIn();
    faults.set({ tokenCall: { answer: { token_type: 'mac', id_token: null } } });
    const answer = (await (await refresh(third.browser, provider.issuer, third.token)).json()) as object;
    expect(answer).toMatchObject({ token_type: 'mac' });
    expect(answer).not.toHaveProperty('id_token');
  });
});

describe('tokens', () => {
  async function keys() {
    const answer = await fetch(`${provider.issuer}/.well-known/jwks`);
    return createLocalJWKSet((await answer.json()) as JSONWebKeySet);
  }

  test('are reissued with other claims and a sound signature', async () => {
    const changes = {
      idToken: { claims: { nonce: 'other' } },
      accessToken: { claims: { azp: 'x', scp: null } },
    };
    faults.set({ tokenCall: changes });
    const answer = await provider.signIn(new Browser(), people.member.id);
    expect(decodeJwt(answer.id_token ?? '')).toMatchObject({ nonce: 'other', aud: 'spa@live' });
    const { payload } = await jwtVerify(answer.access_token, await keys());
    expect(payload).toMatchObject({ azp: 'x', aud: [audience], sub: people.member.id });
    expect(payload).not.toHaveProperty('scp');
  });

  test('bear another algorithm, none, or a stranger’s signature', async () => {
    faults.set({ tokenCall: { accessToken: { header: { alg: 'none' } }, idToken: { isForged: true } } });
    const { access_token: unsigned, id_token: forged = '' } = await provider.signIn(
      new Browser(),
      people.member.id,
    );
    expect(decodeProtectedHeader(unsigned).alg).toBe('none');
    expect(unsigned.endsWith('.')).toBe(true);
    expect(decodeProtectedHeader(forged).alg).toBe('RS256');
    await expect(jwtVerify(forged, await keys())).rejects.toThrow('signature verification failed');
  });

  test('are as old as the provider’s clock makes them', async () => {
    faults.set({ clockOffset: 3600 });
    const request = authorizationRequest(provider.issuer);
    const browser = new Browser();
    const returned = await chooseAndReturn(browser, provider.issuer, people.member.id, request);
    const asked = Math.floor(Date.now() / 1000);
    const answer = await exchange(browser, provider.issuer, returned, request);
    expect(Date.parse(answer.headers.get('date') ?? '') / 1000).toBeGreaterThanOrEqual(asked + 3600);
    const { iat, exp } = claimsOf(await tokensOf(answer));
    expect(iat).toBeGreaterThanOrEqual(asked + 3600);
    expect(exp - iat).toBe(900);
  });

  test('live for as long as they are told', async () => {
    faults.set({ accessTokenLifetime: 3 });
    const answer = await provider.signIn(new Browser(), people.member.id);
    const { iat, exp } = claimsOf(answer);
    expect(exp - iat).toBe(3);
    expect(answer.expires_in).toBe(3);
  });

  test('stay good when rotation is off', async () => {
    const { browser, token } = await signedIn();
    faults.set({ isRotationOff: true });
    const first = await tokensOf(await refresh(browser, provider.issuer, token));
    expect(first.refresh_token).toBe(token);
    expect((await refresh(browser, provider.issuer, token)).status).toBe(200);
  });
});

describe('the way back', () => {
  test('brings an error at once', async () => {
    faults.set({ return: { error: 'access_denied' } });
    const request = authorizationRequest(provider.issuer);
    const returned = returnAddress(await new Browser().request(request.url));
    expect(returned.origin).toBe(appOrigin);
    expect(Object.fromEntries(returned.searchParams)).toEqual({
      error: 'access_denied',
      state: request.state,
      iss: provider.issuer,
    });
  });

  test('leads an error to the app and nowhere else', async () => {
    faults.set({ return: { error: 'access_denied' } });
    const request = authorizationRequest(provider.issuer, { redirect_uri: 'https://evil.example/' });
    expect((await new Browser().request(request.url)).status).toBe(400);
  });

  test('brings other parameters, fewer, or one twice', async () => {
    faults.set({ return: { parameters: { state: 'forged', iss: null, code: ['a', 'b'] } } });
    const request = authorizationRequest(provider.issuer);
    const returned = await chooseAndReturn(new Browser(), provider.issuer, people.member.id, request);
    expect([...returned.searchParams]).toEqual([
      ['state', 'forged'],
      ['code', 'a'],
      ['code', 'b'],
    ]);
  });
});

test('a fault that is not understood is refused, and the ones before stay', () => {
  faults.set({ clockOffset: 5 });
  expect(() => faults.set({ tokenCal: {} })).toThrow('tokenCal');
  expect(faults.current).toEqual({ clockOffset: 5 });
});

test('nothing can be spoiled without demo data', async () => {
  const { browser, token } = await signedIn();
  await provider.restart({ refreshTokenMode: 'body', demoData: false, hooks });
  faults.set({ tokenCall: { status: 503 } });
  expect((await refresh(browser, provider.issuer, token)).status).toBe(400);
  await provider.restart({ refreshTokenMode: 'body', hooks });
});
