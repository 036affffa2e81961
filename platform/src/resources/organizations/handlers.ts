import { notAllowed } from '../../api/caller.ts';
import type { Call, ResourceHandlers } from '../../api/handler.ts';
import { toPage } from '../../api/paging.ts';
import { notFound } from '../../api/problem.ts';
import { organizationsOf } from '../../identity/people.ts';
import type { Services } from '../../services.ts';
import { switchProduct } from '../carrier-products/change-product.ts';
import { productsOfOrganization } from '../carrier-products/queries.ts';
import { loadSettings } from '../notifications/settings.ts';
import { keepBox, listBoxes, removeBox, renameBox } from './boxes.ts';
import {
  changeOrganization,
  createOrganizationFor,
  removeOrganization,
  requireOrganization,
} from './change-organization.ts';
import { changeUser, organizationOf, removeUser } from './change-user.ts';
import { markOnboarded } from './first-steps.ts';
import { acceptInvitation, findOpenInvitation } from './invitations.ts';
import { inviteUser, reinviteUser, requireUser } from './invite-user.ts';
import { findOrganization, listOrganizations } from './organization-records.ts';
import { organizationApiCopy } from './organizations.copy.ts';
import { printTestPage } from './print-test.ts';
import { setUpOrganization } from './set-up.ts';
import { listUsers, toUser } from './team-queries.ts';

export function organizationHandlers({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): ResourceHandlers<'organizations'> {
  return {
    mine: async ({ caller }) => ({ items: await organizationsOf(db, caller.personId) }),
    settings: async ({ caller }) => {
      const { notificationTypes, notificationShipmentStatuses } = await loadSettings(db, caller.orgCode);
      return { notificationTypes, notificationShipmentStatuses };
    },
    shipmentDefaults: async ({ caller }) => (await loadSettings(db, caller.orgCode)).shipmentDefaults,
    validateInvitation: ({ params }) => findOpenInvitation(db, params.id, now()),
    activateUser: ({ caller: { personId }, body, requestId }) =>
      acceptInvitation(db, body.invitationId, { personId, requestId }, now()),
  };
}

export function boxHandlers({ db }: Pick<Services, 'db'>): ResourceHandlers<'savedBoxes'> {
  return {
    boxes: async ({ caller }) => ({ items: await listBoxes(db, caller.orgCode) }),
    keepBox: (call) => keepBox(db, call),
    renameBox: (call) => renameBox(db, call),
    removeBox: (call) => removeBox(db, call),
  };
}

export function teamHandlers(services: Services): ResourceHandlers<'teams'> {
  const { db, now } = services;
  return {
    list: async ({ query }) => {
      const { items, totalItems } = await listOrganizations(db, query, now());
      return toPage(items, totalItems, query);
    },
    get: (call) => requireOrganization(db, call),
    change: (call) => changeOrganization(services, call),
    setUp: (call) => setUpOrganization(services, call),
    markOnboarded: (call) => markOnboarded(services, call),
    printTestPage: (call) => printTestPage(services, call),
    create: (call) => createOrganizationFor(services, call, call.body),
    remove: (call) => removeOrganization(services, call),

    listProducts: async (call) => {
      await requireOrganization(db, call);
      return { items: await productsOfOrganization(db, call.params.id) };
    },
    switchProduct: (call) => switchProduct(services, call),

    listUsers: async (call) => {
      const { caller, params, query } = call;
      requireReach(caller, params.id, 'read:all_users');
      await requireOrganization(db, call);
      const { rows, totalItems, counts } = await listUsers(db, params.id, query);
      return { ...toPage(rows.map(toUser), totalItems, query), counts };
    },
    getUser: async (call) => {
      const { scope, params } = call;
      if (scope.personId !== undefined && scope.personId !== params.id) {
        throw notFound(organizationApiCopy.notFound);
      }
      return toUser(await requireUser(db, await organizationOf(db, call), params.id));
    },
    inviteUser: async (call) => {
      const { organization = call.caller.orgCode, ...invite } = call.body;
      if (organization !== call.caller.orgCode && !call.caller.may('update:all_users')) throw notAllowed();
      if (!(await findOrganization(db, organization))) throw notFound(organizationApiCopy.notFound);
      return inviteUser(services, call, organization, invite);
    },
    changeUser: (call) => changeUser(services, call),
    removeUser: (call) => removeUser(services, call),
    reinviteUser: (call) => {
      requireReach(call.caller, call.params.id, 'update:all_users');
      return reinviteUser(services, call, call.params.id, call.params.userId);
    },
  };
}

/** @throws {ProblemError} 404 for another organisation than the own, unless the caller reaches all of them */
function requireReach(
  caller: Call['caller'],
  orgCode: string,
  wide: 'read:all_users' | 'update:all_users',
): void {
  if (orgCode !== caller.orgCode && !caller.may(wide)) throw notFound(organizationApiCopy.notFound);
}
