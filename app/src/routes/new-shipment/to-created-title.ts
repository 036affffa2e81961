import type { Shipment } from 'contract';
import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';

/** What is not known to be ordered yet is not called so. */
export function toCreatedTitle(shipment: Shipment | undefined): string {
  if (shipment && shipment.ordering !== null) return pageTitles.newShipment;
  return shipment?.status === 'avis' ? pageTitles.templateSaved : pageTitles.shipmentCreated;
}
