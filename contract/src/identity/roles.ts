/** Roles of those who run the service; nobody gives them in the portal. */
export const staffRoles = ['super_admin', 'backoffice_admin', 'backoffice_user'] as const;

/** Roles that an organisation gives to its own people. */
export const customerRoles = ['org_owner', 'org_user', 'org_packing_area'] as const;
export type CustomerRole = (typeof customerRoles)[number];

/** Role keys of the `roles` claim: each is of one side or the other. */
export const roles = [...staffRoles, ...customerRoles] as const;
export type Role = (typeof roles)[number];

/** What a role is called on screen. */
export const roleLabels: Readonly<Record<Role, string>> = {
  super_admin: 'Super-Administrator',
  backoffice_admin: 'Administrator',
  backoffice_user: 'Backoffice-Mitglied',
  org_owner: 'Inhaber',
  org_user: 'Mitglied',
  org_packing_area: 'Packplatz',
};
