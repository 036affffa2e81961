import type { Shipment } from 'contract';
import type { LabelState } from '../../../patterns/LabelDialog/LabelDialog.tsx';
import type { FailureDetails } from '../../../patterns/LoadFailure/LoadFailure.tsx';

/** What the page after an order shows. */
export type ShipmentCreatedState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'failed'; readonly failure: FailureDetails }
  | {
      readonly kind: 'ready';
      readonly shipment: Shipment;
      readonly label: LabelState;
      /** It could not be fetched anew: what is shown is old. */
      readonly failure?: FailureDetails;
    };
