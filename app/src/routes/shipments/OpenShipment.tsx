import { ShipmentPanel } from 'design-system/screens/shipments/ShipmentPanel/ShipmentPanel';
import { oneShipment, trackingOf } from '../../data/shipments.ts';
import { useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { newShipmentAddress } from '../../pages/shipment-addresses.ts';
import { session } from '../../services.ts';
import { toDetailState } from './to-shipments-state.ts';
import { useLabel } from './use-label.ts';

/** The shipment that `?shipment=` names, beside the list. */
export function OpenShipment({ id, onClose }: { id: string; onClose: () => void }) {
  const shipment = useRead(oneShipment(id));
  const tracking = useRead(shipment.data ? trackingOf(id) : null);
  const label = useLabel(id);
  const now = useNow();
  return (
    <ShipmentPanel
      state={toDetailState(shipment, tracking)}
      now={now}
      onClose={onClose}
      onRetry={() => shipment.mutate()}
      {...(session.getPermission('create:shipments').isGranted && {
        sameRecipientHref: newShipmentAddress.href({ recipientOf: id }),
      })}
      onRefreshTracking={() => void tracking.mutate()}
      label={label.state}
      onOpenLabel={label.open}
      onCloseLabel={label.close}
      onTakeLabel={label.take}
    />
  );
}
