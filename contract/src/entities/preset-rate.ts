import type { Rate } from './rate.ts';

/** By which a tariff is chosen beforehand; set once by a person, the first where nobody has. */
export const presetRules = ['cheapest', 'fastest', 'last-used'] as const;
export type PresetRule = (typeof presetRules)[number];

/** What a product is known by across answers. */
export type ProductKey = Readonly<Pick<Rate, 'carrier' | 'carrierProductCode'>>;

/** As much of a rate as is compared. */
type ComparedRate = Readonly<
  Pick<Rate, 'carrier' | 'carrierProductCode' | 'priceNetCents' | 'deliveryDate' | 'deliveryBefore'>
>;

/** Why a rate was chosen beforehand; `cheapest-on-wished-day` is the cheapest of those that arrive on that day. */
export type PresetReason = PresetRule | 'cheapest-on-wished-day';

/** The rate to choose beforehand, and why. */
export interface PresetRate<R> {
  readonly rate: R;
  readonly reason: PresetReason;
}

export interface PresetWishes {
  readonly rule: PresetRule;
  /** `yyyy-MM-dd`; left out where no day was wished for. */
  readonly wishedDay?: string | null | undefined;
  /** What went to this recipient last; left out where that is not known. */
  readonly lastUsed?: ProductKey | null | undefined;
}

/** When a parcel arrives, as a text that sorts: without a time it comes at the end of its day. */
function arrival({ deliveryDate, deliveryBefore }: ComparedRate): string {
  return `${deliveryDate}T${deliveryBefore ?? '24:00'}`;
}

const byPrice = (a: ComparedRate, b: ComparedRate) => a.priceNetCents - b.priceNetCents;

function byArrival(a: ComparedRate, b: ComparedRate): number {
  const [one, other] = [arrival(a), arrival(b)];
  return one === other ? 0 : one < other ? -1 : 1;
}

/** The cheaper first, of equal prices the one that arrives earlier. */
export const compareByPrice = (a: ComparedRate, b: ComparedRate) => byPrice(a, b) || byArrival(a, b);

/** The one that arrives earlier first, of those the cheaper. */
export const compareByArrival = (a: ComparedRate, b: ComparedRate) => byArrival(a, b) || byPrice(a, b);

/**
 * The tariff that is chosen beforehand, so that nobody has to look through all of them. Of rates that compare as equal
 * it is the first. Where the product that was used last is not among them, or none was, it is the cheapest.
 *
 * @param rates of all carriers that have answered, each of which can be ordered
 * @returns null where there is no rate
 */
export function presetRate<R extends ComparedRate>(
  rates: readonly R[],
  { rule, wishedDay, lastUsed }: PresetWishes,
): PresetRate<R> | null {
  if (rule === 'last-used') {
    const rate = rates.find((one) => isSameProduct(one, lastUsed));
    if (rate) return { rate, reason: 'last-used' };
  }
  if (rule === 'fastest') return first(rates, compareByArrival, 'fastest');
  const onWishedDay = rates.filter(({ deliveryDate }) => deliveryDate === wishedDay);
  return (
    first(onWishedDay, compareByPrice, 'cheapest-on-wished-day') ?? first(rates, compareByPrice, 'cheapest')
  );
}

function isSameProduct(one: ProductKey, other: ProductKey | null | undefined): boolean {
  return one.carrier === other?.carrier && one.carrierProductCode === other.carrierProductCode;
}

function first<R>(
  rates: readonly R[],
  compare: (a: R, b: R) => number,
  reason: PresetReason,
): PresetRate<R> | null {
  const [rate] = rates.toSorted(compare);
  return rate === undefined ? null : { rate, reason };
}
