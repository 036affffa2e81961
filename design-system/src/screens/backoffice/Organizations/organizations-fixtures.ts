import type { ListedOrganization } from 'contract';
import { organizations, people } from 'contract/fixtures';

const { given_name, family_name } = people.owner;

/** One that is at work, and one whose owner has not come yet. Used by stories only. */
export const listedOrganizations: readonly ListedOrganization[] = [
  {
    orgCode: 'org_oehlers',
    orgName: 'Segelmacherei Öhlers',
    externalOrgId: null,
    owners: [],
    users: 1,
    recentShipments: 0,
    isSetUp: false,
    createdAt: '2026-11-19T08:12:00.000Z',
  },
  {
    ...organizations.tietze,
    owners: [`${given_name} ${family_name}`],
    users: 12,
    recentShipments: 312,
    isSetUp: true,
    createdAt: '2025-03-03T09:00:00.000Z',
  },
  {
    ...organizations.weserbergland,
    owners: ['Friedhelm Brückmann', 'Katharina Lüders', 'Özgür Şahin'],
    users: 148,
    recentShipments: 4120,
    isSetUp: true,
    createdAt: '2024-09-17T11:30:00.000Z',
  },
];
