import { useState } from 'react';
import { oneShipment, shipmentList } from '../../data/shipments.ts';
import { preloadRead } from '../../data/use-read.ts';
import type { Visit } from '../../pages/page.ts';
import { shipmentsAddress, shipmentViewAddress } from '../../pages/shipment-addresses.ts';
import { session } from '../../services.ts';
import { useSearch } from '../use-search.ts';
import { PackingBench, QuickRates, QuoteList, WithFirstSteps } from './lazy-parts.tsx';
import { ShipmentList } from './ShipmentList.tsx';
import { toListFilter, toListSearch } from './to-hrefs.ts';
import { useShipmentsAddress } from './use-shipments-address.ts';

const views = { packplatz: PackingBench, tarife: QuickRates };

/** Asks for the list, and for the shipment that is to be open beside it. */
export function preload({ query }: Pick<Visit, 'query'>): void {
  const { ansicht } = shipmentViewAddress.parse(query);
  if (ansicht !== '') return void views[ansicht].preload().catch(() => undefined);
  const search = shipmentsAddress.parse(query);
  // Its code comes first, and few visits are for it.
  if (search.status === 'quotes') return;
  if (!session.getBooleanFlag('onboarded')) void WithFirstSteps.preload().catch(() => undefined);
  preloadRead(shipmentList(toListFilter(toListSearch(search))));
  if (search.shipment !== null) preloadRead(oneShipment(search.shipment));
}

/** `/sendungen`, and what stands in its place. */
export function Component() {
  // Once: what stands around the list stays around it, also when the hint is gone.
  const [isNew] = useState(() => !session.getBooleanFlag('onboarded'));
  const { ansicht } = useSearch(shipmentViewAddress);
  if (ansicht === 'packplatz') return <PackingBench />;
  if (ansicht === 'tarife') return <QuickRates />;
  return isNew ? (
    <WithFirstSteps>
      <Lists />
    </WithFirstSteps>
  ) : (
    <Lists />
  );
}

/** Shipments, or the quotes that stand in a tab beside them. */
function Lists() {
  const address = useShipmentsAddress();
  return address.search.status === 'quotes' ? (
    <QuoteList search={address.search} go={address.go} turnTo={address.turnTo} />
  ) : (
    <ShipmentList {...address} />
  );
}
