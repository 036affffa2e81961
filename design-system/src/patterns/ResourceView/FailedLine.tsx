import { RetryButton } from '../../components/RetryButton/RetryButton.tsx';
import { line } from './ResourceView.css.ts';

export interface FailedLineProps {
  /** What could not be fetched. */
  title: string;
  isRetrying: boolean;
  onRetry: () => unknown;
}

/** Stands in for a part of something that is there otherwise; what support needs to know stands with the whole. */
export function FailedLine({ title, isRetrying, onRetry }: FailedLineProps) {
  return (
    <>
      <p role="alert" className={line}>
        {title}
      </p>
      <RetryButton variant="link" isRetrying={isRetrying} onRetry={onRetry} />
    </>
  );
}
