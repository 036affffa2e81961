import type { PrintLayout } from 'contract';
import type { LabelState } from 'design-system/patterns/LabelDialog';
import type { PrintSettings } from 'design-system/patterns/LabelDialog/print-settings.ts';
import { useEffect } from 'react';
import { type AskedLabel, fetchLabel, notePrint } from '../../data/shipment-details.ts';
import { useWrite } from '../../data/use-write.ts';
import type { WriteState } from '../../data/writer.ts';
import { usePrintSettings } from './use-print-settings.ts';

export interface Label {
  readonly state: LabelState;
  /** The paper that it is laid on; another one fetches it anew. */
  readonly settings: PrintSettings;
  /** Fetches the label and shows it; also the way to try again. */
  readonly open: () => void;
  readonly close: () => void;
  /** Notes that it was printed. */
  readonly take: () => void;
}

/**
 * The label of the shipment that is open; nothing while there is none. It belongs to that shipment: when
 * another one is opened it is closed, and an answer that comes after that, or after closing, is dropped,
 * even where the way has led back to it meanwhile.
 */
export function useLabel(shipmentId: string | null): Label {
  const settings = usePrintSettings(shipmentId !== null);
  const label = useWrite(fetchLabel);
  const { state, reset } = label;
  // The paper is what matters; that nobody could note it is no reason to disturb the packing.
  const print = useWrite(notePrint);

  useEffect(() => {
    if (state.kind !== 'idle' && state.input.id !== shipmentId) reset();
  }, [state, shipmentId, reset]);

  const fetchOn = (layout: PrintLayout) => {
    if (shipmentId !== null) void label.run({ id: shipmentId, layout });
  };

  return {
    state: toLabelState(state, shipmentId),
    settings: {
      ...settings,
      onChange: (layout) => {
        settings.onChange(layout);
        fetchOn(layout);
      },
    },
    open: () => fetchOn(settings.layout),
    close: reset,
    take: () => {
      if (shipmentId !== null) void print.run(shipmentId);
    },
  };
}

/** What is shown of a label; of another shipment's nothing. */
export function toLabelState(write: WriteState<AskedLabel, Blob>, shipmentId: string | null): LabelState {
  if (write.kind === 'idle' || write.input.id !== shipmentId) return { kind: 'closed' };
  switch (write.kind) {
    case 'pending':
      return { kind: 'loading' };
    case 'done':
      return { kind: 'ready', file: write.answer };
    case 'failed':
      return { kind: 'failed' };
  }
}
