import { oneShipment, shipmentList } from '../../data/shipments.ts';
import { preloadRead } from '../../data/use-read.ts';
import type { Visit } from '../../pages/page.ts';
import { packingBenchAddress, shipmentsAddress } from '../../pages/shipment-addresses.ts';
import { useSearch } from '../use-search.ts';
import { PackingBench, QuoteList } from './lazy-parts.tsx';
import { ShipmentList } from './ShipmentList.tsx';
import { toListSearch } from './to-hrefs.ts';
import { useShipmentsAddress } from './use-shipments-address.ts';

/** Asks for the list, and for the shipment that is to be open beside it. */
export function preload({ query }: Pick<Visit, 'query'>): void {
  if (isBench(packingBenchAddress.parse(query))) return void PackingBench.preload().catch(() => undefined);
  const search = shipmentsAddress.parse(query);
  // Its code comes first, and few visits are for it.
  if (search.status === 'quotes') return;
  const { shipment: openId, quote: _, ...filter } = toListSearch(search);
  preloadRead(shipmentList(filter));
  if (openId !== null) preloadRead(oneShipment(openId));
}

/** `/sendungen`, and the packing bench in its place. */
export function Component() {
  return isBench(useSearch(packingBenchAddress)) ? <PackingBench /> : <Lists />;
}

const isBench = ({ ansicht }: ReturnType<typeof packingBenchAddress.parse>) => ansicht !== '';

/** Shipments, or the quotes that stand in a tab beside them. */
function Lists() {
  const address = useShipmentsAddress();
  return address.search.status === 'quotes' ? (
    <QuoteList search={address.search} go={address.go} turnTo={address.turnTo} />
  ) : (
    <ShipmentList {...address} />
  );
}
