import type { Carrier, OpenOfCarrier } from 'contract';
import type { AskedClosing, ExcludedShipments } from './day-end-state.ts';

/** How much there is to close of a carrier. */
export interface Sums {
  readonly shipments: number;
  readonly packages: number;
  readonly weightKg: number;
}

/** What of a carrier is to be closed: all that is open without what is excluded. Nothing is ever less than none. */
export function sumsOf(
  open: OpenOfCarrier,
  excluded: ExcludedShipments,
  only: AskedClosing['only'] = 'all',
): Sums {
  const all = only === 'failed' ? open.failed : open;
  let { shipments, packages } = all;
  let grams = Math.round(all.weightKg * 1000);
  for (const each of excluded.values()) {
    if (each.carrier !== open.carrier || (only === 'failed' && !each.hasFailed)) continue;
    shipments -= 1;
    packages -= each.packages;
    grams -= Math.round(each.weightKg * 1000);
  }
  return {
    shipments: Math.max(0, shipments),
    packages: Math.max(0, packages),
    weightKg: Math.max(0, grams) / 1000,
  };
}

/** How many of a carrier's shipments stay open because somebody said so. */
export function excludedOf(open: Pick<OpenOfCarrier, 'carrier'>, excluded: ExcludedShipments): number {
  return [...excluded.values()].filter(({ carrier }) => carrier === open.carrier).length;
}

/** The question that a button asks of a carrier; undefined where nothing is left to close, or nobody knows it. */
export function toAsked(
  open: OpenOfCarrier,
  excluded: ExcludedShipments,
  only: AskedClosing['only'] = 'all',
): AskedClosing | undefined {
  const sums = sumsOf(open, excluded, only);
  if (sums.shipments === 0 || open.carrier === 'unknown') return undefined;
  return { carrier: open.carrier satisfies Carrier, only, ...sums };
}

/** All that can be closed at once, a question for each carrier. */
export function askAll(carriers: readonly OpenOfCarrier[], excluded: ExcludedShipments): AskedClosing[] {
  return carriers.flatMap((open) => toAsked(open, excluded) ?? []);
}

/** Sums of several carriers. */
export function totalOf(all: readonly Sums[]): Sums {
  let shipments = 0;
  let packages = 0;
  let grams = 0;
  for (const each of all) {
    shipments += each.shipments;
    packages += each.packages;
    grams += Math.round(each.weightKg * 1000);
  }
  return { shipments, packages, weightKg: grams / 1000 };
}
