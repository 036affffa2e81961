import type {
  OrganizationPageHrefs,
  OrganizationTab,
} from 'design-system/screens/backoffice/OrganizationPage/organization-page-state.ts';
import { organizationPageCopy as copy } from 'design-system/screens/backoffice/OrganizationPage/OrganizationPage.copy.ts';
import { useParams } from 'react-router';
import { anyRecord } from '../../data/all-organizations.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { anyOrganizationAddress, organizationsAddress } from '../../pages/backoffice-addresses.ts';
import type { Visit } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';
import { usePageTitle } from '../page-title.ts';
import { useSearch } from '../use-search.ts';
import { OrganizationProductsRoute } from './OrganizationProductsRoute.tsx';
import { AccountRoute, FactsRoute } from './OrganizationTabs.tsx';
import { OrganizationUsersRoute } from './OrganizationUsersRoute.tsx';

export function preload({ params }: Pick<Visit, 'params'>): void {
  preloadRead(anyRecord(params['id'] ?? ''));
}

/** `/backoffice/organisationen/:id`; another organisation is another page, and so is another tab with a form. */
export function Component() {
  const { id = '' } = useParams();
  const { tab } = useSearch(anyOrganizationAddress);
  const { data } = useRead(anyRecord(id));
  usePageTitle(data?.orgName ?? copy.unknown);
  const hrefs: OrganizationPageHrefs = {
    home: pages.start.href(),
    list: organizationsAddress.href(),
    tab: (to: OrganizationTab) => anyOrganizationAddress.href({ tab: to }, { id }),
  };
  const key = `${id} ${tab}`;
  if (tab === 'users') return <OrganizationUsersRoute key={key} id={id} organization={data} hrefs={hrefs} />;
  if (tab === 'products') return <OrganizationProductsRoute key={key} id={id} hrefs={hrefs} />;
  if (tab === 'account') return <AccountRoute key={key} id={id} hrefs={hrefs} />;
  return <FactsRoute key={key} id={id} hrefs={hrefs} />;
}
