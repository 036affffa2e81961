import { lazyPart } from 'design-system/components/LazyPart';
import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';
import { MissingPanel } from 'design-system/screens/shipments/Shipments/MissingPanel';
import { Shipments } from 'design-system/screens/shipments/Shipments/Shipments';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { session } from '../../services.ts';
import { useNow } from '../../shell/use-now.ts';
import { readShipmentsAddress, shipmentsHref, toHrefs } from './shipments-address.ts';
import { useSearch } from './use-search.ts';
import { useShipmentList } from './use-shipment-list.ts';

// Few visits open a shipment, and its history and dialogs weigh as much as the list.
const OpenShipment = lazyPart(async () => (await import('./OpenShipment.tsx')).OpenShipment, {
  whileLoading: () => <PendingBar isShown />,
  failed: ({ onClose }, retry) => <MissingPanel onClose={onClose} {...retry} />,
});

/** `/sendungen`: the address bar holds search, tab, page and the open shipment. */
export function Component() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const now = useNow();
  const view = readShipmentsAddress(query);
  const { state, counts, nearestPage, retry } = useShipmentList(view.filter);

  const go = (href: string, replace = false) => void navigate(href, { replace, preventScrollReset: true });
  const handleSearch = useSearch(view.filter.search, (search) =>
    go(shipmentsHref(view, { search, page: 1 }), true),
  );

  if (nearestPage !== view.filter.page) {
    return <Navigate to={shipmentsHref(view, { page: nearestPage })} replace />;
  }
  return (
    <Shipments
      state={state}
      filter={view.filter}
      {...(counts && { counts })}
      hrefs={toHrefs(view)}
      canCreate={session.getPermission('create:shipments').isGranted}
      {...(view.openId !== null && {
        openId: view.openId,
        panel: <OpenShipment id={view.openId} onClose={() => go(shipmentsHref(view, { openId: null }))} />,
      })}
      now={now}
      onSearch={handleSearch}
      onPage={(page) => void navigate(shipmentsHref(view, { page }))}
      onRetry={retry}
    />
  );
}
