import { ShipmentCreated } from 'design-system/screens/shipments/ShipmentCreated/ShipmentCreated';
import { Navigate } from 'react-router';
import { oneShipment } from '../../data/shipments.ts';
import { useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { pages } from '../../pages/pages.ts';
import {
  createdShipmentAddress,
  newShipmentAddress,
  shipmentsAddress,
} from '../../pages/shipment-addresses.ts';
import { usePageTitle } from '../page-title.ts';
import { useLabel } from '../shipments/use-label.ts';
import { useSearch } from '../use-search.ts';
import { toCreatedState } from './to-created-state.ts';
import { toCreatedTitle } from './to-created-title.ts';

/** `/sendungen/neu/erstellt?shipment=`: what the form has made; it can be loaded anew and come back to. */
export function Component() {
  const { shipment: id } = useSearch(createdShipmentAddress);
  return id === null ? <Navigate to={pages.newShipment.href()} replace /> : <Created id={id} />;
}

function Created({ id }: { id: string }) {
  const shipment = useRead(oneShipment(id));
  const label = useLabel(id);
  const now = useNow();
  usePageTitle(toCreatedTitle(shipment.data));
  return (
    <ShipmentCreated
      state={toCreatedState(shipment, label.state)}
      hrefs={{
        list: pages.shipments.href(),
        templates: shipmentsAddress.href({ status: 'avis' }),
        shipment: shipmentsAddress.href({ shipment: id }),
        newShipment: pages.newShipment.href(),
        sameRecipient: newShipmentAddress.href({ recipientOf: id }),
      }}
      now={now}
      onRetry={() => shipment.mutate()}
      onOpenLabel={label.open}
      onCloseLabel={label.close}
      onTakeLabel={label.take}
    />
  );
}
