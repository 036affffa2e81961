import { Start } from 'design-system/screens/start/Start/Start';
import { NUMBER_KEY } from 'design-system/screens/tracking/TrackingForm/TrackingForm';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pages } from '../../pages/pages.ts';
import { session } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import { toStartState } from './to-start-state.ts';

/** The start page of signed-out people; who is signed in is led on by the frame. */
export function Component() {
  const snapshot = useSession();
  const [isRegistering, setIsRegistering] = useState(false);
  const navigate = useNavigate();
  const returnTo = pages.start.href();
  const trackingHref = pages.tracking.href();
  return (
    <Start
      state={toStartState(snapshot, isRegistering)}
      onSignIn={() => void session.signIn({ returnTo })}
      onRegisteringChange={setIsRegistering}
      trackingHref={trackingHref}
      // What the form would do by itself, without loading the page anew.
      onTrack={(text) =>
        void navigate(`${trackingHref}?${String(new URLSearchParams({ [NUMBER_KEY]: text }))}`)
      }
      onRegister={(orgName) =>
        void session.signIn({ returnTo, prompt: 'create', isCreateOrg: true, orgName })
      }
    />
  );
}
