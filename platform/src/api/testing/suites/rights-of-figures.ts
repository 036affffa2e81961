import type { api } from 'contract';
import type { Rights } from './permissions.ts';

type Name = `statistics.${keyof (typeof api)['statistics']}` | `billing.${keyof (typeof api)['billing']}`;

const readShipments = ['read:org_shipments', 'read:all_shipments'] as const;

/** The rows of statistics and billing in the literal table of rights. */
export const rightsOfFigures: Readonly<Record<Name, Rights>> = {
  'statistics.get': { request: 'GET /statistics', roles: 'x x x x x x', alone: readShipments },
  'statistics.export': { request: 'GET /statistics/export', roles: 'x x x x x x', alone: readShipments },
  'billing.details': { request: 'GET /billing/details', roles: 'x x x x x x', alone: 'none' },
  'billing.change': {
    request: 'PATCH /billing/details',
    roles: 'x . . . . .',
    alone: ['update:own_orgs'],
  },
  'billing.costs': { request: 'GET /billing/costs', roles: 'x x x x x x', alone: readShipments },
  'billing.export': {
    request: 'GET /billing/costs/export?month=2026-11',
    roles: 'x x x x x x',
    alone: readShipments,
  },
};
