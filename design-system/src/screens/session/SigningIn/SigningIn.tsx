import { LogIn } from 'lucide-react';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import type { SignInFailure } from '../../start/Start/start-state.ts';
import { startCopy } from '../../start/Start/Start.copy.ts';
import { signingInCopy as copy } from './SigningIn.copy.ts';

/** What stands in for a page of the signed-in area until somebody is signed in. */
export type SigningInState =
  /** The session of an earlier visit is looked up, or the browser is on its way to the provider. */
  | { readonly kind: 'waiting'; readonly isLeaving: boolean }
  | { readonly kind: 'failed'; readonly failure: SignInFailure };

export interface SigningInProps {
  state: SigningInState;
  onRetry: () => void;
}

/** Stands where a page will be once it is known who asks for it. Loads no react-aria. */
export function SigningIn({ state, onRetry }: SigningInProps) {
  if (state.kind === 'waiting') {
    return (
      <p role="status" tabIndex={-1}>
        {state.isLeaving ? startCopy.redirecting : copy.checking}
      </p>
    );
  }
  return (
    <EmptyState
      headingLevel={1}
      icon={LogIn}
      role="alert"
      title={startCopy.signInFailed.title}
      actions={
        <Button variant="primary" onPress={onRetry}>
          {state.failure === 'unreachable' ? copy.retry : startCopy.signIn}
        </Button>
      }
    >
      {startCopy.signInFailed[state.failure]}
    </EmptyState>
  );
}
