import { activationBodySchema, activationSchema, invitationSchema } from '../entities/invitation.ts';
import { organizationSettingsSchema } from '../entities/notification.ts';
import { endpoint, idParams } from './endpoint.ts';

export const organizationsApi = {
  settings: endpoint({
    method: 'GET',
    path: 'organizations/settings',
    anyOf: [],
    answer: 'json',
    response: organizationSettingsSchema,
  }),
  /**
   * Looks an invitation up before its holder signs in. 404, and always the same one, for an
   * invitation that never was, is used or has expired.
   */
  validateInvitation: endpoint({
    method: 'GET',
    path: 'organizations/invitations/{id}/validate',
    params: idParams,
    anyOf: [],
    answer: 'json',
    response: invitationSchema,
    isPublic: true,
  }),
  /** Makes the caller a member of the organisation that has invited them. A repetition does no harm. */
  activateUser: endpoint({
    method: 'POST',
    path: 'organizations/users/activate',
    anyOf: [],
    body: activationBodySchema,
    answer: 'json',
    response: activationSchema,
  }),
} as const;
