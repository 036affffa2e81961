import { AllShipments } from 'design-system/screens/backoffice/AllShipments/AllShipments';
import { deskShipmentList, oneDeskShipment } from '../../data/shipment-desk.ts';
import { preloadRead } from '../../data/use-read.ts';
import { allShipmentsAddress } from '../../pages/backoffice-addresses.ts';
import type { Visit } from '../../pages/page.ts';
import { useSearch } from '../use-search.ts';
import { DeskShipments } from './DeskShipments.tsx';

export function preload({ query }: Pick<Visit, 'query'>): void {
  const { shipment, ...filter } = allShipmentsAddress.parse(query);
  preloadRead(deskShipmentList(filter));
  if (shipment !== null) preloadRead(oneDeskShipment(shipment));
}

/** `/backoffice/sendungen`, and beside the list the shipment that `?shipment=` names. */
export function Component() {
  const { shipment, ...filter } = useSearch(allShipmentsAddress);
  return (
    <DeskShipments filter={filter} shipment={shipment} hrefOf={allShipmentsAddress.href}>
      {(list) => <AllShipments {...list} />}
    </DeskShipments>
  );
}
