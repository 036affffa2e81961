import { type PageCode, page } from './page.ts';

const forStaff = { layout: 'backoffice', access: ['access:backoffice'] } as const;

/**
 * The pages of the backoffice behind its first one. The router gets them with the first visit there, so that what customers load does not
 * grow with what staff can do.
 */
export const backofficePages = {
  cronRun: page('/backoffice/cron-runs/:id', {
    title: 'cronRun',
    ...forStaff,
    code: (): PageCode => import('../routes/backoffice/CronRunRoute.tsx'),
  }),
  offers: page('/backoffice/angebote', {
    title: 'offers',
    ...forStaff,
    code: (): PageCode => import('../routes/backoffice/OffersRoute.tsx'),
  }),
  auditLogs: page('/backoffice/audit-logs', {
    title: 'auditLogs',
    ...forStaff,
    code: (): PageCode => import('../routes/backoffice/AuditLogsRoute.tsx'),
  }),
  carrierApi: page('/backoffice/carrier-api', {
    title: 'carrierApi',
    ...forStaff,
    isForm: true,
    code: (): PageCode => import('../routes/backoffice/CarrierApiRoute.tsx'),
  }),
  carrierProducts: page('/backoffice/carrier-produkte', {
    title: 'carrierProducts',
    ...forStaff,
    code: (): PageCode => import('../routes/backoffice/CarrierProductsRoute.tsx'),
  }),
  contentPages: page('/backoffice/inhaltsseiten', {
    title: 'contentPages',
    ...forStaff,
    code: (): PageCode => import('../routes/backoffice/ContentPagesRoute.tsx'),
  }),
  newContentPage: page('/backoffice/inhaltsseiten/neu', {
    title: 'newContentPage',
    ...forStaff,
    isForm: true,
    code: (): PageCode => import('../routes/backoffice/NewPageRoute.tsx'),
  }),
  editedContentPage: page('/backoffice/inhaltsseiten/:id', {
    title: 'contentPage',
    ...forStaff,
    isForm: true,
    code: (): PageCode => import('../routes/backoffice/EditedPageRoute.tsx'),
  }),
  countries: page('/backoffice/laender', {
    title: 'countries',
    ...forStaff,
    code: (): PageCode => import('../routes/backoffice/CountriesRoute.tsx'),
  }),
  organizations: page('/backoffice/organisationen', {
    title: 'organizations',
    ...forStaff,
    code: (): PageCode => import('../routes/backoffice/OrganizationsRoute.tsx'),
  }),
  anyOrganization: page('/backoffice/organisationen/:id', {
    title: 'organization',
    ...forStaff,
    isForm: true,
    code: (): PageCode => import('../routes/backoffice/AnyOrganizationRoute.tsx'),
  }),
  allShipments: page('/backoffice/sendungen', {
    title: 'shipments',
    ...forStaff,
    code: (): PageCode => import('../routes/backoffice/AllShipmentsRoute.tsx'),
  }),
  testCenter: page('/backoffice/testcenter', {
    title: 'testCenter',
    ...forStaff,
    code: (): PageCode => import('../routes/backoffice/TestCenterRoute.tsx'),
  }),
  testSample: page('/backoffice/testcenter/:id', {
    title: 'testSample',
    ...forStaff,
    code: (): PageCode => import('../routes/backoffice/TestSampleRoute.tsx'),
  }),
  testItem: page('/backoffice/testcenter/:id/item/:itemId', {
    title: 'testItem',
    ...forStaff,
    isForm: true,
    code: (): PageCode => import('../routes/backoffice/TestItemRoute.tsx'),
  }),
  packagingTypes: page('/backoffice/verpackungsarten', {
    title: 'packagingTypes',
    ...forStaff,
    isForm: true,
    code: (): PageCode => import('../routes/backoffice/PackagingTypesRoute.tsx'),
  }),
  // Whatever else is tried below the backoffice is guarded like it and tells nothing.
  unknownInBackoffice: page('/backoffice/*', { title: 'notFound', ...forStaff }),
};
