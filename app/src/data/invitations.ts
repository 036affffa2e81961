import { type Activation, organizationsApi } from 'contract';
import { http } from '../http/client.ts';
import { useEndpoint } from './use-endpoint.ts';

const { validateInvitation, activateUser } = organizationsApi;

/** What an invitation says to whoever holds it, or nothing while there is no id. */
export function useInvitation(id: string | null) {
  return useEndpoint(validateInvitation, id === null ? null : { params: { id } }, {
    revalidateOnFocus: false,
  });
}

/**
 * Makes the signed-in person a member of the organisation that has invited them.
 *
 * @throws {ApiError}
 */
export function acceptInvitation(invitationId: string): Promise<Activation> {
  return http.call(activateUser, { body: { invitationId } });
}
