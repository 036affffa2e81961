import { useState } from 'react';

export interface Export<Filter> {
  readonly state: 'idle' | 'pending' | 'failed';
  readonly run: (filter: Filter) => void;
}

/**
 * Makes a table of all that a filter finds.
 *
 * @param save its code comes when somebody wants one
 */
export function useExport<Filter>(save: (filter: Filter) => Promise<void>): Export<Filter> {
  const [state, setState] = useState<Export<Filter>['state']>('idle');
  return {
    state,
    run: (filter) => {
      setState('pending');
      save(filter).then(
        () => setState('idle'),
        // Without a network, or refused: nothing was saved, and pressing again asks again.
        () => setState('failed'),
      );
    },
  };
}
