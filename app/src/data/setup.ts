import { type OrganizationSetup, problemCodes, setupApi, teamApi } from 'contract';
import type { Invited, Invitee, InviteOutcome } from 'design-system/screens/setup/Setup/setup-state.ts';
import { ApiError } from '../http/api-error.ts';
import { http } from '../http/client.ts';
import { ownRecord } from './organization-records.ts';
import { write } from './write.ts';

/** Finishes the set-up of the own organisation; sent again it changes nothing. */
export const setUp = write((body: OrganizationSetup) => http.call(setupApi.setUp, { body }), {
  makesOld: [ownRecord],
});

/** Whom to invite, each with the key of their invitation. */
export type KeyedInvitee = Invitee & { readonly idempotencyKey: string };

/** Invites people one after the other; what becomes of one stops none of the others. */
export const inviteAll = write(async (people: readonly KeyedInvitee[]): Promise<Invited[]> => {
  const outcomes: Invited[] = [];
  for (const { idempotencyKey, ...person } of people) {
    outcomes.push({ email: person.email, outcome: await inviteOne(person, idempotencyKey) });
  }
  return outcomes;
});

async function inviteOne(person: Invitee, idempotencyKey: string): Promise<InviteOutcome> {
  try {
    const body = { ...person, given_name: '', family_name: '' };
    const { invitationDelivery } = await http.call(teamApi.inviteUser, { body, idempotencyKey });
    return invitationDelivery === 'failed' ? 'notDelivered' : (invitationDelivery ?? 'sent');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.problem?.code === problemCodes.userAlreadyExists) return 'exists';
    if (error.kind === 'rateLimited') return 'limited';
    return error.isOutcomeUnknown ? 'unknown' : 'failed';
  }
}
