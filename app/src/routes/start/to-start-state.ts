import type { StartState } from 'design-system/screens/start/Start/start-state.ts';
import type { SessionSnapshot } from '../../auth/index.ts';
import { toShownFailure } from '../../session/sign-in-failure.ts';

/** What the start page shows; while the session is looked up it is the same as for a stranger. */
export function toStartState(
  { failure, isLeaving, isUnreachable }: SessionSnapshot,
  isRegistering: boolean,
): StartState {
  if (isLeaving) return { kind: 'redirecting' };
  if (isRegistering) return { kind: 'registering' };
  if (failure) return { kind: 'failed', failure: toShownFailure(failure) };
  return isUnreachable ? { kind: 'failed', failure: 'unreachable' } : { kind: 'ready' };
}
