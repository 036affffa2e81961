import type { SessionSnapshot } from '../auth/index.ts';

/** What becomes of a visit to `/join`. */
export type JoinVerdict =
  /** Without an invitation there is nothing to join. */
  | { readonly kind: 'home' }
  /** The invitation is noted and has to leave the address: it opens something. */
  | { readonly kind: 'note'; readonly invitationId: string }
  /** Only a known person can join; the invitation comes along in the app state. */
  | { readonly kind: 'signIn'; readonly invitationId: string }
  | { readonly kind: 'join'; readonly invitationId: string };

/**
 * Judges a visit to `/join?id=`.
 *
 * @param noted the invitation of this page that has left the address already
 */
export function judgeJoin(
  url: URL,
  noted: string | undefined,
  { status, invitationId = noted }: SessionSnapshot,
): JoinVerdict {
  const given = url.searchParams.get('id');
  if (given) return { kind: 'note', invitationId: given };
  if (invitationId === undefined) return { kind: 'home' };
  return { kind: status === 'signedIn' ? 'join' : 'signIn', invitationId };
}
