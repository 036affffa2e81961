import type { SearchHits } from 'contract';

/** What the search says of the text of the moment; commands and places are there in any case. */
export type PaletteState =
  /** Nothing is typed. */
  | { readonly kind: 'idle' }
  /** Typed, and not yet enough to search for. */
  | { readonly kind: 'tooShort' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly hits: SearchHits };

/** Where what is found leads to. */
export interface HitHrefs {
  readonly shipment: (id: string) => string;
  readonly quote: (id: string) => string;
  /** The list of shipments, searched for a text. */
  readonly search: (text: string) => string;
  /** A new shipment to or from a contact; missing where the person may create none. */
  readonly newShipment?:
    | ((contact: { readonly recipientId: string } | { readonly senderId: string }) => string)
    | undefined;
}
