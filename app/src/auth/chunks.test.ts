import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionManager } from './session-types.ts';
import { type FakeEnvironment, fakeEnvironment, returnUrl } from './testing/fake-environment.ts';
import { DOMAIN, ORIGIN } from './testing/places.ts';

const chunks = ['./engine.ts', './redirect/callback.ts', './redirect/sign-in-request.ts'] as const;
let environment: FakeEnvironment;

beforeEach(() => {
  vi.resetModules();
  environment = fakeEnvironment();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const chunk of chunks) vi.doUnmock(chunk);
  vi.restoreAllMocks();
});

/** From now on a chunk can't be loaded, as after a deployment or without a network. */
function lose(chunk: (typeof chunks)[number]): void {
  vi.doMock(chunk, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
}

/** As the page has it after it was loaded, with nothing of the rest. */
async function load(): Promise<SessionManager> {
  vi.resetModules();
  const { createSessionManager } = await import('./session-manager.ts');
  return createSessionManager({ redirect_uri: ORIGIN, domain: DOMAIN, audience: 'api' }, environment);
}

async function signInHalfWay(): Promise<void> {
  await (await load()).signIn();
  environment.href = returnUrl(environment);
}

const failed = { status: 'signedOut', isLeaving: false, failure: { error: 'provider_unreachable' } };

test('without the code for leaving, signing in tells so and the page stays', async () => {
  lose('./redirect/sign-in-request.ts');
  const session = await load();
  await session.start();
  await session.signIn();
  expect(session.getSnapshot()).toMatchObject(failed);
  expect(environment.left).toEqual([]);
});

test('without the code for the way back, the code leaves the address nevertheless', async () => {
  await signInHalfWay();
  lose('./redirect/callback.ts');
  const session = await load();
  await session.start();
  await session.whenAddressed();
  expect(session.getSnapshot()).toMatchObject(failed);
  expect(environment.href).toBe(`${ORIGIN}/`);
  expect(environment.requests).toHaveLength(0);
});

test('without the engine a return signs nobody in, and tells that it is no refusal', async () => {
  await signInHalfWay();
  lose('./engine.ts');
  const session = await load();
  await session.start();
  expect(session.getSnapshot()).toMatchObject(failed);
  expect(environment.requests).toHaveLength(0);
});

test('without the engine it stays open who is signed in, until it can be loaded', async () => {
  environment.localStorage.write('lotse.session', 'ab.cd');
  lose('./engine.ts');
  const session = await load();
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'unknown', isUnreachable: true });
  await expect(session.getAccessToken()).rejects.toMatchObject({ kind: 'unreachable' });
  expect(environment.localStorage.read('lotse.session')).toBe('ab.cd');
  vi.doUnmock('./engine.ts');
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', isUnreachable: false });
});
