import { Truck } from '@lucide/icons';
import type { NextPickups } from 'contract';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { formatRelativeDay } from '../../../format/index.ts';
import { streetAndPlace } from '../../../patterns/Address/address-lines.ts';
import { pickupsCopy } from './Pickups.copy.ts';

const copy = pickupsCopy.next;

export interface NextPickupProps {
  readonly next: NextPickups;
  readonly now: Date;
}

/** When somebody comes next, where, and what is ready for them; nothing where nobody does. */
export function NextPickup({ next: { items, ready }, now }: NextPickupProps) {
  const date = items.find(({ holiday }) => holiday === null);
  if (!date) return null;
  const { day, lastPossiblePickupTime: time, selfDelivery } = date;
  const place = streetAndPlace(date.address.address);
  const when = time === null ? formatRelativeDay(day, now) : copy.by(day, time, now);
  return (
    <Banner tone="info" icon={Truck} title={selfDelivery ? copy.selfDelivery(when) : copy.title(when, place)}>
      {ready && <p>{ready.shipments === 0 ? copy.noneReady : copy.ready(ready)}</p>}
    </Banner>
  );
}
