import { CloudAlert } from '@lucide/icons';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { RetryButton } from '../../components/RetryButton/RetryButton.tsx';
import { formatLogTime } from '../../format/index.ts';
import { failureNumberCopy } from '../FailureNumber/FailureNumber.copy.ts';
import { FailureNumber } from '../FailureNumber/FailureNumber.tsx';
import { loadFailureCopy as copy } from './LoadFailure.copy.ts';
import { facts } from './LoadFailure.css.ts';
import { WaitHint } from './WaitHint.tsx';

/** What support needs to know of a failed request. */
export interface FailureDetails {
  /** HTTP status; none where no answer came. */
  readonly status?: number;
  /** ISO 8601. */
  readonly at: string;
  readonly requestId?: string;
  /** Seconds that the server asks to wait. */
  readonly retryAfterSeconds?: number;
}

export interface LoadFailureProps {
  /** What could not be fetched, in the specification's words where it has some. */
  title: string;
  failure: FailureDetails;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
  /** The owner's word that it is being tried again. */
  isRetrying?: boolean;
  /** 1 where it is the whole page. */
  headingLevel?: 1 | 2 | 3;
}

/** Stands in for content that could not be fetched: what happened, what to do, and the facts for support. */
export function LoadFailure({ title, failure, onRetry, isRetrying, headingLevel }: LoadFailureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { status, at, requestId, retryAfterSeconds } = failure;
  return (
    <EmptyState
      headingLevel={headingLevel}
      icon={CloudAlert}
      role="alert"
      title={title}
      actions={
        <>
          <RetryButton onRetry={onRetry} isRetrying={isRetrying} />
          {!isOpen && (
            <Button variant="quiet" onPress={() => setIsOpen(true)}>
              {copy.showDetails}
            </Button>
          )}
        </>
      }
    >
      <p>{retryAfterSeconds === undefined ? copy.text : <WaitHint key={at} seconds={retryAfterSeconds} />}</p>
      {isOpen && (
        <div className={facts}>
          <DescriptionList
            items={[
              { term: copy.status, value: status ?? copy.noStatus },
              { term: copy.time, value: formatLogTime(at) },
              ...(requestId
                ? [{ term: failureNumberCopy.name, value: <FailureNumber number={requestId} isNamed /> }]
                : []),
            ]}
          />
        </div>
      )}
    </EmptyState>
  );
}
