import type { api as contract, Permission } from 'contract';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { problem } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';
import { dayEndRights } from './day-end-rights.ts';
import { rightsOfFigures } from './rights-of-figures.ts';
import { rightsOfPickups } from './rights-of-pickups.ts';
import { rightsOfStaff } from './rights-of-staff.ts';
import { rightsOfTeams } from './rights-of-teams.ts';

type EndpointName = {
  [Resource in keyof typeof contract]: `${Resource}.${keyof (typeof contract)[Resource] & string}`;
}[keyof typeof contract];

/*
 * Everything here is written down a second time on purpose, and nothing of it is read from what it
 * judges: a permission that goes from a descriptor or from a role, one that is added, and a route that
 * forgets to ask all differ from these tables.
 */

/** One of each role, in the order of the columns below. */
const columns = ['owner', 'member', 'packer', 'backofficeUser', 'backofficeAdmin', 'superAdmin'] as const;

/** Which role holds which permission. */
const permissionsOfRoles: Readonly<Record<Permission, string>> = {
  //                         owner member packer | user admin super
  'access:backoffice': /*     */ '. . .   x x x',
  'create:collections': /*    */ 'x x .   . x x',
  'create:contacts': /*       */ 'x x .   . x x',
  'create:shipments': /*      */ 'x x .   . x x',
  'create:users': /*          */ 'x . .   . x x',
  'delete:all_collections': /**/ '. . .   . x x',
  'delete:all_contacts': /*   */ '. . .   . x x',
  'delete:all_orgs': /*       */ '. . .   . . x',
  'delete:all_users': /*      */ '. . .   . x x',
  'delete:org_collections': /**/ 'x . .   . . .',
  'delete:org_contacts': /*   */ 'x . .   . . .',
  'delete:org_users': /*      */ 'x . .   . . .',
  'delete:own_collections': /**/ 'x x .   . . .',
  'delete:own_contacts': /*   */ 'x x .   . . .',
  'delete:own_orgs': /*       */ 'x . .   . . .',
  'read:all_collections': /*  */ '. . .   x x x',
  'read:all_contacts': /*     */ '. . .   x x x',
  'read:all_orgs': /*         */ '. . .   x x x',
  'read:all_shipments': /*    */ '. . .   x x x',
  'read:all_users': /*        */ '. . .   x x x',
  'read:org_collections': /*  */ 'x x x   . . .',
  'read:org_contacts': /*     */ 'x x .   . . .',
  'read:org_shipments': /*    */ 'x x x   . . .',
  'read:org_users': /*        */ 'x . .   . . .',
  'update:all_collections': /**/ '. . .   x x x',
  'update:all_contacts': /*   */ '. . .   . x x',
  'update:all_orgs': /*       */ '. . .   . x x',
  'update:all_shipments': /*  */ '. . .   x x x',
  'update:all_users': /*      */ '. . .   . x x',
  'update:org_collections': /**/ 'x . .   . . .',
  'update:org_contacts': /*   */ 'x x .   . . .',
  'update:org_shipments': /*  */ 'x x x   . . .',
  'update:org_users': /*      */ 'x . .   . . .',
  'update:own_collections': /**/ 'x x .   . . .',
  'update:own_orgs': /*       */ 'x . .   . . .',
  'update:own_users': /*      */ 'x x x   x x x',
};

export const permissions = Object.keys(permissionsOfRoles) as Permission[];

export interface Rights {
  /** A call with nothing that it could do: only whether it lets somebody in. */
  readonly request: `${string} /${string}`;
  /** Who of the columns is let in. */
  readonly roles: string;
  /** Permissions of which each is enough alone; `none` where being signed in is, or less. */
  readonly alone: readonly Permission[] | 'none';
}

const readShipments = ['read:org_shipments', 'read:all_shipments'] as const;
const whoReadsShipments = { roles: 'x x x x x x', alone: readShipments } as const;
const updateShipments = ['update:org_shipments', 'update:all_shipments'] as const;
const readContacts = ['read:org_contacts', 'read:all_contacts'] as const;

