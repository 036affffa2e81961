import { organizationsApi } from 'contract';
import { http } from '../http/client.ts';
import { byId, read, unlessFocused } from './read.ts';
import { write } from './write.ts';

const { validateInvitation, activateUser } = organizationsApi;

/** What an invitation says to whoever holds it. */
export const oneInvitation = read(validateInvitation, byId, unlessFocused);

/** Makes the signed-in person a member of the organisation that has invited them. */
export const acceptInvitation = write((invitationId: string) =>
  http.call(activateUser, { body: { invitationId } }),
);
