import { LogIn } from '@lucide/icons';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { sessionEndedCopy as copy } from './SessionEnded.copy.ts';

export interface SessionEndedProps {
  onSignIn: () => void;
}

/** Stands in for a screen whose session has ended; the draft is still in the browser. */
export function SessionEnded({ onSignIn }: SessionEndedProps) {
  return (
    <EmptyState
      headingLevel={1}
      icon={LogIn}
      title={copy.title}
      actions={
        <Button variant="primary" onPress={onSignIn}>
          {copy.signInAgain}
        </Button>
      }
    >
      {copy.text}
    </EmptyState>
  );
}
