import type { AccessTokenClaims, IdTokenClaims } from 'contract';
import { expect, test } from 'vitest';
import { createClaimReaders } from './claims.ts';

const access: AccessTokenClaims = {
  iss: 'https://login.example',
  sub: 'person-1',
  azp: 'spa@live',
  iat: 0,
  exp: 900,
  aud: ['api'],
  org_code: 'org_1',
  org_name: 'Muster GmbH',
  external_org_id: null,
  permissions: ['read:org_users', 'create:shipments'],
  roles: [{ key: 'org_owner' }],
  feature_flags: {
    org_setup_complete: { t: 'b', v: true },
    pickups_enabled: { t: 's', v: 'yes' },
    limit: { t: 'i', v: 3 },
  },
  user_properties: {},
};
const id: IdTokenClaims = {
  iss: access.iss,
  sub: access.sub,
  azp: access.azp,
  iat: 0,
  exp: 900,
  aud: 'spa@live',
  org_codes: ['org_1', 'org_2'],
};
const signedIn = createClaimReaders(() => ({ access, id }));
const signedOut = createClaimReaders(() => undefined);

test('a claim is read from the token that is asked for', () => {
  expect(signedIn.getClaim('org_name')).toEqual({ name: 'org_name', value: 'Muster GmbH' });
  expect(signedIn.getClaim('org_codes', 'id_token').value).toEqual(['org_1', 'org_2']);
  expect(signedIn.getClaim('toString').value).toBeNull();
});

test('a permission tells whether it is granted and in which organisation', () => {
  expect(signedIn.getPermission('read:org_users')).toEqual({ isGranted: true, orgCode: 'org_1' });
  expect(signedIn.getPermission('access:backoffice')).toEqual({ isGranted: false, orgCode: 'org_1' });
  expect(signedIn.hasAnyPermission(['access:backoffice', 'create:shipments'])).toBe(true);
  expect(signedIn.hasAnyPermission([])).toBe(false);
  expect(signedIn.hasRole('org_owner')).toBe(true);
  expect(signedIn.hasRole('super_admin')).toBe(false);
  expect(signedIn.isMember()).toBe(true);
});

test('a flag comes with its type, or as its default', () => {
  expect(signedIn.getFlag('limit')).toEqual({ code: 'limit', type: 'integer', value: 3, is_default: false });
  expect(signedIn.getFlag('colour', 'blue')).toEqual({
    code: 'colour',
    type: 'string',
    value: 'blue',
    is_default: true,
  });
});

test('a flag that is missing without a default, or of another type, is an error', () => {
  expect(() => signedIn.getFlag('colour')).toThrow('colour was not found');
  expect(() => signedIn.getFlag('toString')).toThrow('toString was not found');
  expect(() => signedIn.getFlag('limit', false, 'b')).toThrow('of type integer');
});

test('the boolean helper gives its default instead, or what holds without the flag', () => {
  expect(signedIn.getBooleanFlag('onboarded', false)).toBe(false);
  // It is there, as a text.
  expect(signedIn.getBooleanFlag('pickups_enabled')).toBe(true);
  expect(signedIn.getBooleanFlag('notifications_enabled')).toBe(true);
  expect(signedIn.getBooleanFlag('onboarded')).toBe(true);
  expect(signedIn.getBooleanFlag('edit_sender_contacts')).toBe(false);
  expect(signedIn.isOrganizationSetUp()).toBe(true);
});

test('signed out nothing is granted', () => {
  expect(signedOut.getPermission('read:org_users')).toEqual({ isGranted: false, orgCode: null });
  expect(signedOut.hasAnyPermission(['read:org_users'])).toBe(false);
  expect(signedOut.hasRole('org_owner')).toBe(false);
  expect(signedOut.isMember()).toBe(false);
  expect(signedOut.isOrganizationSetUp()).toBe(false);
  expect(signedOut.getClaim('sub').value).toBeNull();
});

test('a default says of which type a missing flag is', () => {
  expect(signedIn.getFlag('a', true).type).toBe('boolean');
  expect(signedIn.getFlag('a', 1).type).toBe('integer');
  expect(signedIn.getFlag('a', 'x').type).toBe('string');
  expect(signedOut.getFlag('a', 'x')).toMatchObject({ value: 'x', is_default: true });
});

test('the organisations of a person come from the id token', () => {
  expect(signedIn.getOrganizations()).toEqual(['org_1', 'org_2']);
  expect(signedOut.getOrganizations()).toEqual([]);
});

test('one role of several is enough, and a permission tells its organisation', () => {
  const roles = [{ key: 'org_member' as const }, { key: 'org_owner' as const }];
  const readers = createClaimReaders(() => ({ access: { ...access, roles }, id }));
  expect(readers.hasRole('org_owner')).toBe(true);
  expect(readers.getPermission('create:shipments')).toEqual({ isGranted: true, orgCode: 'org_1' });
  expect(createClaimReaders(() => undefined).hasRole('org_owner')).toBe(false);
});
