import type { Permission } from 'contract';
import { expect, test, vi } from 'vitest';

const token = vi.hoisted(() => ({ permissions: [] as string[] }));
// The page's own session begins with the document.
vi.mock('../../services.ts', () => ({
  session: {
    getPermission: (permission: string) => ({
      isGranted: token.permissions.includes(permission),
      orgCode: 'org_lotse',
    }),
  },
}));

const { mayAdminister, mayChangePeople, mayEnd } = await import('./rights-of-staff.ts');

const readsAlone: Permission[] = [
  'access:backoffice',
  'read:all_orgs',
  'read:all_users',
  'update:all_shipments',
];
const changesPeople: Permission[] = ['create:users', 'update:all_users', 'delete:all_users'];

test.each<[who: string, permissions: Permission[], administers: boolean, people: boolean, ends: boolean]>([
  ['nobody', [], false, false, false],
  [
    'a customer',
    ['create:users', 'update:own_orgs', 'update:org_users', 'delete:own_orgs'],
    false,
    false,
    false,
  ],
  ['who serves customers', readsAlone, false, false, false],
  ['who looks after people as well', [...readsAlone, ...changesPeople], false, true, false],
  ['who may do all but one with people', [...readsAlone, ...changesPeople.slice(1)], false, false, false],
  ['who runs the service', [...readsAlone, 'update:all_orgs'], true, false, false],
  ['who may end organisations alone', [...readsAlone, 'delete:all_orgs'], false, false, true],
])('%s is offered what the permissions say', (_who, permissions, administers, people, ends) => {
  token.permissions = permissions;
  expect([mayAdminister(), mayChangePeople(), mayEnd('org_tietze')]).toEqual([administers, people, ends]);
});

test('nobody is offered to end the organisation of staff', () => {
  token.permissions = [...readsAlone, 'delete:all_orgs'];
  expect(mayEnd('org_lotse')).toBe(false);
});
