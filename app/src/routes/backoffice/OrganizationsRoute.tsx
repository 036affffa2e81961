import type { ListedOrganization } from 'contract';
import { isUnfiltered } from 'design-system/patterns/ListFrame/list-filter.ts';
import { Organizations } from 'design-system/screens/backoffice/Organizations/Organizations';
import {
  type OrganizationsFilter,
  type OrganizationsState,
  noFilter,
} from 'design-system/screens/backoffice/Organizations/organizations-state.ts';
import { useNavigate } from 'react-router';
import { organizationList } from '../../data/all-organizations.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useSearchField } from '../../hooks/use-search-field.ts';
import { anyOrganizationAddress, organizationsAddress } from '../../pages/backoffice-addresses.ts';
import type { Visit } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';
import type { ListPage } from '../nearest-page.ts';
import { type Asked, toListState } from '../to-list-state.ts';
import type { Read } from '../to-resource.ts';
import { useList } from '../use-list.ts';
import { useSearch } from '../use-search.ts';
import { mayAdminister } from './rights-of-staff.ts';
import { useOrganizationCreation } from './use-organization-creation.ts';

type Listed = ListPage & { readonly items: readonly ListedOrganization[]; readonly totalItems: number };

export function preload({ query }: Pick<Visit, 'query'>): void {
  preloadRead(organizationList(organizationsAddress.parse(query)));
}

/** `/backoffice/organisationen` */
export function Component() {
  const filter = useSearch(organizationsAddress);
  const navigate = useNavigate();
  const hrefWith = (change: Partial<typeof filter>) => organizationsAddress.href({ ...filter, ...change });
  const searchFor = useSearchField(
    filter.search,
    (search) => void navigate(hrefWith({ search, page: 1 }), { replace: true, preventScrollReset: true }),
  );
  const list = useList(useRead(organizationList(filter)), filter, toOrganizationsState, (page) =>
    hrefWith({ page }),
  );
  const { open, creation } = useOrganizationCreation();
  return (
    <Organizations
      state={list.state}
      filter={filter}
      hrefs={{
        home: pages.start.href(),
        organization: (id) => anyOrganizationAddress.href({}, { id }),
        list: (onlyNew) => hrefWith({ onlyNew, page: 1 }),
        reset: hrefWith({ search: '', page: 1 }),
      }}
      onCreate={mayAdminister() ? open : undefined}
      creation={creation}
      onSearch={searchFor}
      onPage={(page) => void navigate(hrefWith({ page }))}
      onRetry={list.retry}
    />
  );
}

function toOrganizationsState(
  read: Read<Listed>,
  asked: Asked<Listed, OrganizationsFilter>,
): OrganizationsState {
  return toListState(read, { ...asked, isEmpty: () => isUnfiltered(asked.filter, noFilter) });
}
