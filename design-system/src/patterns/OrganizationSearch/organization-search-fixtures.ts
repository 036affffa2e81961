import type { Organization } from 'contract';
import { organizations } from 'contract/fixtures';
import { fn } from 'storybook/test';
import type { OrganizationSearching } from './OrganizationSearch.tsx';

const { tietze, weserbergland } = organizations;

/** Used by stories only, like all here. */
export const foundOrganizations = [weserbergland, tietze] as const satisfies readonly Organization[];

/** A search that has found something for this text; without one, nobody has typed. */
export function organizationSearch(text = ''): OrganizationSearching {
  return {
    answer:
      text === '' ? null : { text, found: { kind: 'ready', value: foundOrganizations, isRefreshing: false } },
    onSearch: fn(),
    onRetry: fn(),
  };
}
