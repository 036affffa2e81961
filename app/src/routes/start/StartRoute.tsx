import { Start } from 'design-system/screens/start/Start/Start';
import type { StartState } from 'design-system/screens/start/Start/start-state.ts';
import { useState } from 'react';
import type { SessionSnapshot } from '../../auth/index.ts';
import { pages } from '../../pages/pages.ts';
import { session } from '../../services.ts';
import { toShownFailure } from '../../session/sign-in-failure.ts';
import { useSession } from '../../session/use-session.ts';

/** The start page of signed-out people; who is signed in is led on by the frame. */
export function Component() {
  const snapshot = useSession();
  const [isRegistering, setIsRegistering] = useState(false);
  const returnTo = pages.start.href();
  return (
    <Start
      state={toState(snapshot, isRegistering)}
      onSignIn={() => void session.signIn({ returnTo })}
      onCreateAccount={() => void session.signIn({ returnTo, prompt: 'create' })}
      onRegisteringChange={setIsRegistering}
      onRegister={(orgName) =>
        void session.signIn({ returnTo, prompt: 'create', isCreateOrg: true, orgName })
      }
    />
  );
}

/** What the start page shows; while the session is looked up it is the same as for a stranger. */
export function toState(
  { failure, isLeaving, isUnreachable }: SessionSnapshot,
  isRegistering: boolean,
): StartState {
  if (isLeaving) return { kind: 'redirecting' };
  if (isRegistering) return { kind: 'registering' };
  if (failure) return { kind: 'failed', failure: toShownFailure(failure) };
  return isUnreachable ? { kind: 'failed', failure: 'unreachable' } : { kind: 'ready' };
}
