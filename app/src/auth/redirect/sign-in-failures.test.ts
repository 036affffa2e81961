import { expect, test, vi } from 'vitest';
import { createSessionManager } from '../session-manager.ts';
import type { SignInFailure } from '../session-types.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { returnUrl } from '../testing/fake-environment.ts';
import { ORIGIN } from '../testing/places.ts';
import { configuration, setUpSessions } from '../testing/set-up.ts';
import { refusal, tokenAnswer } from '../testing/token-answer.ts';

const t = setUpSessions();

/** The provider sends the person back, and they leave the page while the code is being exchanged. */
async function leaveDuringExchange(code: string): Promise<void> {
  const amount = t.environment.requests.length;
  t.environment.href = returnUrl(t.environment, { code });
  t.environment.answer = () => new Promise(() => undefined);
  void t.create().start();
  await expect.poll(() => t.environment.requests).toHaveLength(amount + 1);
  // A page that is gone gives back its locks.
  t.environment.locks = fakeBrowser().locks;
}

test('A5.7 whoever leaves during the exchange is led to the provider once by the next page, and signed in', async () => {
  await t.create().signIn();
  await leaveDuringExchange('c-left-1');
  // The address has been put in order, so the page that comes next knows nothing of the code.
  t.environment.href = `${ORIGIN}/kontakte`;
  const next = t.create();
  await next.start();
  expect(t.environment.left).toHaveLength(2);
  expect(next.getSnapshot()).toMatchObject({ status: 'unknown', isLeaving: true, failure: undefined });

  t.environment.answer = () => tokenAnswer(t.environment);
  const session = await t.comeBack({}, { code: 'c-2' });
  expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', failure: undefined });
  expect(t.environment.href).toBe(`${ORIGIN}/kontakte`);
});

test('A5.7 whoever leaves a second time is told, once, and is not sent round', async () => {
  await t.create().signIn();
  await leaveDuringExchange('c-left-2');
  await t.create().start();
  await leaveDuringExchange('c-left-again');
  const session = t.create();
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', failure: { error: 'exchange_failed' } });
  const another = t.create();
  await another.start();
  expect(another.getSnapshot()).toMatchObject({ status: 'signedOut', failure: undefined });
  expect(t.environment.left).toHaveLength(2);
});

test('A5.7 whoever comes back from there without having signed in is left in peace', async () => {
  await t.create().signIn();
  await leaveDuringExchange('c-left-3');
  await t.create().start();
  const session = t.create();
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', failure: undefined });
  expect(t.environment.left).toHaveLength(2);
});

test('A5.32 with an invitation nobody leaves by themselves', async () => {
  await t.create().signIn({ invitationId: 'inv-1' });
  await leaveDuringExchange('c-left-4');
  const session = t.create();
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', failure: { error: 'exchange_failed' } });
  expect(t.environment.left).toHaveLength(1);
});

test('A5.7 a page that is loaded again with the code offers to sign in, and the code is not sent twice', async () => {
  await t.create().signIn();
  const returned = returnUrl(t.environment);
  t.environment.href = returned;
  await t.create().start();
  t.environment.localStorage.remove('lotse.session');
  t.environment.href = returned;
  const session = t.create();
  await session.start();
  expect(t.environment.requests).toHaveLength(1);
  expect(t.log).toContainEqual(['Invalid state']);
  expect(t.environment.href).toBe(`${ORIGIN}/`);
  expect(session.getSnapshot()).toMatchObject({
    status: 'signedOut',
    failure: { error: 'invalid_state' },
    isLeaving: false,
  });
});

test('A5.7 a code that the provider has seen before signs nobody in', async () => {
  t.environment.answer = () => refusal();
  const session = await t.signIn();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', failure: { error: 'exchange_failed' } });
  expect(t.environment.left).toHaveLength(1);
  expect(t.log).toContainEqual(['Signing in failed:', 'exchange_failed']);
});

test('A5.7 an exchange that has succeeded is none that was interrupted', async () => {
  const session = await t.signIn();
  session.signOut();
  const later = t.create();
  await later.start();
  expect(later.getSnapshot()).toMatchObject({ status: 'signedOut', failure: undefined });
});

test('A5.24 who signs out in another tab during the exchange gets no message of a failure', async () => {
  await t.create().signIn();
  t.environment.href = returnUrl(t.environment);
  const slow = Promise.withResolvers<Response>();
  t.environment.answer = () => slow.promise;
  const session = t.create();
  const started = session.start();
  await expect.poll(() => t.environment.requests).toHaveLength(1);
  t.environment.browser.openChannel().post({ type: 'signedOut' });
  await t.pass(0);
  slow.resolve(tokenAnswer(t.environment));
  await started;
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', isLeaving: true, failure: undefined });
  expect(t.environment.localStorage.keys('')).toEqual([]);
});

