import { BookUser, CalendarClock, ChartColumn, type LucideIconData, Package, Settings } from '@lucide/icons';
import { placesCopy } from './places.copy.ts';

/** Places that the frame leads to, in the order of the navigation; the rest stand in menus only. */
export type PlaceName = keyof typeof placesCopy;

/** Addresses of those places that exist, and that the person may see. What is missing is led to nowhere. */
export type PlaceHrefs = { readonly [Name in PlaceName]?: string | undefined };

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
    return [{ name, href, icon, isOffBar, label: placesCopy[name], keys: key && `G ${key}` }];
  });
}
