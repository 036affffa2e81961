import type { Permission } from 'contract';
import type { PageTitle } from 'design-system/screens/shell/page-titles.copy.ts';
import { segments as s } from './paths.ts';

export type Layout = 'public' | 'auth' | 'default' | 'settings' | 'backoffice';

/** Who may see a page: everybody, whoever is signed in, or whoever has the permission. */
export type Requirement = 'none' | 'login' | Extract<Permission, 'access:backoffice' | 'read:org_users'>;

export interface RouteEntry {
  /** Pattern from the root. */
  readonly path: string;
  readonly title: PageTitle;
  readonly layout: Layout;
  readonly requirement: Requirement;
}

const join = (...parts: readonly string[]) => `/${parts.join('/')}`;

/** Rows that share layout and requirement. */
function area(
  layout: Layout,
  requirement: Requirement,
  rows: Readonly<Record<string, PageTitle>>,
): RouteEntry[] {
  return Object.entries(rows).map(([path, title]) => ({ path, title, layout, requirement }));
}

/**
 * Every route of the specification's section 2 with its layout and requirement, and the page after an
 * order, which is ours. A row without a screen (see screens.ts) is guarded like the others and shows
 * the page for „not found“.
 */
export const routeTable: readonly RouteEntry[] = [
  ...area('public', 'none', { '/': 'start' }),
  ...area('auth', 'none', { [join(s.join)]: 'join' }),
  ...area('auth', 'login', { [join(s.setup)]: 'setup' }),
  ...area('default', 'none', {
    [join(s.privacy)]: 'privacy',
    [join(s.imprint)]: 'notFound',
    [join(s.statistics)]: 'notFound',
    [join(s.notifications)]: 'notFound',
    [join(s.contactUs)]: 'notFound',
    [join(s.tracking)]: 'notFound',
    [join(s.items)]: 'notFound',
    '/:contentPageSlug': 'contentPage',
    '*': 'notFound',
  }),
  ...area('default', 'login', {
    [join(s.shipments)]: 'shipments',
    [join(s.shipments, s.newItem)]: 'newShipment',
    [join(s.shipments, s.newItem, s.created)]: 'shipmentCreated',
    [join(s.pickups)]: 'pickups',
    [join(s.contacts)]: 'contacts',
  }),
  ...area('settings', 'login', {
    [join(s.settings)]: 'settings',
    [join(s.settings, s.billing)]: 'billing',
    [join(s.settings, s.neutralSenders)]: 'neutralSenders',
    [join(s.settings, s.organization)]: 'organization',
    [join(s.settings, s.profile)]: 'profile',
    [join(s.settings, s.dayEndClosing)]: 'dayEndClosing',
  }),
  ...area('settings', 'read:org_users', {
    [join(s.settings, s.parameters)]: 'parameters',
    [join(s.settings, s.team)]: 'team',
  }),
  ...area('backoffice', 'login', { [join(s.backoffice)]: 'backoffice' }),
  ...area('backoffice', 'access:backoffice', {
    [join(s.backoffice, s.offers)]: 'offers',
    [join(s.backoffice, s.auditLogs)]: 'auditLogs',
    [join(s.backoffice, s.carrierApi)]: 'carrierApi',
    [join(s.backoffice, s.carrierProducts)]: 'carrierProducts',
    [join(s.backoffice, s.cronRuns, ':id')]: 'cronRun',
    [join(s.backoffice, s.contentPages)]: 'contentPages',
    [join(s.backoffice, s.contentPages, s.newItem)]: 'newContentPage',
    [join(s.backoffice, s.contentPages, ':id')]: 'contentPage',
    [join(s.backoffice, s.countries)]: 'countries',
    [join(s.backoffice, s.organizations)]: 'organizations',
    [join(s.backoffice, s.organizations, ':id')]: 'organization',
    [join(s.backoffice, s.shipments)]: 'shipments',
    [join(s.backoffice, s.testCenter)]: 'testCenter',
    [join(s.backoffice, s.testCenter, ':id')]: 'testSample',
    [join(s.backoffice, s.testCenter, ':id', s.item, ':itemId')]: 'testItem',
    [join(s.backoffice, s.packagingTypes)]: 'packagingTypes',
    // Whatever else is tried below the backoffice is guarded like it and tells nothing.
    [join(s.backoffice, '*')]: 'notFound',
  }),
];
