import type { OrganizationProduct } from 'contract';
import { OrganizationPage } from 'design-system/screens/backoffice/OrganizationPage/OrganizationPage';
import { OrganizationProducts } from 'design-system/screens/backoffice/OrganizationPage/OrganizationProducts';
import { useNavigate } from 'react-router';
import { anyRecord } from '../../data/all-organizations.ts';
import { productsOfOrganization, switchOrganizationProduct } from '../../data/carrier-products.ts';
import { useRead } from '../../data/use-read.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { organizationProductsAddress } from '../../pages/backoffice-addresses.ts';
import { useSession } from '../../session/use-session.ts';
import { toRefusal } from '../to-refusal.ts';
import { toFetched, toResource } from '../to-resource.ts';
import { useSearch } from '../use-search.ts';
import type { OrganizationTabProps } from './OrganizationTabs.tsx';
import { mayAdminister } from './rights-of-staff.ts';
import { useProductSwitches } from './use-product-switches.ts';

/** „Carrier-Produkte“: which of them the organisation may use. */
export function OrganizationProductsRoute({ id, hrefs }: OrganizationTabProps) {
  const { tab, ...filter } = useSearch(organizationProductsAddress);
  const navigate = useNavigate();
  const record = useRead(anyRecord(id));
  const products = useRead(productsOfOrganization(id));
  const isSlow = useIsSlow(record.isLoading || products.isLoading);
  const refusal = toRefusal(useSession());
  const { latest, ...switching } = useProductSwitches(switchOrganizationProduct, {
    shown: products.data?.items,
    toInput: ({ id: productId, version, isActive }: OrganizationProduct) => ({
      id,
      productId,
      version,
      isActive,
    }),
    organization: record.data?.orgName,
  });
  return (
    <OrganizationPage
      state={toResource(record, { isSlow, refusal })}
      current="products"
      hrefs={hrefs}
      onRetry={() => record.mutate()}
    >
      {() => (
        <OrganizationProducts
          state={toFetched({ ...products, data: products.data?.items.map(latest) }, { isSlow })}
          filter={filter}
          switching={mayAdminister() ? switching : null}
          onFilter={(change) =>
            void navigate(organizationProductsAddress.href({ tab, ...filter, ...change }, { id }), {
              preventScrollReset: true,
            })
          }
          onRetry={() => products.mutate()}
        />
      )}
    </OrganizationPage>
  );
}
