import * as v from 'valibot';
import { userChangeSchema, userInviteBodySchema } from '#bodies';
import { organizationUserSchema, userStatuses } from '../entities/team.ts';
import { searchText } from '../rules/search-line.ts';
import { endpoint } from './endpoint.ts';
import { organizationQuery, pageOf, queryNumber } from './lists.ts';
import { problemCodes } from './problem.ts';

/** The people of an organisation. */
export const teamApi = {
  /** Who waits to join is in it, and who was deactivated; by name. */
  listUsers: endpoint({
    method: 'GET',
    path: 'organizations/{id}/users',
    summary: 'List the people of an organisation',
    access: 'read:users',
    query: v.object({
      page: queryNumber(100_000, 1),
      perPage: queryNumber(100, 25),
      search: searchText(),
      status: v.optional(v.picklist(userStatuses)),
    }),
    answer: 'json',
    response: v.object({
      ...pageOf(organizationUserSchema).entries,
      /** Of all people of the organisation, whatever is searched for. */
      counts: v.object({
        active: v.number(),
        invited: v.number(),
        deactivated: v.number(),
        /** Owners who can sign in. */
        owners: v.number(),
      }),
    }),
  }),
  getUser: endpoint({
    method: 'GET',
    path: 'organizations/users/{id}',
    summary: 'Read one person of an organisation, or oneself',
    access: ['read:users', 'update:own_users'],
    query: v.object(organizationQuery),
    answer: 'json',
    response: organizationUserSchema,
  }),
  inviteUser: endpoint({
    method: 'POST',
    path: 'organizations/users',
    summary: 'Invite somebody into an organisation by e-mail',
    access: 'create:users',
    body: userInviteBodySchema,
    answer: 'json',
    response: organizationUserSchema,
    isIdempotent: true,
    limited: 'creating',
    errors: {
      404: [],
      409: [problemCodes.userAlreadyExists],
      429: [problemCodes.tooManyInvitations],
      502: [problemCodes.userCreationFailed],
    },
  }),
  changeUser: endpoint({
    method: 'PATCH',
    path: 'organizations/users/{id}',
    summary: 'Change a role, activate or deactivate somebody, or correct the own profile',
    access: ['update:users', 'update:own_users'],
    query: v.object(organizationQuery),
    body: userChangeSchema,
    answer: 'json',
    response: organizationUserSchema,
    isVersioned: true,
    errors: { 409: [problemCodes.lastOwner, problemCodes.ownRole] },
  }),
  removeUser: endpoint({
    method: 'DELETE',
    path: 'organizations/users/{id}',
    summary: 'Remove somebody from an organisation',
    access: 'delete:users',
    query: v.object(organizationQuery),
    answer: 'empty',
    isVersioned: true,
    errors: { 409: [problemCodes.lastOwner, problemCodes.ownRole] },
  }),
  /** The invitation so far ends; the new one has its full time. */
  reinviteUser: endpoint({
    method: 'POST',
    path: 'organizations/{id}/users/{userId}/reinvite',
    summary: 'Send somebody who has not joined yet another invitation',
    access: 'create:users',
    answer: 'json',
    response: organizationUserSchema,
    isIdempotent: true,
    limited: 'creating',
    errors: {
      409: [problemCodes.userAlreadyExists],
      429: [problemCodes.tooManyInvitations],
      502: [problemCodes.userCreationFailed],
    },
  }),
} as const;
