import { addDays, daysOf, fieldOfPeriod, prefixesOfRange } from 'contract';
import type { Carrier, ShipmentFilterQuery } from 'contract';
import { and, arrayContains, arrayOverlaps, asc, desc, eq, gte, lt, lte, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { StartOfDay } from '../../api/caller-day.ts';
import { matches } from '../../search/matching.ts';
import { tables } from '../../store/index.ts';

const { shipments } = tables;

/** Where and when the caller is: days are theirs. */
export interface CallerCalendar {
  /** `yyyy-MM-dd` */
  readonly today: string;
  readonly startOfDay: StartOfDay;
}

type PlaceColumn = 'createdAt' | 'deliveryDay';

export interface ShipmentOrder {
  readonly column: PlaceColumn;
  readonly isDescending: boolean;
}

/** Hits that lie together in an order; all of them without a condition. */
export interface ShipmentPart {
  readonly isIn: SQL | undefined;
  readonly order: ShipmentOrder;
}

export const newestFirst: ShipmentOrder = { column: 'createdAt', isDescending: true };

/** What a filter asks of rows, but for the tab, and in which order it wants them. */
export interface ShipmentFilter {
  readonly isHit: SQL | undefined;
  /** Whether hits do not lie side by side in the order that is asked for. */
  readonly isScattered: boolean;
  /** Whether the hits of each tab do, so that all tabs can be counted however many there are. */
  readonly hasTabsInOrder: boolean;
  /** The hits one after the other: what is delivered on no day comes behind all days. */
  readonly parts: readonly ShipmentPart[];
  /** The one in which counting passes by the fewest. */
  readonly countingOrder: ShipmentOrder;
}

/** @param scope limits it to what the caller may see */
export function toShipmentFilter(
  scope: SQL | undefined,
  query: ShipmentFilterQuery,
  calendar: CallerCalendar,
): ShipmentFilter {
  const { search, sort } = query;
  const order: ShipmentOrder = {
    column: sort.endsWith('delivery') ? 'deliveryDay' : 'createdAt',
    isDescending: sort.startsWith('-'),
  };
  const days = query.period ? daysOf(query.period, calendar.today) : query;
  const isLimited = days.from !== undefined || days.to !== undefined;
  const placedBy: PlaceColumn =
    isLimited && fieldOfPeriod(query.period, query.by) === 'delivery' ? 'deliveryDay' : 'createdAt';
  // One carrier has an index in the order of the list.
  const [only, ...others] = query.carrier ?? [];
  const isOfOneCarrier = only !== undefined && others.length === 0;
  const facets = facetsOf(isOfOneCarrier ? { ...query, carrier: undefined } : query);
  const hasTabsInOrder = search === '' && facets.length === 0;
  return {
    isHit: and(
      scope,
      matches(shipments.searchText, search),
      isOfOneCarrier ? eq(shipments.carrier, only as Carrier) : undefined,
      ...facets,
      isLimited ? inPeriod(placedBy, days, calendar.startOfDay) : undefined,
    ),
    isScattered:
      !hasTabsInOrder ||
      (isLimited && placedBy !== order.column) ||
      (isOfOneCarrier && order.column !== 'createdAt'),
    hasTabsInOrder,
    parts: partsOf(order, isLimited && placedBy === 'deliveryDay'),
    countingOrder: { column: placedBy, isDescending: true },
  };
}

/** What is cancelled has a day in its column, which nobody sees: by days it comes last, the newest first. */
function partsOf(order: ShipmentOrder, haveAllDays: boolean): readonly ShipmentPart[] {
  if (order.column === 'createdAt' || haveAllDays) return [{ isIn: undefined, order }];
  return [
    { isIn: ne(shipments.status, 'cancelled'), order },
    { isIn: eq(shipments.status, 'cancelled'), order: newestFirst },
  ];
}

/** The columns of an order; numbers tell apart what is of the same moment or day. */
export function ordered(
  { column, isDescending }: ShipmentOrder,
  of: Readonly<Record<PlaceColumn | 'orderNumber', AnyPgColumn>> = shipments,
): SQL[] {
  const direction = isDescending ? desc : asc;
  return [direction(of[column]), direction(of.orderNumber)];
}

type Days = Pick<ShipmentFilterQuery, 'from' | 'to'>;

/** Both days belong to it. What is cancelled is delivered on no day. */
function inPeriod(column: PlaceColumn, { from, to }: Days, startOfDay: StartOfDay): SQL | undefined {
  if (column === 'deliveryDay') {
    return and(
      from === undefined ? undefined : gte(shipments.deliveryDay, from),
      to === undefined ? undefined : lte(shipments.deliveryDay, to),
      ne(shipments.status, 'cancelled'),
    );
  }
  return and(
    from === undefined ? undefined : gte(shipments.createdAt, startOfDay(from)),
    to === undefined ? undefined : lt(shipments.createdAt, startOfDay(addDays(to, 1))),
  );
}

/** Any of the words of one kind, and all kinds. The words are those of the column. */
function facetsOf(query: ShipmentFilterQuery): SQL[] {
  const { carrier, product, country, sender, createdBy } = query;
  const postcode = query.postalCode === undefined ? undefined : prefixesOfRange(query.postalCode);
  const kinds = Object.entries({ carrier, product, country, postcode, sender, by: createdBy });
  const codes = kinds.flatMap(([kind, chosen]) =>
    chosen
      ? [
          arrayOverlaps(
            shipments.facets,
            chosen.map((code) => `${kind}:${code}`),
          ),
        ]
      : [],
  );
  const flags = (['dangerous', 'insured', 'neutral', 'unprinted'] as const).filter((flag) => query[flag]);
  return flags.length === 0 ? codes : [...codes, arrayContains(shipments.facets, flags)];
}
