import { roleLabels } from 'contract';
import type { AccessTokenClaims, FeatureFlag, UserProfile } from 'contract';
import type { Membership, Person } from './people.ts';
import { rolePermissions } from './role-permissions.ts';

type OrganizationClaims = Pick<
  AccessTokenClaims,
  'org_code' | 'org_name' | 'external_org_id' | 'permissions' | 'roles' | 'feature_flags' | 'user_properties'
>;

/** What the access token says about a person in the organisation that they signed in to. */
export function organizationClaims(person: Person, membership: Membership): OrganizationClaims {
  const { role, status } = membership;
  // Who has not accepted yet belongs nowhere: a token says so by having no role.
  const isMember = status === 'active';
  const flags = Object.entries(membership.flags).map(([code, v]): [string, FeatureFlag] => [
    code,
    { t: 'b', v },
  ]);
  return {
    org_code: membership.orgCode,
    org_name: membership.orgName,
    external_org_id: membership.externalOrgId,
    permissions: isMember ? [...rolePermissions[role]] : [],
    roles: isMember ? [{ id: `role_${role}`, key: role, name: roleLabels[role] }] : [],
    feature_flags: Object.fromEntries(flags),
    user_properties: { registered_at: { v: person.createdAt.toISOString() } },
  };
}

/** What the id token says about a person, except for what the protocol adds. */
export function personClaims(person: Person): UserProfile & { org_codes: string[] } {
  return { ...profile(person), org_codes: person.memberships.map(({ orgCode }) => orgCode) };
}

/** The answer of `user_profile`. */
export function profile(person: Person): UserProfile {
  return {
    sub: person.id,
    given_name: person.givenName,
    family_name: person.familyName,
    email: person.email,
    picture: person.picture,
  };
}
