import { RetryButton } from '../../components/RetryButton/RetryButton.tsx';
import type { FailureDetails } from '../LoadFailure/LoadFailure.tsx';
import { WaitHint } from '../LoadFailure/WaitHint.tsx';
import { line } from './ResourceView.css.ts';

export interface FailedLineProps {
  /** What could not be fetched. */
  title: string;
  failure: Pick<FailureDetails, 'at' | 'retryAfterSeconds'>;
  isRetrying: boolean;
  onRetry: () => unknown;
}

/** Stands in for a part of something that is there otherwise; what support needs to know stands with the whole. */
export function FailedLine({ title, failure, isRetrying, onRetry }: FailedLineProps) {
  const { at, retryAfterSeconds } = failure;
  return (
    <>
      <p role="alert" className={line}>
        {title}
        {retryAfterSeconds !== undefined && (
          <>
            {' '}
            <WaitHint key={at} seconds={retryAfterSeconds} />
          </>
        )}
      </p>
      <RetryButton variant="link" isRetrying={isRetrying} onRetry={onRetry} />
    </>
  );
}
