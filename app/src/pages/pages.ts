import { type PageCode, page } from './page.ts';

const forEverybody = { layout: 'default', access: 'everybody' } as const;
const nameless = { title: 'notFound', ...forEverybody } as const;
const forSignedIn = { layout: 'default', access: 'login' } as const;
const inSettings = { layout: 'settings', access: 'login' } as const;
const forReadersOfUsers = { layout: 'settings', access: ['read:org_users'] } as const;
const contentPageCode = (): PageCode => import('../routes/content/ContentPageRoute.tsx');
const ofText = { ...forEverybody, code: contentPageCode } as const;

/**
 * Every page of the specification's section 2 but those of staff behind their first one, and the page after an order, which is ours.
 * Routes, links, guards, titles and what loads in advance follow from here and from `backoffice-pages.ts`, and no path
 * is written down anywhere else.
 */
export const pages = {
  start: page('/', {
    title: 'start',
    layout: 'public',
    access: 'everybody',
    code: (): PageCode => import('../routes/start/StartRoute.tsx'),
  }),
  join: page('/join', {
    title: 'join',
    layout: 'auth',
    access: 'everybody',
    code: (): PageCode => import('../routes/join/JoinRoute.tsx'),
  }),
  setup: page('/setup', {
    title: 'setup',
    layout: 'auth',
    access: 'login',
    isForm: true,
    code: (): PageCode => import('../routes/setup/SetupRoute.tsx'),
  }),

  privacy: page('/datenschutz', { title: 'privacy', ...ofText, content: { kind: 'privacy-policy' } }),
  imprint: page('/impressum', { title: 'imprint', ...ofText, content: { kind: 'imprint' } }),
  statistics: page('/statistiken', {
    title: 'statistics',
    ...forSignedIn,
    code: (): PageCode => import('../routes/statistics/StatisticsRoute.tsx'),
  }),
  contactUs: page('/kontakt', { title: 'contactUs', ...ofText, content: { slug: 'kontakt' } }),
  // Ours: the foot leads there, so it has a name before its text has come.
  terms: page('/agb', { title: 'terms', ...ofText, content: { kind: 'terms-and-conditions' } }),
  tracking: page('/sendungsverfolgung', {
    title: 'tracking',
    ...forEverybody,
    code: (): PageCode => import('../routes/tracking/TrackingRoute.tsx'),
  }),
  items: page('/items', nameless),
  contentPage: page('/:contentPageSlug', { title: 'contentPage', ...ofText, content: {} }),
  unknown: page('*', nameless),

  shipments: page('/sendungen', {
    title: 'shipments',
    ...forSignedIn,
    code: (): PageCode => import('../routes/shipments/ShipmentsRoute.tsx'),
  }),
  newShipment: page('/sendungen/neu', {
    title: 'newShipment',
    ...forSignedIn,
    isForm: true,
    code: (): PageCode => import('../routes/new-shipment/NewShipmentRoute.tsx'),
  }),
  createdShipment: page('/sendungen/neu/erstellt', {
    title: 'shipmentCreated',
    ...forSignedIn,
    code: (): PageCode => import('../routes/new-shipment/CreatedRoute.tsx'),
  }),
  notifications: page('/benachrichtigungen', {
    title: 'notifications',
    ...forSignedIn,
    code: (): PageCode => import('../routes/notifications/NotificationsRoute.tsx'),
  }),
  pickups: page('/abholungen', {
    title: 'pickups',
    ...forSignedIn,
    code: (): PageCode => import('../routes/pickups/PickupsRoute.tsx'),
  }),
  contacts: page('/kontakte', {
    title: 'contacts',
    ...forSignedIn,
    code: (): PageCode => import('../routes/contacts/ContactsRoute.tsx'),
  }),

  // Ours: a table on its way into the address book.
  importContacts: page('/kontakte/importieren', {
    title: 'importContacts',
    ...forSignedIn,
    isForm: true,
    code: (): PageCode => import('../routes/contact-import/ContactImportRoute.tsx'),
  }),

  settings: page('/einstellungen', {
    title: 'settings',
    ...inSettings,
    code: (): PageCode => import('../routes/settings/OverviewRoute.tsx'),
  }),
  team: page('/einstellungen/team', {
    title: 'team',
    ...forReadersOfUsers,
    code: (): PageCode => import('../routes/settings/TeamRoute.tsx'),
  }),
  parameters: page('/einstellungen/parameter', {
    title: 'parameters',
    ...forReadersOfUsers,
    isForm: true,
    code: (): PageCode => import('../routes/settings/ParametersRoute.tsx'),
  }),
  organization: page('/einstellungen/organisation', {
    title: 'organization',
    ...inSettings,
    isForm: true,
    code: (): PageCode => import('../routes/settings/OrganizationRoute.tsx'),
  }),
  profile: page('/einstellungen/profil', {
    title: 'profile',
    ...inSettings,
    isForm: true,
    code: (): PageCode => import('../routes/settings/ProfileRoute.tsx'),
  }),
  neutralSenders: page('/einstellungen/neutrale-versandadressen', {
    title: 'neutralSenders',
    ...inSettings,
    code: (): PageCode => import('../routes/settings/NeutralSendersRoute.tsx'),
  }),
  billing: page('/einstellungen/abrechnung', {
    title: 'billing',
    ...inSettings,
    isForm: true,
    code: (): PageCode => import('../routes/settings/BillingRoute.tsx'),
  }),
  dayEndClosing: page('/einstellungen/tagesabschluss', {
    title: 'dayEndClosing',
    ...inSettings,
    code: (): PageCode => import('../routes/settings/DayEndClosingRoute.tsx'),
  }),

  // The door: what lies behind it stands in `backoffice-pages.ts`.
  backoffice: page('/backoffice', {
    title: 'backoffice',
    layout: 'backoffice',
    access: 'login',
    code: (): PageCode => import('../routes/backoffice/OverviewRoute.tsx'),
  }),
};

/** Where signed-in people begin. */
export const landingPage = pages.shipments;

/** Where those begin who pack: a view of the list's page. */
export const packingBenchHref = `${pages.shipments.href()}?ansicht=packplatz`;

/** Where rates are compared: another view of it. */
export const quickRatesHref = `${pages.shipments.href()}?ansicht=tarife`;
