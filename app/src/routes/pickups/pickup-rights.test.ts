import type { Permission, Pickup } from 'contract';
import { expect, test, vi } from 'vitest';

const token = vi.hoisted(() => ({ permissions: [] as string[], arePickupsEnabled: true }));
// The page's own session begins with the document.
vi.mock('../../services.ts', () => ({
  session: {
    getPermission: (permission: string) => ({ isGranted: token.permissions.includes(permission) }),
    getBooleanFlag: (name: string) => name === 'pickups_enabled' && token.arePickupsEnabled,
    getSnapshot: () => ({ claims: { access: { sub: 'usr_1' } } }),
  },
}));

const rights = await import('./pickup-rights.ts');

const mine = { createdBy: { id: 'usr_1' } } as Pickup;
const theirs = { createdBy: { id: 'usr_2' } } as Pickup;

test.each<[may: Permission[], enabled: boolean, orders: boolean]>([
  [['create:collections'], true, true],
  [['create:collections'], false, false],
  [[], true, false],
  [[], false, false],
])('with %j, and pickups for the organisation: %s, a pickup is offered: %s', (may, enabled, orders) => {
  Object.assign(token, { permissions: may, arePickupsEnabled: enabled });
  expect(rights.arePickupsEnabled()).toBe(enabled);
  expect(rights.mayCreatePickups()).toBe(may.length > 0);
  expect(rights.mayOrderPickups()).toBe(orders);
});

test.each<[may: Permission[], ofMine: [boolean, boolean], ofTheirs: [boolean, boolean]]>([
  [[], [false, false], [false, false]],
  [
    ['update:own_collections', 'delete:own_collections'],
    [true, true],
    [false, false],
  ],
  [
    ['update:org_collections', 'delete:own_collections'],
    [true, true],
    [true, false],
  ],
  [
    ['update:all_collections', 'delete:all_collections'],
    [true, true],
    [true, true],
  ],
])('with %j one’s own pickup and those of others are changed and deleted so far', (may, ofMine, ofTheirs) => {
  Object.assign(token, { permissions: may, arePickupsEnabled: true });
  for (const [pickup, expected] of [
    [mine, ofMine],
    [theirs, ofTheirs],
  ] as const)
    expect([rights.mayChangePickup(pickup), rights.mayDeletePickup(pickup)]).toEqual(expected);
});
