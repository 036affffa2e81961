import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { RetryButton, useFailureInSight } from '../../../components/RetryButton/RetryButton.tsx';
import { Status } from '../../../components/Status/Status.tsx';
import { AuthCard } from '../../../layouts/AuthLayout/AuthCard.tsx';
import type { StartFailure } from '../../start/Start/start-state.ts';
import { startCopy } from '../../start/Start/Start.copy.ts';
import * as styles from '../session.css.ts';
import { signingInCopy as copy } from './SigningIn.copy.ts';

/** What stands in for a page of the signed-in area until somebody is signed in. */
export type SigningInState =
  /** The session of an earlier visit is looked up, or the browser is on its way to the provider. */
  | { readonly kind: 'waiting'; readonly isLeaving: boolean }
  | { readonly kind: 'failed'; readonly failure: StartFailure };

export interface SigningInProps {
  state: SigningInState;
  onRetry: () => void;
}

/** Stands where a page will be once it is known who asks for it. Loads no react-aria. */
export function SigningIn({ state, onRetry }: SigningInProps) {
  const { failure, isRetrying } = useFailureInSight(state, standingOf(state));
  if (failure?.kind === 'failed') {
    return (
      <AuthCard>
        {/* Without the button: what it says of its work is no reason to say all this again. */}
        <div role="alert" className={styles.words}>
          <PageHeading>{startCopy.signInFailed.title(failure.failure)}</PageHeading>
          <p className={styles.text}>{startCopy.signInFailed[failure.failure]}</p>
        </div>
        <Inline gap={2}>
          {failure.failure === 'unreachable' ? (
            <RetryButton variant="primary" isRetrying={isRetrying} onRetry={onRetry} />
          ) : (
            <Button variant="primary" onPress={onRetry}>
              {startCopy.signIn}
            </Button>
          )}
        </Inline>
      </AuthCard>
    );
  }
  const isLeaving = state.kind === 'waiting' && state.isLeaving;
  return (
    <AuthCard>
      <Status isFocusable>{isLeaving ? startCopy.redirecting : copy.checking}</Status>
    </AuthCard>
  );
}

/** On the way to the provider nothing is tried again. */
function standingOf(state: SigningInState): 'failed' | 'pending' | 'other' {
  if (state.kind === 'failed') return 'failed';
  return state.isLeaving ? 'other' : 'pending';
}
