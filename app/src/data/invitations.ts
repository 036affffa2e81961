import { type Activation, organizationsApi } from 'contract';
import { ApiError } from '../http/api-error.ts';
import { http } from '../http/client.ts';
import { useEndpoint } from './use-endpoint.ts';

const { validateInvitation, activateUser } = organizationsApi;

/** What no id looks like is never asked for: `..` in a path would be another call. */
const soundId = /^[\w-]{1,100}$/;

/** What an invitation says to whoever holds it, or nothing while there is no id. */
export function useInvitation(id: string | null) {
  const isSound = id !== null && soundId.test(id);
  const answer = useEndpoint(validateInvitation, isSound ? { params: { id } } : null, {
    revalidateOnFocus: false,
  });
  if (id === null || isSound) return answer;
  return { ...answer, error: new ApiError('notFound', 'No invitation has such an id', { status: 404 }) };
}

/**
 * Makes the signed-in person a member of the organisation that has invited them.
 *
 * @throws {ApiError}
 */
export function acceptInvitation(invitationId: string): Promise<Activation> {
  return http.call(activateUser, { body: { invitationId } });
}
