import { Start } from 'design-system/screens/start/Start/Start';
import { useState } from 'react';
import { pages } from '../../pages/pages.ts';
import { session } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import { toStartState } from './to-start-state.ts';

/** The start page of signed-out people; who is signed in is led on by the frame. */
export function Component() {
  const snapshot = useSession();
  const [isRegistering, setIsRegistering] = useState(false);
  const returnTo = pages.start.href();
  return (
    <Start
      state={toStartState(snapshot, isRegistering)}
      onSignIn={() => void session.signIn({ returnTo })}
      onCreateAccount={() => void session.signIn({ returnTo, prompt: 'create' })}
      onRegisteringChange={setIsRegistering}
      onRegister={(orgName) =>
        void session.signIn({ returnTo, prompt: 'create', isCreateOrg: true, orgName })
      }
    />
  );
}
