import type { Permission } from 'contract';
import { expect, test } from 'vitest';
import type { SessionSnapshot } from '../auth/index.ts';
import { judge } from './guard.ts';
import { paths } from './paths.ts';
import { routeTable } from './table.ts';
import { nobody, signedIn } from './testing/snapshots.ts';

/** The table as the specification's section 2 has it, as text that a change shows up in. */
test('all routes with their layout and requirement', () => {
  const rows = routeTable.map(({ path, layout, requirement }) => `${path} | ${layout} | ${requirement}`);
  expect(rows).toMatchSnapshot();
});

test('no path stands in the table twice', () => {
  expect(new Set(routeTable.map(({ path }) => path)).size).toBe(routeTable.length);
});

test.each<[string, readonly Permission[], readonly string[]]>([
  ['without permissions', [], ['none', 'login']],
  ['with read:org_users', ['read:org_users'], ['none', 'login', 'read:org_users']],
  ['with access:backoffice', ['access:backoffice'], ['none', 'login', 'access:backoffice']],
])('%s one sees what needs no more, in the whole table', (_, permissions, granted) => {
  const session = signedIn(permissions);
  for (const { requirement } of routeTable) {
    expect(judge(requirement, session)).toBe(granted.includes(requirement) ? 'granted' : 'forbidden');
  }
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
])('A5.30 as long as %s no guarded page is granted', (_, change, verdict) => {
  for (const { requirement } of routeTable) {
    expect(judge(requirement, { ...nobody, ...change })).toBe(requirement === 'none' ? 'granted' : verdict);
  }
});

test('A5.30 a permission that is taken away is missed at once, and claims without permissions grant none', () => {
  expect(judge('read:org_users', signedIn(['read:org_users']))).toBe('granted');
  expect(judge('read:org_users', signedIn([]))).toBe('forbidden');
  expect(judge('access:backoffice', { ...nobody, status: 'signedIn' })).toBe('forbidden');
});

test('the addresses of screens', () => {
  expect({
    home: paths.home(),
    shipments: paths.shipments(),
    shipment: paths.shipments({ search: 'Bäcker & Co', status: 'transit', page: 2, shipment: 'a/b' }),
    newShipment: paths.newShipment(),
    toRecipient: paths.newShipment({ recipientId: '1', senderId: '2' }),
    toOtherRecipient: paths.newShipment({ recipientOf: '1' }),
    created: paths.createdShipment('a/b'),
    backoffice: paths.backoffice(),
  }).toMatchSnapshot();
});
