import { expect, test } from 'vitest';
import { accountName, personName, roleLabel } from './person.ts';
import { signedIn } from './testing/snapshots.ts';

const jana = { id: 's', given_name: 'Jana', family_name: 'Möller', email: 'j@b.example', picture: null };

test('people are addressed by name, and by e-mail where the provider knows none', () => {
  expect(personName(jana)).toBe('Jana Möller');
  expect(personName({ ...jana, given_name: '' })).toBe('Möller');
  expect(personName({ ...jana, given_name: '', family_name: '' })).toBe('j@b.example');
  expect(personName(undefined)).toBe('');
});

test('an account is told by its e-mail too, once', () => {
  expect(accountName(jana)).toBe('Jana Möller (j@b.example)');
  expect(accountName({ ...jana, given_name: '', family_name: '' })).toBe('j@b.example');
  expect(accountName({ ...jana, email: '' })).toBe('Jana Möller');
  expect(accountName(undefined)).toBe('');
});

test('a role is the first that the product knows', () => {
  const { claims } = signedIn();
  const withRoles = (...keys: string[]) =>
    claims && { ...claims, access: { ...claims.access, roles: keys.map((key) => ({ key, name: '' })) } };
  expect(roleLabel(withRoles('toString', 'org_packing_area', 'org_owner'))).toBe('Packplatz');
  expect(roleLabel(withRoles())).toBe('');
  expect(roleLabel(undefined)).toBe('');
});
