import type { api as contract } from 'contract';
import type { Rights } from './permissions.ts';

const readShipments = ['read:org_shipments', 'read:all_shipments'] as const;

/** Who is let in to the calls of day-end closings, for the table in `permissions.ts`. */
export const dayEndRights: Readonly<
  Record<`dayEndClosings.${keyof (typeof contract)['dayEndClosings']}`, Rights>
> = {
  'dayEndClosings.list': { request: 'GET /day-end-closings', roles: 'x x x x x x', alone: readShipments },
  'dayEndClosings.open': {
    request: 'GET /day-end-closings/open',
    roles: 'x x x x x x',
    alone: readShipments,
  },
  'dayEndClosings.openShipments': {
    request: 'GET /day-end-closings/open-shipments?carrier=DHL',
    roles: 'x x x x x x',
    alone: readShipments,
  },
  'dayEndClosings.get': {
    request: 'GET /day-end-closings/nothing',
    roles: 'x x x x x x',
    alone: readShipments,
  },
  'dayEndClosings.create': {
    request: 'POST /day-end-closings',
    roles: 'x x x . . .',
    alone: ['update:org_shipments'],
  },
  'dayEndClosings.pdf': {
    request: 'GET /day-end-closings/nothing/pdf',
    roles: 'x x x x x x',
    alone: readShipments,
  },
  'dayEndClosings.pdfUrl': {
    request: 'GET /day-end-closings/nothing/pdf-url',
    roles: 'x x x x x x',
    alone: readShipments,
  },
  'dayEndClosings.content': {
    request: 'GET /day-end-closings/nothing/content',
    roles: 'x x x x x x',
    alone: 'none',
  },
};
