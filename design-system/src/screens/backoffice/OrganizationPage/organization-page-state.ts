import type { OrganizationAccount, OrganizationRecord } from 'contract';
import type { Resource } from '../../../patterns/ResourceView/resource.ts';
import type { SettingsSaving } from '../../settings/saving/settings-saving.ts';

export const organizationTabs = ['facts', 'users', 'account'] as const;
export type OrganizationTab = (typeof organizationTabs)[number];

export type OrganizationPageState = Resource<OrganizationRecord>;

/** How saving what staff decide of it stands. */
export type AccountSaving = SettingsSaving<OrganizationRecord, OrganizationAccount>;

/** Addresses that the page links to. */
export interface OrganizationPageHrefs {
  readonly home: string;
  readonly list: string;
  readonly tab: (tab: OrganizationTab) => string;
}
