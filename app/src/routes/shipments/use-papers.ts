import type { Papers, PaperState } from 'design-system/patterns/PrintMenu/print-menu.ts';
import { useEffect } from 'react';
import { type AskedPaper, loadPaper, notePaper } from '../../data/shipment-papers.ts';
import { useWrite } from '../../data/use-write.ts';
import type { WriteState } from '../../data/writer.ts';

/**
 * The papers of the shipment that is open; they close with it, as its label does.
 *
 * @param onOpenAll shows all that belong to it as one document
 */
export function usePapers(shipmentId: string, onOpenAll: () => void): Papers {
  const { state, run, reset } = useWrite(loadPaper);
  // The paper is what matters; that nobody could note it is no reason to disturb the packing.
  const print = useWrite(notePaper);
  useEffect(() => {
    if (state.kind !== 'idle' && state.input.id !== shipmentId) reset();
  }, [state, shipmentId, reset]);
  return {
    state: toPaperState(state, shipmentId),
    onOpen: (paper) => void run({ id: shipmentId, paper }),
    onClose: reset,
    onTaken: (paper) => void print.run({ id: shipmentId, paper }),
    onOpenAll,
  };
}

/** What is shown of a paper; of another shipment's nothing. */
export function toPaperState(write: WriteState<AskedPaper, Blob>, shipmentId: string): PaperState {
  if (write.kind === 'idle' || write.input.id !== shipmentId) return { kind: 'closed' };
  const { paper } = write.input;
  switch (write.kind) {
    case 'pending':
      return { kind: 'loading', paper };
    case 'done':
      return { kind: 'ready', paper, file: write.answer };
    case 'failed':
      return { kind: 'failed', paper };
  }
}
