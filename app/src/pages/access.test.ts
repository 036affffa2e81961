import type { Permission } from 'contract';
import { expect, test } from 'vitest';
import type { SessionSnapshot } from '../auth/index.ts';
import { nobody, signedIn } from '../session/testing/snapshots.ts';
import { authorize } from './access.ts';
import { allPages } from './all-pages.ts';

test.each<[string, readonly Permission[], readonly string[]]>([
  ['without permissions', [], ['everybody', 'login']],
  ['with read:org_users', ['read:org_users'], ['everybody', 'login', 'read:org_users']],
  ['with access:backoffice', ['access:backoffice'], ['everybody', 'login', 'access:backoffice']],
])('%s one sees what needs no more, in the whole table', (_, permissions, granted) => {
  const session = signedIn(permissions);
  for (const { access } of allPages) {
    expect(authorize(access, session)).toBe(granted.includes(String(access)) ? 'granted' : 'forbidden');
  }
});

test('any one of several permissions is enough', () => {
  const access = ['read:org_users', 'access:backoffice'] as const;
  expect(authorize(access, signedIn(['access:backoffice']))).toBe('granted');
  expect(authorize(access, signedIn(['read:org_users', 'read:org_shipments']))).toBe('granted');
  expect(authorize(access, signedIn(['read:org_shipments']))).toBe('forbidden');
});

test.each<[string, Partial<SessionSnapshot>, string]>([
  ['nothing is known', {}, 'wait'],
  ['the provider is away', { isUnreachable: true }, 'unreachable'],
  ['nobody is signed in', { status: 'signedOut' }, 'signIn'],
  ['the browser is leaving', { status: 'signedOut', isLeaving: true }, 'wait'],
  ['the session has ended', { status: 'ended' }, 'ended'],
  ['the browser leaves after its end', { status: 'ended', isLeaving: true }, 'wait'],
  [
    'signing in failed',
    {
      status: 'signedOut',
      failure: { error: 'access_denied', errorDescription: null, state: null, appState: undefined },
    },
    'signInFailed',
  ],
])('A5.30 as long as %s no guarded page is granted', (_, change, decision) => {
  for (const { access } of allPages) {
    expect(authorize(access, { ...nobody, ...change })).toBe(access === 'everybody' ? 'granted' : decision);
  }
});

test('A5.30 a permission that is taken away is missed at once, and claims without permissions grant none', () => {
  expect(authorize(['read:org_users'], signedIn(['read:org_users']))).toBe('granted');
  expect(authorize(['read:org_users'], signedIn([]))).toBe('forbidden');
  expect(authorize(['access:backoffice'], { ...nobody, status: 'signedIn' })).toBe('forbidden');
});
