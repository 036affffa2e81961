import { Banner } from '../../../components/Banner/Banner.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { RetryButton } from '../../../components/RetryButton/RetryButton.tsx';
import type { BatchStanding } from './batch-state.ts';
import { batchCopy as copy } from './batch.copy.ts';

export interface BatchProgressProps {
  standing: BatchStanding;
  words: {
    /** What is done with each, e.g. „Versandetiketten werden geladen“. */
    readonly running: string;
    readonly tooMany: (most: number) => string;
  };
  /** Asks once more which shipments there are. */
  onRetry: () => void;
}

/** How far something is that is done with many shipments, and why it cannot begin. */
export function BatchProgress({ standing, words, onRetry }: BatchProgressProps) {
  switch (standing.kind) {
    case 'collecting':
      return <p role="status">{copy.collecting}</p>;
    case 'failed':
      return (
        <Banner
          tone="danger"
          role="alert"
          title={copy.listFailed}
          actions={<RetryButton isRetrying={false} onRetry={onRetry} />}
        />
      );
    case 'tooMany':
      return (
        <Banner tone="info" role="alert">
          {words.tooMany(standing.most)}
        </Banner>
      );
    case 'running':
      return (
        <ProgressBar
          label={words.running}
          value={standing.done}
          maxValue={standing.total}
          valueLabel={copy.progress(standing.done, standing.total)}
        />
      );
  }
}
