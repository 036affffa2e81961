import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from './session-types.ts';
import { type FakeWorld, fakeWorld, returnUrl } from './testing/fake-world.ts';
import { DOMAIN, ORIGIN } from './testing/places.ts';

const chunks = ['./engine.ts', './take-up-return.ts', './departure.ts'] as const;
let world: FakeWorld;

beforeEach(() => {
  vi.resetModules();
  world = fakeWorld();
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
async function load(): Promise<Session> {
  vi.resetModules();
  const { createSession } = await import('./session.ts');
  return createSession({ redirect_uri: ORIGIN, domain: DOMAIN, audience: 'api' }, world);
}

async function signInHalfWay(): Promise<void> {
  await (await load()).signIn();
  world.href = returnUrl(world);
}

const failed = { status: 'signedOut', isLeaving: false, failure: { error: 'provider_unreachable' } };

test('without the code for leaving, signing in tells so and the page stays', async () => {
  lose('./departure.ts');
  const session = await load();
  await session.start();
  await session.signIn();
  expect(session.getSnapshot()).toMatchObject(failed);
  expect(world.left).toEqual([]);
});

test('without the code for the way back, the code leaves the address nevertheless', async () => {
  await signInHalfWay();
  lose('./take-up-return.ts');
  const session = await load();
  await session.start();
  await session.whenAddressed();
  expect(session.getSnapshot()).toMatchObject(failed);
  expect(world.href).toBe(`${ORIGIN}/`);
  expect(world.requests).toHaveLength(0);
});

test('without the engine a return signs nobody in, and tells that it is no refusal', async () => {
  await signInHalfWay();
  lose('./engine.ts');
  const session = await load();
  await session.start();
  expect(session.getSnapshot()).toMatchObject(failed);
  expect(world.requests).toHaveLength(0);
});

test('without the engine it stays open who is signed in, until it can be loaded', async () => {
  world.localStorage.write('lotse.session', 'ab.cd');
  lose('./engine.ts');
  const session = await load();
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'unknown', isUnreachable: true });
  await expect(session.getAccessToken()).rejects.toMatchObject({ kind: 'unreachable' });
  expect(world.localStorage.read('lotse.session')).toBe('ab.cd');
  vi.doUnmock('./engine.ts');
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', isUnreachable: false });
});
