import type { LabelState } from 'design-system/patterns/LabelDialog';
import { useEffect } from 'react';
import { fetchLabel, notePrint } from '../../data/shipments.ts';
import { useWrite } from '../../data/use-write.ts';
import type { WriteState } from '../../data/writer.ts';

export interface Label {
  readonly state: LabelState;
  /** Fetches the label and shows it; also the way to try again. */
  readonly open: () => void;
  readonly close: () => void;
  /** Notes that it was printed or saved. */
  readonly take: () => void;
}

/**
 * The label of the shipment that is open; nothing while there is none. It belongs to that shipment: when
 * another one is opened it is closed, and an answer that comes after that, or after closing, is dropped,
 * even where the way has led back to it meanwhile.
 */
export function useLabel(shipmentId: string | null): Label {
  const label = useWrite(fetchLabel);
  const { state, reset } = label;
  // The paper is what matters; that nobody could note it is no reason to disturb the packing.
  const print = useWrite(notePrint);

  useEffect(() => {
    if (state.kind !== 'idle' && state.input !== shipmentId) reset();
  }, [state, shipmentId, reset]);

  return {
    state: toLabelState(state, shipmentId),
    open: () => {
      if (shipmentId !== null) void label.run(shipmentId);
    },
    close: reset,
    take: () => {
      if (shipmentId !== null) void print.run(shipmentId);
    },
  };
}

/** What is shown of a label; of another shipment's nothing. */
export function toLabelState(write: WriteState<string, Blob>, shipmentId: string | null): LabelState {
  if (write.kind === 'idle' || write.input !== shipmentId) return { kind: 'closed' };
  switch (write.kind) {
    case 'pending':
      return { kind: 'loading' };
    case 'done':
      return { kind: 'ready', file: write.answer };
    case 'failed':
      return { kind: 'failed' };
  }
}
