import { RetryButton } from '../../../components/RetryButton/RetryButton.tsx';
import type { Fetched } from '../../../patterns/ResourceView/resource.ts';
import * as styles from './Parties.css.ts';

export interface SendersFailureProps {
  /** What of the address book is missing. */
  readonly senders: Fetched<unknown>;
  readonly words: string;
  /** After the words of the button, e.g. „ (Absenderadressen)“. */
  readonly about: string;
  readonly onRetry: () => unknown;
}

/** Says that addresses could not be loaded, which is not that there are none. Stays in the page while it says nothing. */
export function SendersFailure({ senders, words, about, onRetry }: SendersFailureProps) {
  const hasFailed = senders.kind === 'failed';
  return (
    <div hidden={!hasFailed}>
      <p role="status" className={styles.muted}>
        {hasFailed && words}
      </p>
      {hasFailed && (
        <RetryButton
          variant="link"
          size="sm"
          about={about}
          isRetrying={senders.isRetrying}
          onRetry={onRetry}
        />
      )}
    </div>
  );
}
