import type { SessionSnapshot } from '../../auth/index.ts';
import { joinAddress } from '../../pages/join-address.ts';

/** What becomes of a visit to `/join`. */
export type JoinDecision =
  /** Without an invitation there is nothing to join. */
  | { readonly kind: 'home' }
  /** Not known yet who is there, or whether they bring an invitation along. */
  | { readonly kind: 'wait' }
  /** Not known, and the provider can't be asked. */
  | { readonly kind: 'unreachable' }
  /** The invitation has to leave the address, because it opens something, and to stay with this page of the history. */
  | { readonly kind: 'note'; readonly invitationId: string }
  /** The person decides. */
  | { readonly kind: 'offer'; readonly invitationId: string }
  /** They have decided before they signed in. */
  | { readonly kind: 'join'; readonly invitationId: string };

/** Where a person stands; `state` is what the history keeps beside the address. */
export interface JoinLocation {
  readonly search: string;
  readonly state: unknown;
}

/** What the history keeps: a reload and the way back find the invitation there. */
export interface JoinLocationState {
  readonly invitationId: string;
}

/** Decides about a visit to `/join?id=`. An invitation is never given up for a session that is not known. */
export function decideJoin({ search, state }: JoinLocation, session: SessionSnapshot): JoinDecision {
  const { id: given } = joinAddress.parse(new URLSearchParams(search));
  if (given !== null) return { kind: 'note', invitationId: given };

  const { status, isUnreachable, failure } = session;
  const carried = session.invitationId ?? failure?.appState?.invitationId;
  const noted = notedIn(state);
  if (noted === undefined && carried !== undefined) return { kind: 'note', invitationId: carried };
  if (status === 'unknown') return { kind: isUnreachable ? 'unreachable' : 'wait' };
  if (noted === undefined) return { kind: 'home' };
  const hasDecided = status === 'signedIn' && session.invitationId === noted;
  return { kind: hasDecided ? 'join' : 'offer', invitationId: noted };
}

/** Anybody's pages and versions may have written into the history. */
function notedIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('invitationId' in state)) return undefined;
  return typeof state.invitationId === 'string' ? state.invitationId : undefined;
}
