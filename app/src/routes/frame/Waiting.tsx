import { SessionEnded } from 'design-system/screens/session/SessionEnded/SessionEnded';
import { SigningIn } from 'design-system/screens/session/SigningIn/SigningIn';
import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import type { AccessDecision } from '../../pages/access.ts';
import { session } from '../../services.ts';
import { toShownFailure } from '../../session/sign-in-failure.ts';
import { useSession } from '../../session/use-session.ts';
import { usePageTitle } from '../page-title.ts';

/** Stands in for a guarded page until it is known who asks for it, or when that can't be known. */
export default function Waiting({
  decision,
}: {
  decision: Exclude<AccessDecision, 'granted' | 'forbidden'>;
}) {
  const { failure, isLeaving } = useSession();
  usePageTitle(pageTitles.signingIn);
  const signIn = () => void session.signIn();
  switch (decision) {
    case 'ended':
      return <SessionEnded onSignIn={signIn} />;
    case 'unreachable':
      return (
        <SigningIn state={{ kind: 'failed', failure: 'unreachable' }} onRetry={() => void session.start()} />
      );
    case 'signInFailed': {
      const shown = failure ? toShownFailure(failure) : 'unknown';
      return <SigningIn state={{ kind: 'failed', failure: shown }} onRetry={signIn} />;
    }
    case 'wait':
    case 'signIn':
      return (
        <SigningIn
          state={{ kind: 'waiting', isLeaving: isLeaving || decision === 'signIn' }}
          onRetry={signIn}
        />
      );
  }
}
