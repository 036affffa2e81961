import type { api } from 'contract';
import type { Rights } from './permissions.ts';

type TeamCall =
  | `teams.${keyof (typeof api)['teams']}`
  | 'organizations.shipmentDefaults'
  | `savedBoxes.${keyof (typeof api)['savedBoxes']}`;

const whoPacks = { roles: 'x x x . . .', alone: ['update:org_shipments'] } as const;

/** The rows of organisations and their people in the literal table of rights. */
export const rightsOfTeams: Readonly<Record<TeamCall, Rights>> = {
  'organizations.shipmentDefaults': {
    request: 'GET /organizations/shipment-defaults',
    roles: 'x x x x x x',
    alone: 'none',
  },
  'savedBoxes.boxes': { request: 'GET /organizations/boxes', roles: 'x x x x x x', alone: 'none' },
  'savedBoxes.keepBox': { request: 'POST /organizations/boxes', ...whoPacks },
  'savedBoxes.renameBox': { request: 'POST /organizations/boxes/nothing/name', ...whoPacks },
  'savedBoxes.removeBox': { request: 'DELETE /organizations/boxes/nothing', ...whoPacks },
  'teams.list': { request: 'GET /organizations', roles: '. . . x x x', alone: ['read:all_orgs'] },
  'teams.get': { request: 'GET /organizations/nothing', roles: 'x x x x x x', alone: 'none' },
  'teams.change': {
    request: 'PATCH /organizations/nothing',
    roles: 'x . . . x x',
    alone: ['update:all_orgs', 'update:own_orgs'],
  },
  'teams.setUp': {
    request: 'POST /organizations/setup',
    roles: 'x . . . . .',
    alone: ['update:own_orgs'],
  },
  'teams.markOnboarded': {
    request: 'POST /organizations/users/onboarded',
    roles: 'x x x x x x',
    alone: 'none',
  },
  'teams.printTestPage': { request: 'GET /print-test-page', roles: 'x x x x x x', alone: 'none' },
  'teams.create': {
    request: 'POST /organizations',
    roles: '. . . . x x',
    alone: ['update:all_orgs'],
  },
  'teams.remove': {
    request: 'DELETE /organizations/nothing',
    roles: 'x . . . . x',
    alone: ['delete:all_orgs', 'delete:own_orgs'],
  },
  'teams.listProducts': {
    request: 'GET /organizations/nothing/carrier-products',
    roles: '. . . x x x',
    alone: ['access:backoffice'],
  },
  'teams.switchProduct': {
    request: 'PATCH /organizations/nothing/carrier-products/nothing',
    roles: '. . . . x x',
    alone: ['update:all_orgs'],
  },
  'teams.listUsers': {
    request: 'GET /organizations/nothing/users',
    roles: 'x . . x x x',
    alone: ['read:org_users', 'read:all_users'],
  },
  'teams.getUser': {
    request: 'GET /organizations/users/nothing',
    roles: 'x x x x x x',
    alone: ['read:org_users', 'read:all_users', 'update:own_users'],
  },
  'teams.inviteUser': {
    request: 'POST /organizations/users',
    roles: 'x . . . x x',
    alone: ['create:users'],
  },
  'teams.changeUser': {
    request: 'PATCH /organizations/users/nothing',
    roles: 'x x x x x x',
    alone: ['update:org_users', 'update:all_users', 'update:own_users'],
  },
  'teams.removeUser': {
    request: 'DELETE /organizations/users/nothing',
    roles: 'x . . . x x',
    alone: ['delete:org_users', 'delete:all_users'],
  },
  'teams.reinviteUser': {
    request: 'POST /organizations/nothing/users/nothing/reinvite',
    roles: 'x . . . x x',
    alone: ['create:users'],
  },
};
