import {
  BookUser,
  CalendarClock,
  ChartColumn,
  type LucideIconData,
  Package,
  ScanBarcode,
  Settings,
} from '@lucide/icons';
import { placesCopy } from './places.copy.ts';

/** Places that the frame leads to, in the order of the navigation; the rest stand in menus only. */
export type PlaceName = keyof typeof placesCopy;

/** Addresses of those places that exist, and that the person may see. What is missing is led to nowhere. */
export type PlaceHrefs = { readonly [Name in PlaceName]?: string | undefined } & {
  /** They pack all day: the packing bench is the first place of their navigation, and of nobody else's. */
  readonly isPacker?: boolean;
};

interface NavPlace {
  readonly name: PlaceName;
  readonly icon: LucideIconData;
  /** Pressed after G. */
  readonly key?: string;
  /** A phone has no room for it in its bar, only in the profile menu. */
  readonly isOffBar?: boolean;
}

/** The places of the navigation. */
export const navPlaces: readonly NavPlace[] = [
  { name: 'packingBench', icon: ScanBarcode, key: 'P' },
  { name: 'shipments', icon: Package, key: 'S' },
  { name: 'pickups', icon: CalendarClock, key: 'A' },
  { name: 'contacts', icon: BookUser, key: 'K' },
  { name: 'statistics', icon: ChartColumn, isOffBar: true },
  { name: 'settings', icon: Settings },
];

/** Those of the navigation that exist, with their address and the keys that lead there. */
export function existingPlaces(hrefs: PlaceHrefs) {
  return navPlaces.flatMap(({ name, icon, key, isOffBar = false }) => {
    const href = hrefs[name];
    if (href === undefined) return [];
    const isOffNav = name === 'packingBench' && !hrefs.isPacker;
    return [{ name, href, icon, isOffBar, isOffNav, label: placesCopy[name], keys: key && `G ${key}` }];
  });
}
