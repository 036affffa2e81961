import type { api } from 'contract';
import type { Rights } from './permissions.ts';
import { rightsOfTests } from './rights-of-tests.ts';

type Resource =
  | 'auditLogs'
  | 'shipmentDesk'
  | 'backoffice'
  | 'cronRuns'
  | 'countries'
  | 'carrierPackagingRules'
  | 'carrierProducts'
  | 'testSamples'
  | 'carrierConnections'
  | 'pages';
/** Calls of staff about what organisations make. */
type Answering = 'rateRequests.assign' | 'rateRequests.answer';
type Name = { [One in Resource]: `${One}.${keyof (typeof api)[One] & string}` }[Resource] | Answering;

/** The rows of what staff keep and look after in the literal table of rights. */
export const rightsOfStaff: Readonly<Record<Name, Rights>> = {
  ...rightsOfTests,
  'rateRequests.assign': {
    request: 'POST /rate-requests/nothing/assignment',
    roles: '. . . x x x',
    alone: ['update:all_shipments'],
  },
  'rateRequests.answer': {
    request: 'POST /rate-requests/nothing/answer',
    roles: '. . . x x x',
    alone: ['update:all_shipments'],
  },
  'countries.list': { request: 'GET /countries', roles: 'x x x x x x', alone: 'none' },
  'countries.listAll': {
    request: 'GET /countries/admin',
    roles: '. . . x x x',
    alone: ['access:backoffice'],
  },
  'countries.get': {
    request: 'GET /countries/admin/nothing',
    roles: '. . . x x x',
    alone: ['access:backoffice'],
  },
  'countries.create': { request: 'POST /countries/admin', roles: '. . . . x x', alone: ['update:all_orgs'] },
  'countries.change': {
    request: 'PATCH /countries/admin/nothing',
    roles: '. . . . x x',
    alone: ['update:all_orgs'],
  },
  'countries.addTerritory': {
    request: 'POST /countries/admin/nothing/territories',
    roles: '. . . . x x',
    alone: ['update:all_orgs'],
  },
  'countries.changeTerritory': {
    request: 'PATCH /countries/admin/nothing/territories/nothing',
    roles: '. . . . x x',
    alone: ['update:all_orgs'],
  },
  'countries.removeTerritory': {
    request: 'DELETE /countries/admin/nothing/territories/nothing',
    roles: '. . . . x x',
    alone: ['update:all_orgs'],
  },
  'carrierProducts.list': {
    request: 'GET /carrier-products',
    roles: '. . . x x x',
    alone: ['access:backoffice'],
  },
  'carrierProducts.latestSync': {
    request: 'GET /carrier-products/sync',
    roles: '. . . x x x',
    alone: ['access:backoffice'],
  },
  'carrierProducts.get': {
    request: 'GET /carrier-products/nothing',
    roles: '. . . x x x',
    alone: ['access:backoffice'],
  },
  'carrierProducts.sync': {
    request: 'POST /carrier-products/sync',
    roles: '. . . . x x',
    alone: ['update:all_orgs'],
  },
  'carrierProducts.takeOver': {
    request: 'POST /carrier-products/sync/nothing',
    roles: '. . . . x x',
    alone: ['update:all_orgs'],
  },
  'carrierProducts.change': {
    request: 'PATCH /carrier-products/nothing',
    roles: '. . . . x x',
    alone: ['update:all_orgs'],
  },
  'carrierConnections.list': {
    request: 'GET /carrier-api',
    roles: '. . . x x x',
    alone: ['access:backoffice'],
  },
  'carrierConnections.check': {
    request: 'POST /carrier-api/checks',
    roles: '. . . x x x',
    alone: ['access:backoffice'],
  },
  // What is asked decides who else is refused; see the suite of carrier connections.
  'carrierConnections.request': {
    request: 'POST /carrier-api/requests',
    roles: '. . . x x x',
    alone: ['access:backoffice'],
  },
  'carrierPackagingRules.list': {
    request: 'GET /carrier-packaging-rules',
    roles: 'x x x x x x',
    alone: 'none',
  },
  'carrierPackagingRules.matrix': {
    request: 'GET /carrier-packaging-rules/admin',
    roles: '. . . x x x',
    alone: ['access:backoffice'],
  },
  'carrierPackagingRules.put': {
    request: 'PUT /carrier-packaging-rules/DHL-box',
    roles: '. . . . x x',
    alone: ['update:all_orgs'],
  },
  'pages.published': { request: 'GET /pages/published?slug=kontakt', roles: 'x x x x x x', alone: 'none' },
  'pages.list': { request: 'GET /pages', roles: '. . . x x x', alone: ['access:backoffice'] },
  'pages.slug': {
    request: 'GET /pages/slug?slug=versand',
    roles: '. . . x x x',
    alone: ['access:backoffice'],
  },
  'pages.get': { request: 'GET /pages/nothing', roles: '. . . x x x', alone: ['access:backoffice'] },
  'pages.create': { request: 'POST /pages', roles: '. . . . x x', alone: ['update:all_orgs'] },
  'pages.change': { request: 'PATCH /pages/nothing', roles: '. . . . x x', alone: ['update:all_orgs'] },
  'pages.remove': { request: 'DELETE /pages/nothing', roles: '. . . . x x', alone: ['update:all_orgs'] },
  'auditLogs.list': { request: 'GET /audit-logs', roles: '. . . x x x', alone: ['access:backoffice'] },
  'auditLogs.export': {
    request: 'GET /audit-logs/export',
    roles: '. . . x x x',
    alone: ['access:backoffice'],
  },
  'auditLogs.get': { request: 'GET /audit-logs/nothing', roles: '. . . x x x', alone: ['access:backoffice'] },
  'shipmentDesk.list': {
    request: 'GET /backoffice/shipments',
    roles: '. . . x x x',
    alone: ['access:backoffice'],
  },
  'shipmentDesk.get': {
    request: 'GET /backoffice/shipments/nothing',
    roles: '. . . x x x',
    alone: ['access:backoffice'],
  },
  'shipmentDesk.refresh': {
    request: 'POST /backoffice/shipments/nothing/refresh',
    roles: '. . . x x x',
    alone: ['update:all_shipments'],
  },
  'shipmentDesk.addTrackingNumber': {
    request: 'POST /backoffice/shipments/nothing/tracking-number',
    roles: '. . . x x x',
    alone: ['update:all_shipments'],
  },
  'backoffice.overview': {
    request: 'GET /backoffice/overview',
    roles: '. . . x x x',
    alone: ['access:backoffice'],
  },
  'cronRuns.list': { request: 'GET /cron-runs', roles: '. . . x x x', alone: ['access:backoffice'] },
  'cronRuns.get': { request: 'GET /cron-runs/nothing', roles: '. . . x x x', alone: ['access:backoffice'] },
  'cronRuns.trigger': { request: 'POST /trigger-cron', roles: '. . . x x x', alone: ['access:backoffice'] },
};
