import type { Carrier, DayEndClosing, OpenOfCarrier, OpenShipment } from 'contract';
import type { Fetched, Refused } from '../../../patterns/ResourceView/resource.ts';

/** What waits for its closing, carrier by carrier. */
export interface OpenDay {
  readonly carriers: readonly OpenOfCarrier[];
  /** ISO 8601: what was ordered later is not in it. */
  readonly asOf: string;
}

/** What the page shows. */
export type DayEndState = Fetched<OpenDay> | Refused;

/** A page of earlier closings, newest first. */
export interface ClosingsPage {
  readonly items: readonly DayEndClosing[];
  readonly totalItems: number;
  readonly page: number;
}

/** A page of the shipments below a carrier. */
export interface OpenShipmentsPage {
  readonly items: readonly OpenShipment[];
  readonly totalItems: number;
  readonly page: number;
}

/** A shipment that stays open though its carrier is closed. */
export interface ExcludedShipment {
  readonly carrier: OpenOfCarrier['carrier'];
  readonly packages: number;
  readonly weightKg: number;
  /** Its closing was tried before. */
  readonly hasFailed: boolean;
}

/** Those that stay open, by their ids. */
export type ExcludedShipments = ReadonlyMap<string, ExcludedShipment>;

/** What somebody means to close of a carrier. */
export interface AskedClosing {
  readonly carrier: Carrier;
  /** Only what has failed before, or all that is open. */
  readonly only: 'failed' | 'all';
  readonly shipments: number;
  readonly packages: number;
  readonly weightKg: number;
}

/** What became of a carrier that was closed last. */
export type ClosingOutcome =
  | { readonly kind: 'partly'; readonly carrier: Carrier; readonly closed: number; readonly failed: number }
  /** Nothing of it was closed; the reason is the platform's own. */
  | { readonly kind: 'failed'; readonly carrier: Carrier; readonly reason: string }
  /** Nobody knows yet whether it was closed. */
  | { readonly kind: 'unknown'; readonly carrier: Carrier; readonly reason: string };
