import { lazyPart } from 'design-system/components/LazyPart';
import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';
import { MissingPanel } from 'design-system/screens/shipments/Shipments/MissingPanel';
import { Shipments } from 'design-system/screens/shipments/Shipments/Shipments';
import { Navigate, useNavigate } from 'react-router';
import { oneShipment, shipmentList } from '../../data/shipments.ts';
import { preloadRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useSearchField } from '../../hooks/use-search-field.ts';
import type { Visit } from '../../pages/page.ts';
import { shipmentsAddress } from '../../pages/shipment-addresses.ts';
import { session } from '../../services.ts';
import { useSearch } from '../use-search.ts';
import { toHrefs } from './to-hrefs.ts';
import { useShipmentList } from './use-shipment-list.ts';

// Few visits open a shipment, and its history and dialogs weigh as much as the list.
const OpenShipment = lazyPart(async () => (await import('./OpenShipment.tsx')).OpenShipment, {
  whileLoading: () => <PendingBar isShown />,
  failed: ({ onClose }, retry) => <MissingPanel onClose={onClose} {...retry} />,
});

/** Asks for the list, and for the shipment that is to be open beside it. */
export function preload({ query }: Pick<Visit, 'query'>): void {
  const { shipment: openId, ...filter } = shipmentsAddress.parse(query);
  preloadRead(shipmentList(filter));
  if (openId !== null) preloadRead(oneShipment(openId));
}

/** `/sendungen`: the address bar holds search, tab, page and the open shipment. */
export function Component() {
  const search = useSearch(shipmentsAddress);
  const { shipment: openId, ...filter } = search;
  const navigate = useNavigate();
  const now = useNow();
  const { state, counts, nearestPage, retry } = useShipmentList(filter);

  const hrefWith = (change: Partial<typeof search>) => shipmentsAddress.href({ ...search, ...change });
  const go = (href: string, replace = false) => void navigate(href, { replace, preventScrollReset: true });
  const handleSearch = useSearchField(search.search, (text) => go(hrefWith({ search: text, page: 1 }), true));

  if (nearestPage !== search.page) return <Navigate to={hrefWith({ page: nearestPage })} replace />;
  return (
    <Shipments
      state={state}
      filter={filter}
      {...(counts && { counts })}
      hrefs={toHrefs(search)}
      canCreate={session.getPermission('create:shipments').isGranted}
      {...(openId !== null && {
        openId,
        panel: <OpenShipment id={openId} onClose={() => go(hrefWith({ shipment: null }))} />,
      })}
      now={now}
      onSearch={handleSearch}
      onPage={(page) => void navigate(hrefWith({ page }))}
      onRetry={retry}
    />
  );
}
