/** Role keys of the `roles` claim, staff first. */
export const roles = [
  'super_admin',
  'backoffice_admin',
  'backoffice_user',
  'org_owner',
  'org_user',
  'org_packing_area',
] as const;

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
