import type { Shipment } from 'contract';
import { isTemplate } from 'design-system/patterns/ShipmentStatus/shipment-facts.ts';
import type { ShipmentWays } from 'design-system/screens/shipments/actions/useShipmentActions.ts';
import { newShipmentAddress } from '../../pages/shipment-addresses.ts';
import { mayDo, mayUpdateShipments } from './shipment-rights.ts';
import { useCancel } from './use-cancel.ts';

/** What this person may make of a shipment. */
export function useWays(id: string, shipment: Shipment | undefined): ShipmentWays {
  const cancel = useCancel(id, shipment !== undefined && isTemplate(shipment));
  return {
    ...(mayDo('create:shipments') && { copyHref: newShipmentAddress.href({ shipmentIdToCopy: id }) }),
    ...(mayUpdateShipments() && {
      editHref: newShipmentAddress.href({ shipmentIdToEdit: id }),
      completeHref: newShipmentAddress.href({ avisIdToComplete: id }),
      onCancel: async () => void (await cancel()),
    }),
  };
}
