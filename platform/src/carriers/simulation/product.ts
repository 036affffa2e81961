import type { DeliverySpeed, Packaging, ShipmentType } from 'contract';

/** How far a parcel travels, nearest first. */
export const zones = ['domestic', 'euNear', 'euFar', 'europe', 'world'] as const;
export type Zone = (typeof zones)[number];

/** Longest, second and shortest side in cm (length, width, height where a product stands upright). */
export type Sides = readonly [number, number, number];

export interface ProductLimits {
  readonly weightKg: number;
  /** Where parcels to other countries have to be lighter. */
  readonly weightAbroadKg?: number;
  readonly sidesCm: Sides;
  readonly girthCm?: number;
  readonly minimumSidesCm?: Sides;
  /** Freight: the height is the height, whatever side is the longest. */
  readonly isUpright?: boolean;
  /** Characters of a town that its import takes; without it as many as an address may have. */
  readonly townCharacters?: number;
}

/** Money in cents net; „per piece“ unless said otherwise. */
export interface Surcharges {
  /** For a piece with a side or a girth beyond these, charged as at least `minimumKg`. */
  readonly bulky?: {
    readonly sidesCm?: Sides;
    readonly girthCm?: number;
    readonly cents: number;
    readonly minimumKg?: number;
  };
  readonly island?: number;
  /** Other pallets cannot stand on it. */
  readonly nonLoadable?: number;
  /** Per shipment. Without it dangerous goods are excluded. */
  readonly dangerous?: number;
  /** Per shipment, when it is delivered on a Saturday by request. */
  readonly saturday?: number;
}

/** Premium per shipment: `perMille` of the declared value, at least `minimumCents`. */
export interface InsuranceTerms {
  readonly perMille: number;
  readonly minimumCents: number;
  readonly maximumEur: number;
}

/** A zone's price per piece for each weight step, in cents net, and its days on the way. */
export interface ZoneTariff {
  readonly cents: readonly number[];
  readonly transitDays: number;
}

/** One line of a carrier's tariff. Invented numbers in the size of public ones; limits as published (Stand 11/2026). */
export interface Product {
  readonly code: string;
  readonly name: string;
  readonly deliverySpeed: DeliverySpeed;
  readonly contents: readonly ShipmentType[];
  readonly packaging: readonly Packaging[];
  /** Narrower than the zones: couriers within a postal region, and freight for islands. */
  readonly reach?: 'sameRegion' | 'islands';
  readonly limits: ProductLimits;
  /** Recipients that it delivers to besides doors. */
  readonly deliversTo?: readonly ('parcelStation' | 'postOfficeBox')[];
  /** It takes nothing out of the EU without the recipient's phone number: its driver and customs call. */
  readonly wantsPhone?: boolean;
  /** cm³ per kg, or null where the volume costs nothing. */
  readonly volumeDivisor: number | null;
  /** Upper ends of the weight steps in kg, rising. */
  readonly stepsKg: readonly number[];
  /** A zone that is missing is not served. */
  readonly tariff: Readonly<Partial<Record<Zone, ZoneTariff>>>;
  readonly surcharges: Surcharges;
  readonly saturday: 'always' | 'onRequest' | 'never';
  /** EUR; null where the contract says. */
  readonly includedLiabilityEur: number | null;
  readonly insurance: InsuranceTerms;
}

export const parcels: readonly Packaging[] = ['box', 'none'];
export const pallets: readonly Packaging[] = ['transport_crate_or_pallet', 'pallet_non_loadable'];
