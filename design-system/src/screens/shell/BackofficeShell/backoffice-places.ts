import {
  Boxes,
  Building2,
  FileText,
  FlaskConical,
  Globe,
  HandCoins,
  LayoutDashboard,
  type LucideIconData,
  Package,
  PlugZap,
  ScrollText,
  Truck,
} from '@lucide/icons';
import type { NavGroup, NavItem } from '../../../layouts/SideNav/nav-items.ts';
import { backofficePlacesCopy as copy } from './backoffice-places.copy.ts';

/** Places of the staff's area, named like their pages. */
export type BackofficePlace = keyof typeof copy.places;

/** Addresses of those that exist and that the person may see. */
export type BackofficeHrefs = { readonly [Place in BackofficePlace]?: string };

const icons: Readonly<Record<BackofficePlace, LucideIconData>> = {
  backoffice: LayoutDashboard,
  organizations: Building2,
  allShipments: Package,
  offers: HandCoins,
  carrierProducts: Truck,
  packagingTypes: Boxes,
  countries: Globe,
  testCenter: FlaskConical,
  carrierApi: PlugZap,
  contentPages: FileText,
  auditLogs: ScrollText,
};

const groups: readonly { title?: string; places: readonly BackofficePlace[] }[] = [
  { places: ['backoffice'] },
  { title: copy.groups.customers, places: ['organizations', 'allShipments', 'offers'] },
  { title: copy.groups.shipping, places: ['carrierProducts', 'packagingTypes', 'countries'] },
  { title: copy.groups.quality, places: ['testCenter', 'carrierApi'] },
  { title: copy.groups.content, places: ['contentPages'] },
  { title: copy.groups.system, places: ['auditLogs'] },
];

/** The navigation: groups without a place are left out. `path` is where the person is. */
export function backofficeNav(hrefs: BackofficeHrefs, path: string): NavGroup[] {
  return groups
    .map(({ places, ...group }) => ({
      ...group,
      items: places.flatMap((place): NavItem[] => {
        const href = hrefs[place];
        if (href === undefined) return [];
        return [{ href, label: copy.places[place], icon: icons[place], isCurrent: isAt(place, href, path) }];
      }),
    }))
    .filter(({ items }) => items.length > 0);
}

/** What lies below a place belongs to it; below the overview lies everything, and of that the runs are its own. */
function isAt(place: BackofficePlace, href: string, path: string): boolean {
  if (path === href) return true;
  return path.startsWith(place === 'backoffice' ? `${href}/cron-runs/` : `${href}/`);
}
