import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { AuthCard } from '../../../layouts/AuthLayout/AuthCard.tsx';
import * as styles from '../session.css.ts';
import { sessionEndedCopy as copy } from './SessionEnded.copy.ts';

export interface SessionEndedProps {
  onSignIn: () => void;
}

/** Stands in for a screen whose session has ended; the draft is still in the browser. */
export function SessionEnded({ onSignIn }: SessionEndedProps) {
  return (
    <AuthCard>
      <PageHeading>{copy.title}</PageHeading>
      <p className={styles.text}>{copy.text}</p>
      <Inline gap={2}>
        <Button variant="primary" onPress={onSignIn}>
          {copy.signInAgain}
        </Button>
      </Inline>
    </AuthCard>
  );
}
