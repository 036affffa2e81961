import type { ProductKey, SentPackage } from 'contract';
import type { LastPackage } from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';

/** What can be taken over: what is packed in a way that is newer than this page is none of it. */
export function toLastPackages(items: readonly SentPackage[]): readonly LastPackage[] {
  return items.flatMap(({ sentAt, package: sent }) => {
    const { packaging } = sent;
    return packaging === 'unknown' ? [] : [{ sentAt, package: { ...sent, packaging } }];
  });
}

/** By which product it was sent last, or null where that is a carrier newer than this page, or nothing was sent. */
export function toLastProduct([newest]: readonly SentPackage[]): ProductKey | null {
  if (!newest) return null;
  const { carrier, carrierProductCode } = newest;
  return carrier === '' || carrier === 'unknown' ? null : { carrier, carrierProductCode };
}
