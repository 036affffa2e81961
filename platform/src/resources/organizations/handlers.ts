import type { ResourceHandlers } from '../../api/handler.ts';
import { organizationsOf } from '../../identity/people.ts';
import type { Services } from '../../services.ts';
import { loadSettings } from '../notifications/settings.ts';
import { acceptInvitation, findOpenInvitation } from './invitations.ts';

export function organizationHandlers({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): ResourceHandlers<'organizations'> {
  return {
    mine: async ({ caller }) => ({ items: await organizationsOf(db, caller.personId) }),
    settings: ({ caller }) => loadSettings(db, caller.orgCode),
    validateInvitation: ({ params }) => findOpenInvitation(db, params.id, now()),
    activateUser: ({ caller: { personId }, body, requestId }) =>
      acceptInvitation(db, body.invitationId, { personId, requestId }, now()),
  };
}
