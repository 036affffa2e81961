import { type Invitation, problemCodes } from 'contract';
import type { JoinState, JoinStep } from 'design-system/screens/join/Join/join-state.ts';
import type { SessionSnapshot } from '../../auth/index.ts';
import { ApiError } from '../../http/api-error.ts';
import { accountName } from '../../session/person.ts';
import { toShownFailure } from '../../session/sign-in-failure.ts';
import { toFailureDetails } from '../failure-details.ts';
import type { Acceptance } from './acceptance.ts';

/** What is known of an invitation. */
export interface InvitationCheck {
  readonly invitation: Invitation | undefined;
  readonly error: ApiError | undefined;
}

/** Whether nobody new can join by it; whoever belongs to the organisation already is still told so. */
export function isClosed({ invitation, error }: InvitationCheck): boolean {
  // What can be no invitation is refused as input.
  return error ? error.kind === 'notFound' || error.kind === 'invalid' : invitation?.state === 'closed';
}

/**
 * What the page shows.
 *
 * @param isDecided the person has accepted before they signed in, so nothing is checked or offered first
 */
export function toJoinState(
  check: InvitationCheck,
  acceptance: Acceptance,
  isDecided: boolean,
  snapshot: SessionSnapshot,
): JoinState {
  const before = beforeSignIn(snapshot);
  if (acceptance.kind === 'done') {
    const { orgName, isNewMember } = acceptance.answer;
    return { kind: 'member', organization: orgName, isNew: isNewMember, ...before };
  }
  const refusal = acceptance.kind === 'failed' ? toRefusal(acceptance.error, snapshot) : undefined;
  if (refusal) return refusal;
  if (isDecided && acceptance.kind !== 'failed') return { kind: 'loading', step: 'joining', isSlow: false };

  const isSignedIn = snapshot.status === 'signedIn';
  if (isClosed(check)) return isSignedIn && acceptance.kind !== 'failed' ? checking : { kind: 'closed' };
  const { invitation, error } = check;
  if (error) return toFailure('checking', error);
  if (!invitation) return checking;
  const { orgCode, orgName: organization } = invitation;
  if (isSignedIn && snapshot.claims?.id.org_codes.includes(orgCode)) {
    return { kind: 'member', organization, isNew: false, ...before };
  }
  return {
    kind: 'valid',
    organization,
    isJoining: acceptance.kind === 'pending',
    ...(isSignedIn && { person: accountName(snapshot.user) }),
    ...before,
  };
}

/** What a refused acceptance means; nothing, where the person only has to sign in again. */
function toRefusal(error: unknown, snapshot: SessionSnapshot): JoinState | undefined {
  if (!(error instanceof ApiError)) throw error;
  if (error.kind === 'unauthorized') return undefined;
  if (error.kind === 'notFound' || error.kind === 'invalid') return { kind: 'closed' };
  if (error.problem?.code === problemCodes.invitationForSomebodyElse) {
    return { kind: 'wrongAccount', person: accountName(snapshot.user), ...beforeSignIn(snapshot) };
  }
  return toFailure('joining', error);
}

const checking = { kind: 'loading', step: 'checking', isSlow: false } as const;

/** Whether it is tried again is told by the promise of the attempt. */
function toFailure(step: JoinStep, error: ApiError): JoinState {
  return { kind: 'failed', step, failure: toFailureDetails(error), isRetrying: false };
}

function beforeSignIn({ isLeaving, failure }: SessionSnapshot) {
  return { isRedirecting: isLeaving, ...(failure && { failure: toShownFailure(failure) }) };
}
