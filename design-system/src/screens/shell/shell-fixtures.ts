import { organizations } from 'contract/fixtures';
import { fn } from 'storybook/test';
import type { OrganizationChoice } from './OrganizationMenu/organization-choice.ts';
import type { ThemeChoice } from './ProfileMenu/theme-choice.ts';

/** Addresses of all places, as once every screen is built. Used by stories only. */
export const allPlaces = {
  shipments: '/sendungen',
  pickups: '/abholungen',
  contacts: '/kontakte',
  statistics: '/statistiken',
  settings: '/einstellungen',
  profile: '/einstellungen/profil',
  backoffice: '/backoffice',
} as const;

const { tietze, weserbergland } = organizations;

/** Two organisations beside that of the moment. Used by stories only. */
export const choice: OrganizationChoice = {
  others: [
    { code: weserbergland.orgCode, name: weserbergland.orgName },
    { code: 'org_sahin', name: 'Labor Dr. Özgür Şahin MVZ' },
  ],
  names: 'ready',
  onWanted: fn(),
  onSwitch: fn(),
};

/** The same while only the codes are known. Used by stories only. */
export const namelessChoice = (names: 'loading' | 'failed'): OrganizationChoice => ({
  ...choice,
  others: choice.others.map(({ code }) => ({ code })),
  names,
});

export const personOfStories = {
  name: 'Jana Möller',
  email: 'jana.moeller@tietze-feinmechanik.example',
  organizationName: tietze.orgName,
};

/** Used by stories only. */
export const themeOfStories: ThemeChoice = { value: 'system', onChange: fn() };
