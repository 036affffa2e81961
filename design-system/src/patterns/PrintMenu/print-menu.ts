import type { Paper, Shipment } from 'contract';

/** A paper that is drawn when somebody asks for it. The label has its own way: that it was printed is noted. */
export type DrawnPaper = Exclude<Paper, 'shipping-label'>;

/** Where the paper that was asked for last stands. */
export type PaperState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'loading' | 'failed'; readonly paper: DrawnPaper }
  | { readonly kind: 'ready'; readonly paper: DrawnPaper; readonly file: Blob };

/** The papers of an open shipment: which one is shown, and how another is asked for. */
export interface Papers {
  readonly state: PaperState;
  /** Fetches a paper and shows it; also the way to try again. */
  readonly onOpen: (paper: DrawnPaper) => void;
  readonly onClose: () => void;
  /** It was handed to the browser for printing. */
  readonly onTaken: (paper: DrawnPaper) => void;
  /** Shows all that belong to the parcel as one document, its label with them. */
  readonly onOpenAll: () => void;
}

export interface PrintMenuProps {
  readonly shipment: Shipment;
  readonly onOpenLabel: () => void;
  readonly onOpenPaper: (paper: DrawnPaper) => void;
  readonly onOpenAll: () => void;
}
