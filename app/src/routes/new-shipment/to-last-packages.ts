import type { SentPackage } from 'contract';
import type { LastPackage } from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';

/** What can be taken over: what is packed in a way that is newer than this page is none of it. */
export function toLastPackages(items: readonly SentPackage[]): readonly LastPackage[] {
  return items.flatMap(({ sentAt, package: sent }) => {
    const { packaging } = sent;
    return packaging === 'unknown' ? [] : [{ sentAt, package: { ...sent, packaging } }];
  });
}
