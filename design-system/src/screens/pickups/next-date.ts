import type { NextPickups, UpcomingPickup } from 'contract';
import { formatRelativeDay } from '../../format/index.ts';
import { pickupsCopy } from './Pickups/Pickups.copy.ts';

/** The first date on which somebody comes; undefined where nobody does. */
export function nextDate({ items }: NextPickups): UpcomingPickup | undefined {
  return items.find(({ holiday }) => holiday === null);
}

/** „heute bis 16:30 Uhr“, or the day alone where parcels are brought. */
export function whenOf({ day, lastPossiblePickupTime: time }: UpcomingPickup, now: Date): string {
  return time === null ? formatRelativeDay(day, now) : pickupsCopy.next.by(day, time, now);
}
