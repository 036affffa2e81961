import type { Permission, Shipment } from 'contract';
import { isTemplate } from 'design-system/patterns/ShipmentStatus/shipment-facts.ts';
import type { ShipmentWays } from 'design-system/screens/shipments/ShipmentPanel/ShipmentActions';
import { newShipmentAddress } from '../../pages/shipment-addresses.ts';
import { session } from '../../services.ts';
import { useCancel } from './use-cancel.ts';

/** What this person may make of a shipment. */
export function useWays(id: string, shipment: Shipment | undefined): ShipmentWays {
  const cancel = useCancel(id, shipment !== undefined && isTemplate(shipment));
  const may = (...permissions: readonly Permission[]) =>
    permissions.some((permission) => session.getPermission(permission).isGranted);
  const mayUpdate = may('update:org_shipments', 'update:all_shipments');
  return {
    ...(may('create:shipments') && { copyHref: newShipmentAddress.href({ shipmentIdToCopy: id }) }),
    ...(mayUpdate && {
      editHref: newShipmentAddress.href({ shipmentIdToEdit: id }),
      completeHref: newShipmentAddress.href({ avisIdToComplete: id }),
      onCancel: async () => void (await cancel()),
    }),
  };
}
