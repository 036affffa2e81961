import type { Shipment } from 'contract';
import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import { ShipmentCreated } from 'design-system/screens/shipments/ShipmentCreated/ShipmentCreated';
import { Navigate, useSearchParams } from 'react-router';
import { useShipment } from '../../data/shipments.ts';
import { useSession } from '../../session/use-session.ts';
import { useIsSlow } from '../../shell/use-is-slow.ts';
import { useNow } from '../../shell/use-now.ts';
import { usePageTitle } from '../page-title.ts';
import { paths, queryKeys } from '../paths.ts';
import { useLabel } from '../shipments/use-label.ts';
import { toRefusal } from '../to-refusal.ts';
import { toResource } from '../to-resource.ts';

/** `/sendungen/neu/erstellt?shipment=`: what the form has made; it can be loaded anew and come back to. */
export function Component() {
  const [query] = useSearchParams();
  const id = query.get(queryKeys.shipment);
  return id ? <Created id={id} /> : <Navigate to={paths.newShipment()} replace />;
}

function Created({ id }: { id: string }) {
  const shipment = useShipment(id);
  const label = useLabel(id);
  const isSlow = useIsSlow(shipment.isLoading);
  const refusal = toRefusal(useSession());
  const now = useNow();
  usePageTitle(titleOf(shipment.data));
  return (
    <ShipmentCreated
      state={toResource(shipment, { isSlow, refusal })}
      hrefs={{
        list: paths.shipments(),
        templates: paths.shipments({ status: 'avis' }),
        shipment: paths.shipments({ shipment: id }),
        newShipment: paths.newShipment(),
        sameRecipient: paths.newShipment({ recipientOf: id }),
      }}
      now={now}
      label={label.state}
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