test('a replayed return does no harm to a session that lasts', async () => {
  await t.signIn();
  await t.pass(1000);
  t.environment.href = `${ORIGIN}/?code=c&state=forged`;
  const session = t.create();
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', failure: undefined });
});

test('a provider that is away during the exchange is told as that', async () => {
  t.environment.answer = () => Promise.reject(new TypeError('fetch failed'));
  const session = await t.signIn();
  expect(session.getSnapshot().failure?.error).toBe('provider_unreachable');
});

test('an error on return leads back to where the person came from', async () => {
  await t.create().signIn({ returnTo: '/kontakte' });
  const session = await t.comeBack({}, { error: 'access_denied', error_description: 'Nein' });
  expect(t.environment.href).toBe(`${ORIGIN}/sendungen?status=avis`);
  expect(session.getSnapshot().failure).toMatchObject({ error: 'access_denied', errorDescription: 'Nein' });
  expect(t.environment.requests).toHaveLength(0);
});

test('an error on return is told to the callback, if there is one', async () => {
  await t.create().signIn();
  t.environment.href = returnUrl(t.environment, { error: 'access_denied', error_description: 'Nein' });
  const onSignInError = vi.fn<(failure: SignInFailure) => void>();
  await createSessionManager(configuration, t.environment, { onSignInError }).start();
  expect(t.environment.href).toBe(`${ORIGIN}/`);
  expect(onSignInError).toHaveBeenCalledExactlyOnceWith({
    error: 'access_denied',
    errorDescription: 'Nein',
    state: expect.any(String),
    appState: { originUrl: '/sendungen?status=avis', redirectTo: '/sendungen?status=avis' },
  });
});

test('who is signed in stays so when the provider refuses another organisation', async () => {
  const session = await t.signIn();
  await t.pass(100);
  await session.switchOrganization('org_2');
  const onSignInError = vi.fn<(failure: SignInFailure) => void>();
  t.environment.href = returnUrl(t.environment, { error: 'access_denied' });
  const again = createSessionManager(configuration, t.environment, { onSignInError });
  await again.start();
  expect(again.getSnapshot()).toMatchObject({ status: 'signedIn', failure: undefined });
  expect(onSignInError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ error: 'access_denied' }));
  expect(t.log).toContainEqual(['Signing in failed:', 'access_denied']);
});

test('A5.32 an invitation outlives a refusal beside a session that lasts', async () => {
  const session = await t.signIn();
  await t.pass(100);
  await session.signIn({ invitationId: 'inv-1', prompt: 'login' });
  const again = await t.comeBack({}, { error: 'access_denied' });
  const failure = { error: 'access_denied', appState: { invitationId: 'inv-1' } };
  expect(again.getSnapshot()).toMatchObject({ status: 'signedIn', failure, invitationId: undefined });
  await Promise.all([again.refresh(), t.pass(100)]);
  expect(again.getSnapshot()).toMatchObject({ status: 'signedIn', failure: undefined });
});

test('an error on return is told when the session has ended meanwhile, too', async () => {
  const session = await t.signIn();
  await t.pass(100);
  await session.switchOrganization('org_2');
  t.environment.answer = () => refusal();
  const again = await t.comeBack({}, { error: 'access_denied' });
  expect(again.getSnapshot()).toMatchObject({ status: 'signedOut', failure: { error: 'access_denied' } });
});

test('an error on return with a provider out of reach leaves it open who is signed in', async () => {
  const session = await t.signIn();
  await t.pass(100);
  await session.switchOrganization('org_2');
  t.environment.answer = () => new Response('', { status: 503 });
  const again = await t.comeBack({}, { error: 'server_error' });
  expect(again.getSnapshot()).toMatchObject({ status: 'unknown', isUnreachable: true });
});

test('A5.31 signing out leads back to our own origin, and so does an error on return', async () => {
  const session = await t.signIn();
  session.signOut();
  const redirect = new URL(t.environment.left.at(-1) ?? '').searchParams.get('redirect') ?? '';
  expect(new URL(redirect).origin).toBe(ORIGIN);
  expect(() => t.create({ redirect_uri: 'https://evil.example' })).toThrow(TypeError);

  t.environment.href = `${ORIGIN}/`;
  const returned = t.create();
  await returned.start();
  await returned.signIn();
  const [key = ''] = t.environment.sessionStorage.keys('pkce-code-verifier-');
  const entry = JSON.parse(t.environment.sessionStorage.read(key) ?? '') as {
    appState: { originUrl: string };
  };
  entry.appState.originUrl = 'https://evil.example/';
  t.environment.sessionStorage.write(key, JSON.stringify(entry));
  await t.comeBack({}, { error: 'access_denied' });
  expect(t.environment.href).toBe(`${ORIGIN}/`);
});
