import { firstOpenDay, lastPickupDay, nextPickupDay } from 'contract';
import type { HolidayOf, Pickup, PickupDraft } from 'contract';
import { holidaysAt } from 'contract/holidays';
import { searchText } from '../../search/fold.ts';
import type { tables } from '../../store/index.ts';

export type PickupRow = typeof tables.pickups.$inferSelect;

/** The time of a caller. */
export interface CallerClock {
  /** `yyyy-MM-dd` */
  readonly today: string;
  /** `HH:mm` */
  readonly clock: string;
}

/** What somebody has ordered, as the audit log has it. */
export function draftOf(row: PickupRow): PickupDraft {
  const { address, isRecurring, selfDelivery, startAt, endAt, frequency, interval, byWeekDay } = row;
  const { lastPossiblePickupTime, totalPackages, maximumWeightKg, longestSideCm } = row;
  return {
    address,
    isRecurring,
    selfDelivery,
    startAt,
    endAt,
    frequency,
    interval,
    byWeekDay,
    lastPossiblePickupTime,
    totalPackages,
    maximumWeightKg,
    longestSideCm,
    additionalInformation: row.additionalInformation,
  };
}

/** What follows from it and has columns of its own. */
export function derivedFrom(draft: PickupDraft): Pick<PickupRow, 'lastDay' | 'searchText'> {
  const { address: block, additionalInformation } = draft;
  const { address } = block;
  return {
    // Rules refuse a series without a day; of one that slipped through the first day is the last.
    lastDay: lastPickupDay(draft) === undefined ? draft.startAt : (lastPickupDay(draft) ?? null),
    searchText: searchText([
      block.companyName,
      block.companyName2,
      block.personName,
      address.addressLine1,
      address.postalCode,
      address.city,
      additionalInformation,
    ]),
  };
}

/** The holidays at the address of a pickup. */
export function holidaysOf({ address }: Pick<PickupDraft, 'address'>): HolidayOf {
  return holidaysAt(address.address);
}

/** The next day on which somebody comes; null where it is paused or over. */
export function nextDayOf(
  pickup: PickupDraft & Pick<PickupRow, 'isActive'>,
  clock: CallerClock,
): string | null {
  return pickup.isActive ? firstDayFetched(pickup, clock) : null;
}

/** The next day on which somebody would come, were it active; null where it is over. */
export function firstDayFetched(pickup: PickupDraft, { today, clock }: CallerClock): string | null {
  return nextPickupDay(pickup, firstOpenDay(pickup, today, clock), holidaysOf(pickup));
}

/** A stored pickup as the contract writes it. */
export function toPickup(row: PickupRow, clock: CallerClock): Pickup {
  const { id, version, isActive, pausedAt, createdById, createdByName } = row;
  return {
    ...draftOf(row),
    id,
    version,
    isActive,
    pausedAt: pausedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    createdBy: { id: createdById, full_name: createdByName },
    nextDay: nextDayOf(row, clock),
  };
}
