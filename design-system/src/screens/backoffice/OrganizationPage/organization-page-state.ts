import type { Carrier, OrganizationAccount, OrganizationProduct, OrganizationRecord } from 'contract';
import type { Fetched, Resource } from '../../../patterns/ResourceView/resource.ts';
import type { SettingsSaving } from '../../settings/saving/settings-saving.ts';

export const organizationTabs = ['facts', 'users', 'products', 'account', 'shipments', 'log'] as const;
export type OrganizationTab = (typeof organizationTabs)[number];

export type OrganizationPageState = Resource<OrganizationRecord>;

/** Which products it may use, below who it is. */
export type OrganizationProductsState = Fetched<readonly OrganizationProduct[]>;

/** Which of them are shown. */
export interface OrganizationProductsFilter {
  readonly carrier: Carrier | '';
  /** Those alone that are switched otherwise than for new organisations. */
  readonly deviating: boolean;
}

export const noProductsFilter: OrganizationProductsFilter = { carrier: '', deviating: false };

/** How saving what staff decide of it stands. */
export type AccountSaving = SettingsSaving<OrganizationRecord, OrganizationAccount>;

/** Addresses that the page links to. */
export interface OrganizationPageHrefs {
  readonly home: string;
  readonly list: string;
  readonly tab: (tab: OrganizationTab) => string;
}
