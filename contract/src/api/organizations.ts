import * as v from 'valibot';
import { activationBodySchema } from '#bodies';
import { activationSchema, invitationSchema } from '../entities/invitation.ts';
import { organizationSettingsSchema } from '../entities/notification.ts';
import { organizationSchema } from '../entities/organization.ts';
import { endpoint } from './endpoint.ts';
import { problemCodes } from './problem.ts';

export const organizationsApi = {
  /** Ours: the token has only the codes of the person's organisations, and nobody chooses among codes. */
  mine: endpoint({
    method: 'GET',
    path: 'organizations/mine',
    summary: 'Name the organisations that the caller belongs to, in the order of joining',
    access: 'invited',
    answer: 'json',
    response: v.object({ items: v.array(organizationSchema) }),
  }),
  settings: endpoint({
    method: 'GET',
    path: 'organizations/settings',
    summary: 'Read the settings of the own organisation',
    access: 'signed-in',
    answer: 'json',
    response: organizationSettingsSchema,
  }),
  /** 404, and always the same one, for an invitation that never was, is used or has expired. */
  validateInvitation: endpoint({
    method: 'GET',
    path: 'organizations/invitations/{id}/validate',
    summary: 'Look an invitation up before its holder signs in',
    access: 'everybody',
    answer: 'json',
    response: invitationSchema,
  }),
  /** A repetition does no harm. */
  activateUser: endpoint({
    method: 'POST',
    path: 'organizations/users/activate',
    summary: 'Accept an invitation: make the caller a member of the organisation that has invited them',
    access: 'invited',
    body: activationBodySchema,
    answer: 'json',
    response: activationSchema,
    errors: { 403: [problemCodes.invitationForSomebodyElse], 404: [] },
  }),
} as const;
