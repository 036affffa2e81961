import { type Page, type PageCode, page, planned } from './page.ts';

const forEverybody = { layout: 'default', access: 'everybody' } as const;
const nameless = { title: 'notFound', ...forEverybody } as const;
const forSignedIn = { layout: 'default', access: 'login' } as const;
const inSettings = { layout: 'settings', access: 'login' } as const;
const forReadersOfUsers = { layout: 'settings', access: ['read:org_users'] } as const;
const contentPageCode = (): PageCode => import('../routes/content/ContentPageRoute.tsx');
const ofText = { ...forEverybody, code: contentPageCode } as const;
const forStaff = { layout: 'backoffice', access: ['access:backoffice'] } as const;

/**
 * Every page of the specification's section 2, and the page after an order, which is ours. Routes, links,
 * guards, titles and what loads in advance follow from here, and no path is written down anywhere else. A
 * planned page is guarded like the others; once it is built it gets an entry of its own, with its code.
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
  ...planned({ layout: 'auth', access: 'login' }, { setup: '/setup' }),

  privacy: page('/datenschutz', { title: 'privacy', ...ofText, content: { kind: 'privacy-policy' } }),
  imprint: page('/impressum', { title: 'imprint', ...ofText, content: { kind: 'imprint' } }),
  statistics: page('/statistiken', nameless),
  contactUs: page('/kontakt', { title: 'contactUs', ...ofText, content: { slug: 'kontakt' } }),
  // Ours: the foot leads there, so it has a name before its text has come.
  terms: page('/agb', { title: 'terms', ...ofText, content: { slug: 'agb' } }),
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
  ...planned(forSignedIn, { pickups: '/abholungen', contacts: '/kontakte' }),

  ...planned(inSettings, {
    settings: '/einstellungen',
    billing: '/einstellungen/abrechnung',
    neutralSenders: '/einstellungen/neutrale-versandadressen',
    organization: '/einstellungen/organisation',
    profile: '/einstellungen/profil',
    dayEndClosing: '/einstellungen/tagesabschluss',
  }),
  ...planned(forReadersOfUsers, { parameters: '/einstellungen/parameter', team: '/einstellungen/team' }),

  ...planned({ layout: 'backoffice', access: 'login' }, { backoffice: '/backoffice' }),
  ...planned(forStaff, {
    offers: '/backoffice/angebote',
    auditLogs: '/backoffice/audit-logs',
    carrierApi: '/backoffice/carrier-api',
    carrierProducts: '/backoffice/carrier-produkte',
    cronRun: '/backoffice/cron-runs/:id',
    contentPages: '/backoffice/inhaltsseiten',
    newContentPage: '/backoffice/inhaltsseiten/neu',
  }),
  editedContentPage: page('/backoffice/inhaltsseiten/:id', { title: 'contentPage', ...forStaff }),
  ...planned(forStaff, {
    countries: '/backoffice/laender',
    organizations: '/backoffice/organisationen',
  }),
  anyOrganization: page('/backoffice/organisationen/:id', { title: 'organization', ...forStaff }),
  allShipments: page('/backoffice/sendungen', { title: 'shipments', ...forStaff }),
  ...planned(forStaff, {
    testCenter: '/backoffice/testcenter',
    testSample: '/backoffice/testcenter/:id',
    testItem: '/backoffice/testcenter/:id/item/:itemId',
    packagingTypes: '/backoffice/verpackungsarten',
  }),
  // Whatever else is tried below the backoffice is guarded like it and tells nothing.
  unknownInBackoffice: page('/backoffice/*', { title: 'notFound', ...forStaff }),
};

export const allPages: readonly Page[] = Object.values(pages);

/** Where signed-in people begin. */
export const landingPage = pages.shipments;

/** Where those begin who pack: a view of the list's page. */
export const packingBenchHref = `${pages.shipments.href()}?ansicht=packplatz`;
