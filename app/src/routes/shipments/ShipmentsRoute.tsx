import { Shipments } from 'design-system/screens/shipments/Shipments/Shipments';
import { lazy, Suspense } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useShipments } from '../../data/shipments.ts';
import { session } from '../../services.ts';
import { useDebounced } from '../../shell/use-debounced.ts';
import { useIsSlow } from '../../shell/use-is-slow.ts';
import { useNow } from '../../shell/use-now.ts';
import {
  findNearestPage,
  readShipmentsAddress,
  shipmentsHref,
  toHrefs,
  toQuery,
} from './shipments-address.ts';
import { toShipmentsState } from './to-shipments-state.ts';

const SEARCH_DEBOUNCE_MS = 300;

// Few visits open a shipment, and its history and dialogs weigh as much as the list.
const OpenShipment = lazy(() => import('./OpenShipment.tsx'));

/** `/sendungen`: the address bar holds search, tab, page and the open shipment. */
export function Component() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const now = useNow();
  const view = readShipmentsAddress(query);
  const list = useShipments(toQuery(view.filter));
  const isSlow = useIsSlow(list.isLoading);
  const nearestPage = findNearestPage(view.filter.page, list.data);

  const go = (href: string, replace = false) => void navigate(href, { replace, preventScrollReset: true });
  const handleSearch = useDebounced(
    (search: string) => go(shipmentsHref(view, { search, page: 1 }), true),
    SEARCH_DEBOUNCE_MS,
  );

  if (nearestPage !== view.filter.page) {
    return <Navigate to={shipmentsHref(view, { page: nearestPage })} replace />;
  }
  return (
    <Shipments
      state={toShipmentsState(list, view.filter, isSlow)}
      filter={view.filter}
      {...(list.data && { counts: list.data.statusCounts })}
      hrefs={toHrefs(view)}
      canCreate={session.getPermission('create:shipments').isGranted}
      {...(view.openId !== null && {
        openId: view.openId,
        panel: (
          <Suspense>
            <OpenShipment id={view.openId} onClose={() => go(shipmentsHref(view, { openId: null }))} />
          </Suspense>
        ),
      })}
      now={now}
      onSearch={handleSearch}
      onPage={(page) => void navigate(shipmentsHref(view, { page }))}
      onRetry={() => void list.mutate()}
    />
  );
}
