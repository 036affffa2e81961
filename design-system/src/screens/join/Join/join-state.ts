import type { Failed, Loading } from '../../../patterns/ResourceView/resource.ts';
import type { StartFailure } from '../../start/Start/start-state.ts';

/** A state with a way to the identity provider. */
interface BeforeSignIn {
  /** The browser is on its way there. */
  readonly isRedirecting?: boolean;
  /** Why the way failed before. */
  readonly failure?: StartFailure;
}

/** An invitation that can be accepted. */
export interface ValidInvitation extends BeforeSignIn {
  readonly kind: 'valid';
  /** Name of the organisation that invites. */
  readonly organization: string;
  /** Who would join, by name or e-mail; nobody while signed out. */
  readonly person?: string;
  readonly isJoining?: boolean;
}

/**
 * What takes time before there is something to show: the invitation is looked up, or who is there; or it was
 * accepted before signing in and is carried out now that the person is back.
 */
export type JoinStep = 'checking' | 'joining';

/** What becomes of an invitation. */
export type JoinState =
  | ((Loading | Failed) & { readonly step: JoinStep })
  | ValidInvitation
  /** The person belongs to the organisation; `isNew` since this moment. */
  | ({ readonly kind: 'member'; readonly organization: string; readonly isNew: boolean } & BeforeSignIn)
  /** It never was, is used, or has expired; the API does not say which. */
  | { readonly kind: 'closed' }
  /** It is for another e-mail address than that of the person. */
  | ({ readonly kind: 'wrongAccount'; readonly person: string } & BeforeSignIn);
