import { countryName, type Shipment, type ShipmentStatus } from 'contract';
import type { CarrierEvent, OrderedParcel } from '../carrier.ts';
import { handoverDay, nextDeliveryDay } from './delivery-day.ts';
import { germanInstant } from './german-time.ts';
import type { Product } from './product.ts';
import { fractionFrom } from './seeded.ts';
import { simulationCopy } from './simulation.copy.ts';

const copy = simulationCopy.life;

/** How a parcel's life ends, and how many of a thousand go that way; the rest arrives as promised. */
const mishaps = [
  { kind: 'unclearAddress', perThousand: 30 },
  { kind: 'refused', perThousand: 15 },
  { kind: 'delayed', perThousand: 25 },
] as const;
type Ending = (typeof mishaps)[number]['kind'] | 'delivered';

/** Sorting centres by the first digit of the German postcode. */
const centres = ['Leipzig', 'Berlin', 'Hamburg', 'Hannover', 'Dortmund', 'Köln', 'Frankfurt am Main'].concat([
  'Stuttgart',
  'München',
  'Nürnberg',
]);

/** What a carrier says itself, by how we say it. */
export type OwnWords = Readonly<Record<string, string>>;

/** Of a carrier that speaks English everywhere. */
export const englishWords: OwnWords = {
  [copy.announced]: 'Shipment information sent',
  [copy.fetched]: 'Picked up',
  [copy.atFirstCentre]: 'Departed from origin facility',
  [copy.inTargetCountry]: 'International shipment release – import',
  [copy.atLastCentre]: 'At destination sort facility',
  [copy.delayed]: 'Delay: delivery rescheduled for next business day',
  [copy.loaded]: 'On vehicle for delivery',
  [copy.unclearAddress]: 'Delivery exception: incorrect address',
  [copy.refused]: 'Delivery exception: refused by recipient',
  [copy.onItsWayBack]: 'Returning package to shipper',
  [copy.delivered]: 'Delivered',
};

interface Happening {
  readonly at: Date;
  readonly status: ShipmentStatus;
  readonly description: string;
  readonly location: string | null;
  readonly deliveryWindow?: Shipment['deliveryWindow'];
}

/** How a carrier tells what happens to its parcels. */
export interface Manner {
  /** Where that is not in German. */
  readonly ownWords?: OwnWords;
  /** How many hours it announces for the delivery, once the van is loaded; without it none. */
  readonly windowHours?: number;
}

/** No van rings before, so that no announced hours begin earlier. */
const FIRST_HOUR = 8;

/** How many of a thousand pieces stay behind while the others of their shipment go on. */
const LEFT_BEHIND_PER_THOUSAND = 80;

/**
 * The whole life of a parcel, future included, oldest first. It follows from the order alone (no
 * state, no chance): asked again after a restart, it is the same life.
 *
 * @param piece of several the position, from 0; all travel together, but for those that stay behind
 */
