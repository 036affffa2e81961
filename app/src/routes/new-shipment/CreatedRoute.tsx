import type { Shipment } from 'contract';
import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import { ShipmentCreated } from 'design-system/screens/shipments/ShipmentCreated/ShipmentCreated';
import { Navigate, useSearchParams } from 'react-router';
import { useShipment } from '../../data/shipments.ts';
import { useNow } from '../../shell/use-now.ts';
import { usePageTitle } from '../page-title.ts';
import { paths, queryKeys } from '../paths.ts';
import { useLabel } from '../shipments/use-label.ts';
import { toCreatedState } from './to-created-state.ts';

/** `/sendungen/neu/erstellt?shipment=`: what the form has made; it can be loaded anew and come back to. */
export function Component() {
  const [query] = useSearchParams();
  const id = query.get(queryKeys.shipment);
  return id ? <Created id={id} /> : <Navigate to={paths.newShipment()} replace />;
}

function Created({ id }: { id: string }) {
  const shipment = useShipment(id);
  const label = useLabel(id);
  const now = useNow();
  usePageTitle(titleOf(shipment.data));
  return (
    <ShipmentCreated
      state={toCreatedState(shipment, label.state)}
      hrefs={{
        list: paths.shipments(),
        templates: paths.shipments({ status: 'avis' }),
        shipment: paths.shipments({ shipment: id }),
        newShipment: paths.newShipment(),
        sameRecipient: paths.newShipment({ recipientOf: id }),
      }}
      now={now}
      onRetry={() => shipment.mutate()}
      onOpenLabel={label.open}
      onCloseLabel={label.close}
      onTakeLabel={label.take}
    />
  );
}

/** What is not known to be ordered yet is not called so. */
function titleOf(shipment: Shipment | undefined): string {
  if (shipment && shipment.ordering !== null) return pageTitles.newShipment;
  return shipment?.status === 'avis' ? pageTitles.templateSaved : pageTitles.shipmentCreated;
}
