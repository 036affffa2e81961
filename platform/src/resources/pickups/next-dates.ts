import { firstOpenDay, nextPickupDates } from 'contract';
import type { UpcomingPickup } from 'contract';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../store/index.ts';
import { firstDayFetched, holidaysOf } from './pickup-row.ts';
import type { CallerClock, PickupRow } from './pickup-row.ts';
import { upcomingPickups } from './queries.ts';

interface Asked {
  /** The one pickup that is asked about, active or not; undefined for all that are active. */
  readonly only: PickupRow | undefined;
  readonly amount: number;
}

/**
 * The next dates, the soonest first, with the holidays for which they fall out. Where all of them do, as between
 * the years, the first one on which somebody comes follows them.
 */
export async function nextDates(
  db: Database,
  scope: SQL | undefined,
  clock: CallerClock,
  { only, amount }: Asked,
): Promise<UpcomingPickup[]> {
  const rows = only ? [only] : await upcomingPickups(db, scope, clock, amount);
  const dates = rows
    .flatMap((row) => datesOf(row, clock, amount))
    .toSorted((one, other) => compare(placeOf(one), placeOf(other)));
  const [soonest, later] = [dates.slice(0, amount), dates.slice(amount)];
  if (soonest.some(isFetched)) return soonest;
  const first = later.find(isFetched);
  return first ? [...soonest, first] : soonest;
}

const isFetched = ({ holiday }: UpcomingPickup) => holiday === null;

/** So many dates of a pickup, and the first on which somebody comes where none of them is. */
function datesOf(row: PickupRow, now: CallerClock, amount: number): UpcomingPickup[] {
  const { id: pickupId, address, lastPossiblePickupTime, selfDelivery } = row;
  const from = firstOpenDay(row, now.today, now.clock);
  const dates = nextPickupDates(row, from, amount, holidaysOf(row));
  const fetched = firstDayFetched(row, now);
  const isBeyond = fetched !== null && dates.every(({ day }) => day < fetched);
  return [...dates, ...(isBeyond ? [{ day: fetched, holiday: null }] : [])].map((date) => ({
    ...date,
    pickupId,
    address,
    lastPossiblePickupTime,
    selfDelivery,
  }));
}

const placeOf = ({ day, lastPossiblePickupTime, pickupId }: UpcomingPickup) =>
  `${day} ${lastPossiblePickupTime ?? ''} ${pickupId}`;

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
