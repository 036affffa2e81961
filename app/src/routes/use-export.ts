import type { TableFormat } from 'contract';
import type { ExportState } from 'design-system/patterns/ExportOutcome';
import { useState } from 'react';
import { ApiError } from '../http/api-error.ts';

export interface Export<Filter> {
  readonly state: ExportState;
  readonly run: (filter: Filter, format: TableFormat) => void;
}

/**
 * Makes a table of all that a filter finds.
 *
 * @param save its code comes when somebody wants one
 */
export function useExport<Filter>(
  save: (filter: Filter, format: TableFormat) => Promise<void>,
): Export<Filter> {
  const [state, setState] = useState<ExportState>('idle');
  return {
    state,
    run: (filter, format) => {
      setState('pending');
      save(filter, format).then(
        () => setState('idle'),
        // Without a network, or refused: nothing was saved, and pressing again asks again.
        (error: unknown) =>
          setState(error instanceof ApiError && error.kind === 'rateLimited' ? 'busy' : 'failed'),
      );
    },
  };
}
