import type { OrganizationUser } from './team.ts';

/** How somebody stands in an organisation, in its team and in the audit log. */
export const userStatusLabels = {
  active: 'Aktiv',
  invited: 'Eingeladen',
  deactivated: 'Deaktiviert',
  unknown: 'Unbekannt',
} as const satisfies Record<OrganizationUser['status'], string>;
