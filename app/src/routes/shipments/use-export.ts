import type { ShipmentsFilter } from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import { useState } from 'react';

export interface Export {
  readonly state: 'idle' | 'pending' | 'failed';
  readonly run: (filter: ShipmentsFilter) => void;
}

/** Makes a table of all that a filter finds; its code comes when somebody wants one. */
export function useExport(): Export {
  const [state, setState] = useState<Export['state']>('idle');
  const save = async (filter: ShipmentsFilter) => {
    const { exportShipments } = await import('./export-shipments.ts');
    await exportShipments(filter);
  };
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
