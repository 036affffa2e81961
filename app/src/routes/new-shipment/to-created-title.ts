import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import type { ShipmentCreatedState } from 'design-system/screens/shipments/ShipmentCreated/shipment-created-state.ts';

/** The page is named after what stands on it; what is not known to be ordered yet is not called so. */
export function toCreatedTitle(state: ShipmentCreatedState): string {
  switch (state.kind) {
    case 'notFound':
      return pageTitles.notFound;
    case 'forbidden':
      return pageTitles.forbidden;
    case 'loading':
    case 'failed':
      return pageTitles.newShipment;
    case 'ready': {
      const { status, ordering } = state.value;
      if (ordering !== null) return pageTitles.newShipment;
      return status === 'avis' ? pageTitles.templateSaved : pageTitles.shipmentCreated;
    }
  }
}
