import { type CustomerRole, teamApi, type UserChange, type UserInvite } from 'contract';
import { http } from '../http/client.ts';
import { session } from '../services.ts';
import { byId, read, unlessFocused } from './read.ts';
import { write } from './write.ts';

const { listUsers, getUser, inviteUser, changeUser, removeUser, reinviteUser } = teamApi;

/** Whose people: the own organisation's where none is named, which staff alone do. */
interface OfOrganization {
  readonly organization?: string | undefined;
}

/** What narrows the list of people down. */
export interface TeamQuery extends OfOrganization {
  readonly page: number;
  readonly search: string;
  readonly status: 'all' | 'active' | 'invited' | 'deactivated';
}

/** A person as they were when somebody decided about them. */
export interface SeenUser extends OfOrganization {
  readonly id: string;
  readonly version: number;
}

const ownOrganization = () => session.getSnapshot().claims?.access.org_code ?? '';

/** One page of the people of an organisation. */
export const teamList = read(listUsers, ({ organization, page, search, status }: TeamQuery) => ({
  params: { id: organization ?? ownOrganization() },
  query: { page, search, ...(status !== 'all' && { status }) },
}));

/** One person by their id. */
export const oneUser = read(getUser, byId, unlessFocused);

const makesOld = [teamList, oneUser];

/** Asks somebody in, by a letter, wherever the person goes meanwhile. */
export const invite = write(
  (body: UserInvite & OfOrganization, { idempotencyKey }) => http.call(inviteUser, { body, idempotencyKey }),
  { makesOld, outlivesPage: true },
);

/** Whom something is done with, and how they are called in what is said of it. */
export interface NamedUser extends SeenUser {
  readonly name: string;
}

/** Sends another invitation. */
export const reinvite = write(
  ({ id: userId, organization }: NamedUser, { idempotencyKey }) =>
    http.call(reinviteUser, { params: { id: organization ?? ownOrganization(), userId }, idempotencyKey }),
  { makesOld, outlivesPage: true },
);

const queryOf = ({ organization }: OfOrganization) => (organization === undefined ? {} : { organization });

const change = ({ id, version, ...of }: SeenUser, body: UserChange) =>
  http.call(changeUser, { params: { id }, query: queryOf(of), body, version });

/** Gives somebody another role. */
export const changeRole = write(
  ({ role, ...user }: NamedUser & { readonly role: CustomerRole }) => change(user, { role }),
  { makesOld, outlivesPage: true },
);

/** Lets somebody in, or not. */
export const changeStatus = write(
  ({ status, ...user }: SeenUser & { readonly status: 'active' | 'deactivated' }) => change(user, { status }),
  { makesOld, outlivesPage: true },
);

/** Corrects the own profile. */
export const changeProfile = write(
  ({ profile, ...user }: SeenUser & { readonly profile: UserChange }) => change(user, profile),
  { makesOld },
);

/** Removes somebody from the organisation. */
export const removeFromTeam = write(
  ({ id, version, ...of }: NamedUser) =>
    http.call(removeUser, { params: { id }, query: queryOf(of), version }),
  { makesOld, outlivesPage: true },
);