const rights: Readonly<Record<EndpointName, Rights>> = {
  'contacts.list': { request: 'GET /contacts', roles: 'x x . x x x', alone: readContacts },
  'contacts.get': { request: 'GET /contacts/nothing', roles: 'x x . x x x', alone: readContacts },
  'contacts.create': { request: 'POST /contacts', roles: 'x x . . x x', alone: ['create:contacts'] },
  'contacts.export': { request: 'GET /contacts/export', roles: 'x x . x x x', alone: readContacts },
  'contacts.change': {
    request: 'PATCH /contacts/nothing',
    roles: 'x x . . x x',
    alone: ['update:org_contacts', 'update:all_contacts'],
  },
  'contacts.remove': {
    request: 'DELETE /contacts/nothing',
    roles: 'x x . . x x',
    alone: ['delete:own_contacts', 'delete:org_contacts', 'delete:all_contacts'],
  },
  'contacts.makeDefaultSender': {
    request: 'POST /contacts/nothing/default-sender',
    roles: 'x x . . x x',
    alone: ['update:org_contacts', 'update:all_contacts'],
  },
  'search.everything': { request: 'GET /search?q=kiel', roles: 'x x x x x x', alone: 'none' },
  'search.places': { request: 'GET /search/places?search=kiel', roles: 'x x x x x x', alone: 'none' },
  'rateRequests.list': { request: 'GET /rate-requests', roles: 'x x x x x x', alone: readShipments },
  'rateRequests.get': { request: 'GET /rate-requests/nothing', roles: 'x x x x x x', alone: readShipments },
  'rateRequests.withdraw': {
    request: 'POST /rate-requests/nothing/withdrawal',
    roles: 'x x . . x x',
    alone: ['create:shipments'],
  },
  'rates.list': {
    request: 'POST /rates',
    roles: 'x x x x x x',
    alone: ['create:shipments', ...updateShipments],
  },
  'shipments.list': { request: 'GET /shipments', roles: 'x x x x x x', alone: readShipments },
  'shipments.filterChoices': { request: 'GET /shipments/filter-choices', ...whoReadsShipments },
  'shipments.export': { request: 'GET /shipments/export', roles: 'x x x x x x', alone: readShipments },
  'shipments.byNumber': {
    request: 'GET /shipments/by-number?number=nothing',
    roles: 'x x x x x x',
    alone: readShipments,
  },
  'shipments.recipients': { request: 'GET /shipments/recipients', ...whoReadsShipments },
  'shipments.packagesSent': {
    request: 'GET /shipments/packages-sent?recipientId=nothing',
    roles: 'x x x x x x',
    alone: readShipments,
  },
  'shipments.completedToday': {
    request: 'GET /shipments/completed-today',
    roles: 'x x x x x x',
    alone: readShipments,
  },
  'shipments.get': { request: 'GET /shipments/nothing', roles: 'x x x x x x', alone: readShipments },
  'shipments.create': { request: 'POST /shipments', roles: 'x x . . x x', alone: ['create:shipments'] },
  'shipments.requestQuote': {
    request: 'POST /shipments/request-quote',
    roles: 'x x . . x x',
    alone: ['create:shipments'],
  },
  'shipments.submit': {
    request: 'POST /shipments/nothing/submit',
    roles: 'x x x x x x',
    alone: updateShipments,
  },
  'shipments.change': {
    request: 'PATCH /shipments/nothing',
    roles: 'x x x x x x',
    alone: updateShipments,
  },
  'shipments.cancel': {
    request: 'POST /shipments/nothing/cancel',
    roles: 'x x x x x x',
    alone: updateShipments,
  },
  'shipments.track': { request: 'GET /shipments/nothing/track', roles: 'x x x x x x', alone: readShipments },
  'shipments.auditLogs': {
    request: 'GET /shipments/nothing/audit-logs',
    roles: 'x x x x x x',
    alone: readShipments,
  },
  'shipments.listAttachments': {
    request: 'GET /shipments/nothing/attachments',
    roles: 'x x x x x x',
    alone: readShipments,
  },
  'shipments.attach': {
    request: 'POST /shipments/nothing/attachments',
    roles: 'x x x x x x',
    alone: updateShipments,
  },
  'shipments.detach': {
    request: 'DELETE /shipments/nothing/attachments/nothing',
    roles: 'x x x x x x',
    alone: updateShipments,
  },
  ...dayEndRights,
  'fileAssets.requestUpload': {
    request: 'POST /file-assets/request-upload',
    roles: 'x x x x x x',
    alone: updateShipments,
  },
  'fileAssets.upload': {
    request: 'PUT /file-assets/nothing/upload',
    roles: 'x x x x x x',
    alone: updateShipments,
  },
  'fileAssets.confirm': {
    request: 'POST /file-assets/nothing/confirm',
    roles: 'x x x x x x',
    alone: updateShipments,
  },
  'fileAssets.url': { request: 'GET /file-assets/nothing/url', roles: 'x x x x x x', alone: readShipments },
  'fileAssets.content': { request: 'GET /file-assets/nothing/content', roles: 'x x x x x x', alone: 'none' },
  'shipments.shippingLabel': {
    request: 'GET /shipments/nothing/shipping-label',
    roles: 'x x x x x x',
    alone: readShipments,
  },
  'shipments.consignmentNote': {
    request: 'GET /shipments/nothing/consignment-note',
    roles: 'x x x x x x',
    alone: readShipments,
  },
  'shipments.customsDeclaration': {
    request: 'GET /shipments/nothing/customs-declaration',
    roles: 'x x x x x x',
    alone: readShipments,
  },
  'shipments.commercialInvoice': {
    request: 'GET /shipments/nothing/commercial-invoice',
    roles: 'x x x x x x',
    alone: readShipments,
  },
  'shipments.pickSlip': {
    request: 'GET /shipments/nothing/pick-slip',
    roles: 'x x x x x x',
    alone: readShipments,
  },
  'shipments.printed': {
    request: 'POST /shipments/nothing/printed',
    roles: 'x x x x x x',
    alone: readShipments,
  },
  'notifications.list': { request: 'GET /notifications', roles: 'x x x x x x', alone: 'none' },
  'notifications.markRead': {
    request: 'PATCH /notifications/nothing/read',
    roles: 'x x x x x x',
    alone: 'none',
  },
  'notifications.markUnread': {
    request: 'DELETE /notifications/nothing/read',
    roles: 'x x x x x x',
    alone: 'none',
  },
  'notifications.markAllRead': { request: 'PATCH /notifications/read', roles: 'x x x x x x', alone: 'none' },
  'organizations.mine': { request: 'GET /organizations/mine', roles: 'x x x x x x', alone: 'none' },
  'organizations.settings': { request: 'GET /organizations/settings', roles: 'x x x x x x', alone: 'none' },
  'organizations.validateInvitation': {
    request: 'GET /organizations/invitations/nothing/validate',
    roles: 'x x x x x x',
    alone: 'none',
  },
  'organizations.activateUser': {
    request: 'POST /organizations/users/activate',
    roles: 'x x x x x x',
    alone: 'none',
  },
  ...rightsOfTeams,
  ...rightsOfPickups,
  ...rightsOfFigures,
  ...rightsOfStaff,
};

