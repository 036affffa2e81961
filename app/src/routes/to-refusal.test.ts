import { expect, test } from 'vitest';
import { signedIn } from '../session/testing/snapshots.ts';
import { toRefusal } from './to-refusal.ts';

const snapshot = signedIn();
const claims = snapshot.claims && {
  ...snapshot.claims,
  access: {
    ...snapshot.claims.access,
    org_name: 'Tietze GmbH',
    roles: [
      { key: 'constructor', name: '' },
      { key: 'org_packing_area', name: '' },
    ],
  },
};
const user = { id: 's', given_name: 'Timo', family_name: 'Brandt', email: 't@b.example', picture: null };

test('who is refused is told by which account, in which role, and who can help', () => {
  expect(toRefusal({ user, claims })).toEqual({
    person: { name: 'Timo Brandt (t@b.example)', role: 'Packplatz', organizationName: 'Tietze GmbH' },
    helper: 'owner',
  });
  expect(toRefusal({ user, claims }, ['read:org_users']).helper).toBe('owner');
  expect(toRefusal({ user, claims }, ['access:backoffice']).helper).toBe('administrator');
});

test('who works for the portal is sent to no owner', () => {
  const staff = signedIn(['access:backoffice']);
  expect(toRefusal(staff).helper).toBe('portal');
  expect(toRefusal(staff, ['access:backoffice']).helper).toBe('administrator');
});

test('of a role that the product does not know nothing is told', () => {
  const unknown = claims && {
    ...claims,
    access: { ...claims.access, roles: claims.access.roles.slice(0, 1) },
  };
  expect(toRefusal({ user, claims: unknown }).person.role).toBe('');
});
