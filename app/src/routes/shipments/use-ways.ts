import type { ShipmentWays } from 'design-system/screens/shipments/actions/useShipmentActions.ts';
import { newShipmentAddress } from '../../pages/shipment-addresses.ts';
import { mayDo, mayUpdateShipments } from './shipment-rights.ts';
import { useCancel } from './use-cancel.ts';

/** What this person may make of a shipment. */
export function useWays(id: string): ShipmentWays {
  const cancel = useCancel();
  return {
    ...(mayDo('create:shipments') && {
      copyHref: newShipmentAddress.href({ shipmentIdToCopy: id }),
      resendHref: newShipmentAddress.href({ shipmentIdToResend: id }),
      returnHref: newShipmentAddress.href({ shipmentIdToReturn: id }),
    }),
    ...(mayUpdateShipments() && {
      editHref: newShipmentAddress.href({ shipmentIdToEdit: id }),
      completeHref: newShipmentAddress.href({ avisIdToComplete: id }),
      onCancel: async ({ version, isTemplate }) => void (await cancel({ id, version, isTemplate })),
    }),
  };
}
