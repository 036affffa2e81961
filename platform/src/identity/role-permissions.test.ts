import { permissions, roles, staffRoles } from 'contract';
import type { Permission, Role } from 'contract';
import { expect, test } from 'vitest';
import { rolePermissions } from './role-permissions.ts';

const who = (permission: Permission): Role[] =>
  roles.filter((role) => rolePermissions[role].includes(permission));

test('uses every permission, and none twice in a role', () => {
  for (const permission of permissions) expect(who(permission), permission).not.toEqual([]);
  for (const role of roles) expect(new Set(rolePermissions[role]).size).toBe(rolePermissions[role].length);
});

test('keeps customers out of the backoffice and of other organisations', () => {
  expect(who('access:backoffice')).toEqual(staffRoles);
  for (const permission of permissions.filter((name) => name.includes(':all_'))) {
    expect(staffRoles, permission).toEqual(expect.arrayContaining(who(permission)));
  }
});

test('leaves the team to the owner, and creating to whoever is not at a bench', () => {
  expect(who('read:org_users')).toEqual(['org_owner']);
  expect(who('create:shipments')).not.toContain('org_packing_area');
  expect(who('update:org_shipments')).toContain('org_packing_area');
});

test('lets the super administrator alone delete any organisation', () => {
  expect(who('delete:all_orgs')).toEqual(['super_admin']);
});
