import type { CustomerRole, OrganizationUser, UserInvite, UserStatus } from 'contract';
import type { SubmitFailure, SubmitFailureFacts } from '../../../forms/submit-failure.ts';
import type { ListFilter, ListState } from '../../../patterns/ListFrame/list-state.ts';

/** What the list of people is asked for. */
export interface TeamFilter extends ListFilter {
  readonly search: string;
  readonly status: UserStatus | 'all';
}

/** `empty` is a team of oneself. */
export type TeamState = ListState<OrganizationUser, TeamFilter>;

/** How many people there are, whatever is searched for. */
export interface TeamCounts {
  readonly active: number;
  readonly invited: number;
  readonly deactivated: number;
  /** Owners who can sign in. */
  readonly owners: number;
}

export interface TeamHrefs {
  readonly home: string;
  /** The tab of these people, with the same search. */
  readonly status: (status: TeamFilter['status']) => string;
  /** The list with nothing that narrows it down. */
  readonly reset: string;
}

/** Why nobody was invited. */
export type InviteFailure =
  | SubmitFailure
  /** `exists`: they are there, or invited; `notCreated`: nothing could be written down. */
  | (SubmitFailureFacts & { readonly reason: 'exists' | 'notCreated' });

/** The dialog in which somebody is invited. */
export interface Inviting {
  /** Whom the field names at first; nobody by default. */
  readonly email?: string;
  readonly pending: boolean;
  readonly failure: InviteFailure | null;
  readonly onSubmit: (invite: UserInvite) => void;
  /** Whether something is typed that closing would lose. */
  readonly onChangedChange: (isChanged: boolean) => void;
  readonly onClose: () => void;
}

/** The dialog in which a role is changed. */
export interface RoleChange {
  readonly user: OrganizationUser;
  /** The role that somebody else has given them since the dialog was opened. */
  readonly roleMeanwhile: string | null;
  readonly pending: boolean;
  readonly failure: SubmitFailure | null;
  readonly onSubmit: (role: CustomerRole) => void;
  readonly onClose: () => void;
}

/** What can be done with a person of the list. */
export interface TeamActions {
  readonly onChangeRole: (user: OrganizationUser) => void;
  readonly onReinvite: (user: OrganizationUser) => void;
  readonly onActivate: (user: OrganizationUser) => void;
  readonly onDeactivate: (user: OrganizationUser) => void;
  readonly onRemove: (user: OrganizationUser) => void;
}

/** How somebody is called: by their name, or by their address while nobody has given one. */
export function userName({
  given_name,
  family_name,
  email,
}: Pick<OrganizationUser, 'given_name' | 'family_name' | 'email'>): string {
  return `${given_name} ${family_name}`.trim() || email;
}
