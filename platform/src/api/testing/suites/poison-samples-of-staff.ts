import { samplesOfTests } from './poison-samples-of-tests.ts';
import type { Sample } from './poison-samples.ts';

const ofAudit = {
  search: 'LO-104512',
  from: '2026-11-01',
  to: '2026-11-20',
  action: 'changed',
  kind: 'shipment',
  person: 'usr_nobody',
  orgCode: 'org_tietze',
  object: 'shp_nothing',
};

const contentPage = { kind: 'other', slug: 'versand', title: 'Versand', body: '<p>Versand</p>' };

const packagingRule = {
  standing: 'allowed',
  maxWeightKg: 40,
  maxLengthCm: 200,
  maxWidthCm: 80,
  maxHeightCm: 60,
  maxGirthCm: 300,
  minLengthCm: 15,
  minWidthCm: 11,
  minHeightCm: 1,
  volumeDivisor: 5000,
  note: 'Mit Zuschlag',
};

const country = {
  isActive: true,
  isEuMember: false,
  isCustomsRequired: true,
  strict: false,
  postalCodePattern: '\\d{4}',
  postalCodeExample: '1000',
  isPostalCodeRequired: true,
  isRegionRequired: false,
};

const territory = {
  postalCodePrefixes: ['99'],
  postalCodeLength: null,
  towns: ['Hafen'],
  name: 'auf einer Insel',
  isInCustomsTerritory: false,
  isInVatTerritory: false,
  note: '',
};

/** The calls of the backoffice; see `samples`. */
export const samplesOfStaff = {
  ...samplesOfTests,
  'shipmentDesk.list': {
    request: 'GET /backoffice/shipments',
    query: {
      search: 'kiel',
      status: 'all',
      carrier: 'DHL',
      orgCode: 'org_tietze',
      exceptionToday: 'true',
      page: '1',
      perPage: '5',
    },
    by: 'backofficeUser',
  },
  'shipmentDesk.get': { request: 'GET /backoffice/shipments/{id}', by: 'backofficeUser' },
  'shipmentDesk.refresh': {
    request: 'POST /backoffice/shipments/{id}/refresh',
    query: { organization: 'all' },
    by: 'backofficeUser',
  },
  'shipmentDesk.addTrackingNumber': {
    request: 'POST /backoffice/shipments/{id}/tracking-number',
    query: { organization: 'all' },
    body: { trackingNumber: '00340434161094021501' },
    by: 'backofficeUser',
  },
  'carrierPackagingRules.matrix': { request: 'GET /carrier-packaging-rules/admin', by: 'backofficeUser' },
  'carrierPackagingRules.put': {
    request: 'PUT /carrier-packaging-rules/{id}',
    body: packagingRule,
    by: 'backofficeAdmin',
  },
  'carrierProducts.list': {
    request: 'GET /carrier-products',
    query: { page: '1', perPage: '5', carrier: 'DHL', active: 'true', country: 'AT' },
    by: 'backofficeUser',
  },
  'carrierProducts.latestSync': { request: 'GET /carrier-products/sync', by: 'backofficeUser' },
  'carrierProducts.sync': { request: 'POST /carrier-products/sync', by: 'backofficeAdmin' },
  'carrierProducts.takeOver': {
    request: 'POST /carrier-products/sync/{id}',
    body: { syncId: 'run_1' },
    by: 'backofficeAdmin',
  },
  'carrierProducts.get': { request: 'GET /carrier-products/{id}', by: 'backofficeUser' },
  'carrierProducts.change': {
    request: 'PATCH /carrier-products/{id}',
    body: { displayName: 'Kurier', description: '', sortOrder: 1, isDefault: true, isActive: true },
    by: 'backofficeAdmin',
  },
  'carrierConnections.list': { request: 'GET /carrier-api', by: 'backofficeUser' },
  'carrierConnections.check': {
    request: 'POST /carrier-api/checks',
    body: { carrier: 'GLS' },
    by: 'backofficeUser',
  },
  'carrierConnections.request': {
    request: 'POST /carrier-api/requests',
    body: { carrier: 'DHL', operation: 'track', request: { trackingNumber: '00340433836442636597' } },
    by: 'backofficeAdmin',
  },
  'teams.listProducts': {
    request: 'GET /organizations/{id}/carrier-products',
    by: 'backofficeUser',
  },
  'teams.switchProduct': {
    request: 'PATCH /organizations/{id}/carrier-products/{productId}',
    body: { isActive: true },
    by: 'backofficeAdmin',
  },
  'backoffice.overview': { request: 'GET /backoffice/overview', by: 'backofficeUser' },
  'cronRuns.list': {
    request: 'GET /cron-runs',
    query: { page: '1', perPage: '5', onlyTroubled: 'true' },
    by: 'backofficeUser',
  },
  'auditLogs.list': {
    request: 'GET /audit-logs',
    query: { page: '1', perPage: '5', ...ofAudit },
    by: 'backofficeUser',
  },
  'auditLogs.export': {
    request: 'GET /audit-logs/export',
    query: { ...ofAudit, format: 'xlsx' },
    by: 'backofficeUser',
  },
  'auditLogs.get': { request: 'GET /audit-logs/{id}', by: 'backofficeUser' },
  'cronRuns.get': {
    request: 'GET /cron-runs/{id}',
    query: { page: '1', perPage: '5', outcome: 'failed' },
    by: 'backofficeUser',
  },
  'cronRuns.trigger': {
    request: 'POST /trigger-cron',
    body: { kind: 'shipment-import' },
    by: 'backofficeUser',
  },
  'pages.list': { request: 'GET /pages', query: { page: '1', perPage: '5' }, by: 'backofficeUser' },
  'pages.slug': {
    request: 'GET /pages/slug',
    query: { slug: 'versand', except: 'pag_1' },
    by: 'backofficeUser',
  },
  'pages.get': { request: 'GET /pages/{id}', by: 'backofficeUser' },
  'pages.create': { request: 'POST /pages', body: contentPage, by: 'backofficeAdmin' },
  'pages.change': { request: 'PATCH /pages/{id}', body: contentPage, by: 'backofficeAdmin' },
  'pages.remove': { request: 'DELETE /pages/{id}', by: 'backofficeAdmin' },
  'countries.listAll': {
    request: 'GET /countries/admin',
    query: { page: '1', perPage: '5', search: 'ö' },
    by: 'backofficeUser',
  },
  'countries.get': { request: 'GET /countries/admin/{id}', by: 'backofficeUser' },
  'countries.create': {
    request: 'POST /countries/admin',
    body: { code: 'EG' },
    by: 'backofficeAdmin',
  },
  'countries.change': { request: 'PATCH /countries/admin/{id}', body: country, by: 'backofficeAdmin' },
  'countries.addTerritory': {
    request: 'POST /countries/admin/{id}/territories',
    body: territory,
    by: 'backofficeAdmin',
  },
  'countries.changeTerritory': {
    request: 'PATCH /countries/admin/{id}/territories/nothing',
    body: territory,
    by: 'backofficeAdmin',
  },
  'countries.removeTerritory': {
    request: 'DELETE /countries/admin/{id}/territories/nothing',
    by: 'backofficeAdmin',
  },
} satisfies Readonly<Record<string, Sample>>;