export function parcelLife(
  parcel: OrderedParcel,
  speed: Product['deliverySpeed'],
  { windowHours }: Manner = {},
  piece = 0,
): Happening[] {
  const fetched = handoverDay(parcel.orderedAt);
  const due = parcel.deliveryDay > fetched ? parcel.deliveryDay : nextDeliveryDay(fetched);
  const seed = `life ${parcel.reference}`;
  const latest = speed === 'express12' ? 11 : 16;
  const doorHour = 9 + Math.floor(fractionFrom(`${seed} hour`) * (latest - 8));
  const doorTime = clockTime(doorHour, `${seed} minute`);
  const start = parcel.from.address;
  const target = parcel.to.address;
  const isAbroad = start.countryCode !== target.countryCode;
  const early = clockTime(4, `${seed} early`);

  const life: Happening[] = [
    { at: parcel.orderedAt, status: 'ordered', description: copy.announced, location: null },
    on(fetched, clockTime(17, `${seed} fetched`), 'transit', copy.fetched, start.city),
    on(fetched, clockTime(21, `${seed} start`), 'transit', copy.atFirstCentre, centreOf(start)),
  ];
  if (isAbroad) life.push(on(due, '02:30', 'transit', copy.inTargetCountry, countryName(target.countryCode)));

  const isLeftBehind = piece > 0 && draw(`${seed} piece ${piece + 1}`) < LEFT_BEHIND_PER_THOUSAND;
  const ending = isLeftBehind ? 'delayed' : endingOf(seed);
  if (ending === 'delayed') {
    life.push(on(due, early, 'transit', copy.delayed, centreOf(target)));
    return [...life, ...deliver(nextDeliveryDay(due))];
  }
  life.push(on(due, early, 'transit', copy.atLastCentre, centreOf(target)));
  if (ending === 'delivered') return [...life, ...deliver(due)];

  life.push(loaded(due));
  if (ending === 'unclearAddress') {
    life.push(on(due, doorTime, 'exception', copy.unclearAddress, target.city));
    return [...life, ...deliver(nextDeliveryDay(due))];
  }
  life.push(on(due, doorTime, 'exception', copy.refused, target.city));
  life.push(on(nextDeliveryDay(due), '10:00', 'returned', copy.onItsWayBack, centreOf(target)));
  return life;

  function loaded(day: string): Happening {
    const deliveryWindow = windowHours === undefined ? null : announced(day, windowHours);
    return {
      ...on(day, clockTime(7, `${seed} loaded`), 'in_delivery', copy.loaded, target.city),
      ...(deliveryWindow && { deliveryWindow }),
    };
  }

  /** Whole hours around the time at the door, within those of the product. */
  function announced(day: string, hours: number): NonNullable<Shipment['deliveryWindow']> {
    const earlier = Math.floor(fractionFrom(`${seed} window`) * hours);
    const first = Math.max(FIRST_HOUR, Math.min(doorHour - earlier, latest + 1 - hours));
    const at = (hour: number) => germanInstant(day, `${String(hour).padStart(2, '0')}:00`).toISOString();
    return { from: at(first), until: at(first + hours) };
  }

  function deliver(day: string): Happening[] {
    return [loaded(day), on(day, doorTime, 'delivered', copy.delivered, target.city)];
  }
}

function endingOf(seed: string): Ending {
  let drawn = draw(`${seed} ending`);
  for (const { kind, perThousand } of mishaps) {
    if (drawn < perThousand) return kind;
    drawn -= perThousand;
  }
  return 'delivered';
}

/** One of a thousand. */
function draw(seed: string): number {
  return Math.floor(fractionFrom(seed) * 1000);
}

function on(
  day: string,
  time: string,
  status: ShipmentStatus,
  description: string,
  location: string,
): Happening {
  return { at: germanInstant(day, time), status, description, location };
}

/** A time within an hour, `HH:mm`; the minute follows from the seed. */
function clockTime(hour: number, seed: string): string {
  const minute = Math.floor(fractionFrom(seed) * 60);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

function centreOf({ countryCode, postalCode, city }: OrderedParcel['to']['address']): string {
  return (countryCode === 'DE' ? centres[Number(postalCode.charAt(0))] : undefined) ?? city;
}

/**
 * What has happened by now, newest first; some carriers say it in words of their own, by ours.
 *
 * @param pieces the numbers of the pieces: of several each is scanned by itself, and only announced with the others
 */
export function eventsSoFar(
  parcel: OrderedParcel,
  speed: Product['deliverySpeed'],
  now: Date,
  manner: Manner = {},
  pieces: readonly string[] = [],
): CarrierEvent[] {
  const numbers = pieces.length > 1 ? pieces : [null];
  return numbers
    .flatMap((piece, position) => {
      const life = parcelLife(parcel, speed, manner, position);
      const idOf = position > 0 ? piece : (parcel.trackingNumber ?? parcel.reference);
      return (position > 0 ? life.slice(1) : life).map(({ at, ...happening }, index) => ({
        id: `${idOf}-${index + 1}`,
        at: at.toISOString(),
        ...happening,
        carrierText: manner.ownWords?.[happening.description] ?? null,
        pieceNumber: happening.status === 'ordered' ? null : piece,
      }));
    })
    .filter(({ at }) => at <= now.toISOString())
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .toReversed();
}
