import type { Quote, ShipmentDraft } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import type { SubmissionState } from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
import { newShipmentCopy as copy } from 'design-system/screens/shipments/NewShipment/NewShipment.copy.ts';
import { useRef, useState } from 'react';
import { requestQuote } from '../../data/request-quote.ts';
import { useWrite } from '../../data/use-write.ts';
import type { ShipmentDraftStore } from '../../drafts/shipment-draft-store.ts';
import { toQuoteSubmission } from './to-submission.ts';

export interface QuoteRequest {
  /** Null where nobody has asked, or it is done. */
  readonly submission: SubmissionState | null;
  /** What the form has become. */
  readonly requested: Quote | null;
  /** Whether it is done by now, which the last rendering may not know. */
  readonly isDone: () => boolean;
  readonly send: (draft: ShipmentDraft) => void;
  /** Something else is made of the form. */
  readonly reset: () => void;
}

interface Options {
  /** Of the draft: the same again has the same key, also after a reload. */
  readonly keys: ShipmentDraftStore['keys'];
  /** The form is used up. */
  readonly onDone: () => void;
  /** Whether something was typed after sending, which nobody asked about. */
  readonly hasLaterChanges: () => boolean;
}

/** Asks for a quote for what the form holds. The same input after a failure has the same key. */
export function useQuoteRequest({ keys, onDone, hasLaterChanges }: Options): QuoteRequest {
  const [requested, setRequested] = useState<Quote | null>(null);
  const isDone = useRef(false);
  const { state, run, reset } = useWrite<ShipmentDraft, Quote>(requestQuote, {
    keys,
    onDone(quote) {
      isDone.current = true;
      addToast({
        tone: 'success',
        title: copy.quote.requested,
        ...(hasLaterChanges() && { description: copy.quote.lacksLastChanges }),
      });
      onDone();
      setRequested(quote);
    },
  });
  return {
    submission: toQuoteSubmission(state),
    requested,
    isDone: () => isDone.current,
    send: (draft) => void run(draft),
    reset,
  };
}
