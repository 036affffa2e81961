import { Banner } from '../../components/Banner/Banner.tsx';
import { RetryButton } from '../../components/RetryButton/RetryButton.tsx';
import { FailureNumber } from '../FailureNumber/FailureNumber.tsx';
import type { FailureDetails } from '../LoadFailure/LoadFailure.tsx';
import { WaitHint } from '../LoadFailure/WaitHint.tsx';
import { staleNoticeCopy as copy } from './StaleNotice.copy.ts';

export interface StaleNoticeProps {
  /** What could not be fetched, in the specification's words where it has some. */
  title: string;
  failure: FailureDetails;
  /** It is being asked for again, for an owner whose `onRetry` gives no promise. */
  isRetrying?: boolean;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
  /** What it is that still stands below. Default: what was known last. */
  children?: string;
}

/** Stands above content that is old: newer could not be fetched, and what is seen is not the answer to what was asked. */
export function StaleNotice({
  title,
  failure,
  isRetrying,
  onRetry,
  children = copy.lastKnown,
}: StaleNoticeProps) {
  const { status, at, requestId, retryAfterSeconds } = failure;
  return (
    <Banner
      tone="warning"
      role="alert"
      title={title}
      actions={<RetryButton isRetrying={isRetrying} onRetry={onRetry} />}
    >
      <p>{children}</p>
      <p>
        {status === undefined ? copy.noAnswer : copy.status(status)}
        {retryAfterSeconds !== undefined && (
          <>
            {' '}
            <WaitHint key={at} seconds={retryAfterSeconds} />
          </>
        )}
        {requestId !== undefined && (
          <>
            {' '}
            <FailureNumber number={requestId} />
          </>
        )}
      </p>
    </Banner>
  );
}
