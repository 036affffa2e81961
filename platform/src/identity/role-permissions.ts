import type { Permission, Role } from 'contract';

/**
 * Which role may do what: the only place where it is decided. The specification names roles and
 * permissions and leaves the mapping open; the sentences in quotes are what the team screen tells
 * owners when they choose a role.
 *
 * Scopes widen: whoever holds `all` may do it in every organisation, their own included, `org`
 * covers everything in the own organisation, `own` only what the person made. Holding a wider
 * scope includes the narrower ones; the table lists only the widest.
 */

/** Everybody may correct their own profile. */
const person = ['update:own_users'] as const satisfies Permission[];

/**
 * „Erstellt und verfolgt Sendungen, Abholungen und Kontakte.“ Shipments and contacts are shared
 * work: a colleague's template has to be finished when they are ill. Deleting is limited to what
 * the person made, and the team (`read:org_users`) is the owner's business.
 */
const member = [
  ...person,
  'create:shipments',
  'create:contacts',
  'create:collections',
  'read:org_shipments',
  'read:org_contacts',
  'read:org_collections',
  'update:org_shipments',
  'update:org_contacts',
  'update:own_collections',
  'delete:own_contacts',
  'delete:own_collections',
] as const satisfies Permission[];

/** „Verwaltet Organisation, Team und alle Sendungen.“ All of the organisation, its end included. */
const owner = [
  ...member,
  'create:users',
  'read:org_users',
  'update:org_users',
  'update:org_collections',
  'update:own_orgs',
  'delete:org_contacts',
  'delete:org_collections',
  'delete:org_users',
  'delete:own_orgs',
] as const satisfies Permission[];

/**
 * „Vervollständigt Vorlagen und druckt Etiketten.“ Completing a template is a change of a shipment
 * that somebody else created, so nothing is created here; the bench is often a shared computer,
 * so the address book and the team stay closed. Pickups are readable because the driver's time is
 * the packer's deadline.
 */
const packer = [
  ...person,
  'read:org_shipments',
  'update:org_shipments',
  'read:org_collections',
] as const satisfies Permission[];

/** Serves customers: sees everything, and repairs shipments and pickups, which is daily work. */
const backofficeUser = [
  ...person,
  'access:backoffice',
  'read:all_shipments',
  'read:all_contacts',
  'read:all_collections',
  'read:all_orgs',
  'read:all_users',
  'update:all_shipments',
  'update:all_collections',
] as const satisfies Permission[];

/** Runs the service: master data, organisations and their people; deletes what can be made again. */
const backofficeAdmin = [
  ...backofficeUser,
  'create:users',
  'create:contacts',
  'create:collections',
  'create:shipments',
  'update:all_contacts',
  'update:all_orgs',
  'update:all_users',
  'delete:all_contacts',
  'delete:all_collections',
  'delete:all_users',
] as const satisfies Permission[];

/** The one thing that nobody else may do: delete a whole organisation. */
const superAdmin = [...backofficeAdmin, 'delete:all_orgs'] as const satisfies Permission[];

export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  org_owner: owner,
  org_user: member,
  org_packing_area: packer,
  backoffice_user: backofficeUser,
  backoffice_admin: backofficeAdmin,
  super_admin: superAdmin,
};
