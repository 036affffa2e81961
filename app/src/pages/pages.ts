import { type Page, type PageCode, page } from './page.ts';

const forEverybody = { layout: 'default', access: 'everybody' } as const;
const forSignedIn = { layout: 'default', access: 'login' } as const;
const inSettings = { layout: 'settings', access: 'login' } as const;
const forReadersOfUsers = { layout: 'settings', access: ['read:org_users'] } as const;
const forStaff = { layout: 'backoffice', access: ['access:backoffice'] } as const;

/**
 * Every page of the specification's section 2, and the page after an order, which is ours. Routes, links,
 * guards, titles and what loads in advance follow from here, and no path is written down anywhere else.
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
  setup: page('/setup', { title: 'setup', layout: 'auth', access: 'login' }),

  privacy: page('/datenschutz', { title: 'privacy', ...forEverybody }),
  imprint: page('/impressum', { title: 'notFound', ...forEverybody }),
  statistics: page('/statistiken', { title: 'notFound', ...forEverybody }),
  notifications: page('/benachrichtigungen', { title: 'notFound', ...forEverybody }),
  contactUs: page('/kontakt', { title: 'notFound', ...forEverybody }),
  tracking: page('/sendungsverfolgung', { title: 'notFound', ...forEverybody }),
  items: page('/items', { title: 'notFound', ...forEverybody }),
  contentPage: page('/:contentPageSlug', { title: 'contentPage', ...forEverybody }),
  unknown: page('*', { title: 'notFound', ...forEverybody }),

  shipments: page('/sendungen', {
    title: 'shipments',
    ...forSignedIn,
    code: (): PageCode => import('../routes/shipments/ShipmentsRoute.tsx'),
  }),
  newShipment: page('/sendungen/neu', {
    title: 'newShipment',
    ...forSignedIn,
    code: (): PageCode => import('../routes/new-shipment/NewShipmentRoute.tsx'),
  }),
  createdShipment: page('/sendungen/neu/erstellt', {
    title: 'shipmentCreated',
    ...forSignedIn,
    code: (): PageCode => import('../routes/new-shipment/CreatedRoute.tsx'),
  }),
  pickups: page('/abholungen', { title: 'pickups', ...forSignedIn }),
  contacts: page('/kontakte', { title: 'contacts', ...forSignedIn }),

  settings: page('/einstellungen', { title: 'settings', ...inSettings }),
  billing: page('/einstellungen/abrechnung', { title: 'billing', ...inSettings }),
  neutralSenders: page('/einstellungen/neutrale-versandadressen', { title: 'neutralSenders', ...inSettings }),
  organization: page('/einstellungen/organisation', { title: 'organization', ...inSettings }),
  profile: page('/einstellungen/profil', { title: 'profile', ...inSettings }),
  dayEndClosing: page('/einstellungen/tagesabschluss', { title: 'dayEndClosing', ...inSettings }),
  parameters: page('/einstellungen/parameter', { title: 'parameters', ...forReadersOfUsers }),
  team: page('/einstellungen/team', { title: 'team', ...forReadersOfUsers }),

  backoffice: page('/backoffice', { title: 'backoffice', layout: 'backoffice', access: 'login' }),
  offers: page('/backoffice/angebote', { title: 'offers', ...forStaff }),
  auditLogs: page('/backoffice/audit-logs', { title: 'auditLogs', ...forStaff }),
  carrierApi: page('/backoffice/carrier-api', { title: 'carrierApi', ...forStaff }),
  carrierProducts: page('/backoffice/carrier-produkte', { title: 'carrierProducts', ...forStaff }),
  cronRun: page('/backoffice/cron-runs/:id', { title: 'cronRun', ...forStaff }),
  contentPages: page('/backoffice/inhaltsseiten', { title: 'contentPages', ...forStaff }),
  newContentPage: page('/backoffice/inhaltsseiten/neu', { title: 'newContentPage', ...forStaff }),
  editedContentPage: page('/backoffice/inhaltsseiten/:id', { title: 'contentPage', ...forStaff }),
  countries: page('/backoffice/laender', { title: 'countries', ...forStaff }),
  organizations: page('/backoffice/organisationen', { title: 'organizations', ...forStaff }),
  anyOrganization: page('/backoffice/organisationen/:id', { title: 'organization', ...forStaff }),
  allShipments: page('/backoffice/sendungen', { title: 'shipments', ...forStaff }),
  testCenter: page('/backoffice/testcenter', { title: 'testCenter', ...forStaff }),
  testSample: page('/backoffice/testcenter/:id', { title: 'testSample', ...forStaff }),
  testItem: page('/backoffice/testcenter/:id/item/:itemId', { title: 'testItem', ...forStaff }),
  packagingTypes: page('/backoffice/verpackungsarten', { title: 'packagingTypes', ...forStaff }),
  // Whatever else is tried below the backoffice is guarded like it and tells nothing.
  unknownInBackoffice: page('/backoffice/*', { title: 'notFound', ...forStaff }),
};

export const allPages: readonly Page[] = Object.values(pages);

/** Where signed-in people begin. */
export const landingPage = pages.shipments;
