/** What the choice of an organisation needs once somebody reaches for it. */
export { organizationNames } from '../../data/organizations.ts';
export { switchOrganization } from '../../leaving/switch-organization.ts';