/** The persons of the columns that a row of a table marks. */
function marked(row: string): PersonName[] {
  const marks = row.split(/\s+/);
  return columns.filter((_, index) => marks[index] === 'x');
}

export function testPermissions(api: () => TestApi): void {
  const isLetIn = async (answer: Response): Promise<boolean> => {
    expect(answer.status).not.toBe(401);
    if (answer.status !== 403) return true;
    expect(await problem(answer, 403)).toMatchObject({ title: 'Fehlende Berechtigung' });
    return false;
  };

  describe('rights', () => {
    test.each(columns)('of %s are what the table says', async (person) => {
      const { permissions: held } = decodeJwt(await api().tokenOf(person));
      const meant = permissions.filter((permission) =>
        marked(permissionsOfRoles[permission]).includes(person),
      );
      expect((held as string[]).toSorted()).toEqual(meant.toSorted());
    });

    test.each(Object.entries(rights))('of roles at %s', async (_, { request, roles }) => {
      const letIn = await Promise.all(
        columns.map(async (person) => isLetIn(await api().call(person, request))),
      );
      expect(columns.filter((_person, index) => letIn[index])).toEqual(marked(roles));
    });

    test.each(Object.entries(rights))('of each permission alone at %s', async (_, { request, alone }) => {
      const withOnly = async (held: readonly string[]) => {
        const headers = { authorization: `Bearer ${await api().tokenWith(held)}` };
        return isLetIn(await api().call(undefined, request, { headers }));
      };
      const letIn = await Promise.all(permissions.map((permission) => withOnly([permission])));
      expect(permissions.filter((_permission, index) => letIn[index])).toEqual(
        alone === 'none' ? permissions : permissions.filter((permission) => alone.includes(permission)),
      );
      expect(await withOnly([])).toBe(alone === 'none');
    });
  });
}
