import type { Carrier } from './carrier.ts';
import type { PackagingRule } from './packaging-rule.ts';
import type { Packaging } from './packaging.ts';

/* Limits as published (Stand 11/2026), of the widest product of each carrier: editable data, not code. */

type Limits = Partial<Omit<PackagingRule, 'carrier' | 'packaging' | 'isAllowed'>>;

const parcels: readonly Packaging[] = ['box', 'none'];
const pallets: readonly Packaging[] = ['transport_crate_or_pallet', 'pallet_non_loadable'];

function sides(maxWeightKg: number, maxLengthCm: number, maxWidthCm: number, maxHeightCm: number): Limits {
  return { maxWeightKg, maxLengthCm, maxWidthCm, maxHeightCm };
}

/** What a carrier takes as parcels and as pallets; null where it takes none. */
const limitsOf: Readonly<Record<Carrier, readonly [parcels: Limits | null, pallets: Limits | null]>> = {
  DHL: [sides(70, 200, 200, 200), null],
  FedEx: [{ ...sides(68, 274, 274, 274), maxGirthCm: 330 }, null],
  UPS: [{ ...sides(70, 274, 274, 274), maxGirthCm: 400 }, null],
  MEX: [
    { ...sides(800, 300, 180, 180), volumeDivisor: 4000 },
    { ...sides(800, 300, 180, 180), volumeDivisor: 4000 },
  ],
  GLS: [{ ...sides(40, 200, 80, 60), maxGirthCm: 300, volumeDivisor: null }, null],
  // One product takes both: of parcels the sides are counted from the longest, pallets stand upright.
  ILO: [sides(700, 240, 200, 120), sides(700, 240, 120, 200)],
  DEKU: [null, { ...sides(1000, 240, 120, 220), volumeDivisor: 3000 }],
};

const without: Omit<PackagingRule, 'carrier' | 'packaging' | 'isAllowed'> = {
  maxWeightKg: null,
  maxLengthCm: null,
  maxWidthCm: null,
  maxHeightCm: null,
  maxGirthCm: null,
  minLengthCm: null,
  minWidthCm: null,
  minHeightCm: null,
  volumeDivisor: 5000,
  note: '',
};

/** What everybody begins with, until something else is loaded. */
export const defaultPackagingRules: readonly PackagingRule[] = (
  Object.entries(limitsOf) as [Carrier, (typeof limitsOf)[Carrier]][]
).flatMap(([carrier, [ofParcels, ofPallets]]) =>
  [...parcels.map((of) => [of, ofParcels] as const), ...pallets.map((of) => [of, ofPallets] as const)].map(
    ([packaging, limits]) => ({ carrier, packaging, isAllowed: limits !== null, ...without, ...limits }),
  ),
);
