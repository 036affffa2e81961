import type { api } from 'contract';
import type { Rights } from './permissions.ts';

type PickupCall = `pickups.${keyof (typeof api)['pickups']}`;

const readPickups = ['read:org_collections', 'read:all_collections'] as const;
const updatePickups = ['update:own_collections', 'update:org_collections', 'update:all_collections'] as const;

/** The rows of pickups in the literal table of rights. */
export const rightsOfPickups: Readonly<Record<PickupCall, Rights>> = {
  'pickups.list': { request: 'GET /pickups', roles: 'x x x x x x', alone: readPickups },
  'pickups.next': { request: 'GET /pickups/next', roles: 'x x x x x x', alone: readPickups },
  'pickups.get': { request: 'GET /pickups/nothing', roles: 'x x x x x x', alone: readPickups },
  'pickups.create': { request: 'POST /pickups', roles: 'x x . . x x', alone: ['create:collections'] },
  'pickups.change': { request: 'PATCH /pickups/nothing', roles: 'x x . x x x', alone: updatePickups },
  'pickups.toggleActive': {
    request: 'POST /pickups/nothing/toggle-active',
    roles: 'x x . x x x',
    alone: updatePickups,
  },
  'pickups.remove': {
    request: 'DELETE /pickups/nothing',
    roles: 'x x . . x x',
    alone: ['delete:own_collections', 'delete:org_collections', 'delete:all_collections'],
  },
};
