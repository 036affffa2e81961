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
import { OrganizationLogRoute } from './OrganizationLogRoute.tsx';
import { OrganizationProductsRoute } from './OrganizationProductsRoute.tsx';
import { OrganizationShipmentsRoute } from './OrganizationShipmentsRoute.tsx';
import { AccountRoute, FactsRoute } from './OrganizationTabs.tsx';
import { OrganizationUsersRoute } from './OrganizationUsersRoute.tsx';

export function preload({ params }: Pick<Visit, 'params'>): void {
  preloadRead(anyRecord(params['id'] ?? ''));
}

/** `/backoffice/organisationen/:id`; another organisation is another page, and so is another tab with a form. */
export function Component() {
  const { id = '' } = useParams();
  const { tab } = useSearch(anyOrganizationAddress);
  const { data, error } = useRead(anyRecord(id));
  usePageTitle(data?.orgName ?? copy.unknown);
  const hrefs: OrganizationPageHrefs = {
    home: pages.start.href(),
    list: organizationsAddress.href(),
    tab: (to: OrganizationTab) => anyOrganizationAddress.href({ tab: to }, { id }),
  };
  // Lists of an organisation that is gone are empty, and would not say so; a form keeps what is typed.
  const shown = error?.kind === 'notFound' && tab !== 'account' ? 'facts' : tab;
  const key = `${id} ${shown}`;
  const list = { id, organization: data, hrefs };
  if (shown === 'users') return <OrganizationUsersRoute key={key} {...list} />;
  if (shown === 'shipments') return <OrganizationShipmentsRoute key={key} {...list} />;
  if (shown === 'log') return <OrganizationLogRoute key={key} {...list} />;
  if (shown === 'products') return <OrganizationProductsRoute key={key} id={id} hrefs={hrefs} />;
  if (shown === 'account') return <AccountRoute key={key} id={id} hrefs={hrefs} />;
  return <FactsRoute key={key} id={id} hrefs={hrefs} />;
}
