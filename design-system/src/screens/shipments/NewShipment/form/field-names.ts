import type { Package } from 'contract';
import type { Side } from '../new-shipment-state.ts';

export type PackageFieldName = `shipmentData.packages.${number}.${keyof Package}`;

/** Which end of the shipment a field belongs to, if to one. */
export function sideOf(name: string): Side | undefined {
  if (name.startsWith('from.')) return 'from';
  return name.startsWith('to.') ? 'to' : undefined;
}

/** Position that a field of customs belongs to, from 0. */
export function customsItemIndexOf(name: string): number | undefined {
  const match = /^customs\.items\.(\d+)\./.exec(name);
  return match ? Number(match[1]) : undefined;
}

/** Row of a package's field, from 0. */
export function packageIndexOf(name: string): number | undefined {
  const match = /^shipmentData\.packages\.(\d+)\./.exec(name);
  return match ? Number(match[1]) : undefined;
}
