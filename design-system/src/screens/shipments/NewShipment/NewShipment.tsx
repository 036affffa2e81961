import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { Editing } from './Editing.tsx';
import type {
  NewShipmentCallbacks,
  NewShipmentState,
  NewShipmentSurroundings,
} from './new-shipment-state.ts';
import { NewShipmentSkeleton } from './NewShipmentSkeleton.tsx';
import { Unavailable } from './Unavailable.tsx';
import { useIsRestart } from './useFreshStart.ts';

export type * from './new-shipment-state.ts';
export type { CarrierState, RatesState } from '../../../patterns/RateList/rates-state.ts';
export { blankInput, toFormInput } from './form/initial-input.ts';
export {
  toCopyInput,
  toOfferInput,
  toResendInput,
  toReturnInput,
  toTemplateInput,
} from './form/input-of-shipment.ts';

export interface NewShipmentProps extends NewShipmentSurroundings {
  readonly state: NewShipmentState;
  readonly callbacks: NewShipmentCallbacks;
  /** Where somebody goes who may not create shipments. */
  readonly homeHref: string;
}

/**
 * `/sendungen/neu`: a shipment is put together, priced live and ordered; anew, as a copy, or of a template.
 *
 * The input lives in here and is reported by `onChange`; everything else comes in by `state`.
 */
export function NewShipment({ state, callbacks, homeHref, ...surroundings }: NewShipmentProps) {
  const isRestart = useIsRestart(state);
  switch (state.kind) {
    case 'loading':
      return <NewShipmentSkeleton mode={state.mode} />;
    case 'notFound':
    case 'failed':
    case 'settled':
      return (
        <Unavailable
          state={state}
          shipmentsHref={surroundings.shipmentsHref}
          onRetry={callbacks.onRetrySource}
          onCancelAndCopy={callbacks.onCancelAndCopy}
        />
      );
    case 'forbidden':
      return <Forbidden refusal={state.refusal} homeHref={homeHref} />;
    case 'editing':
      return (
        <Editing
          key={state.formKey}
          state={state}
          callbacks={callbacks}
          surroundings={surroundings}
          isRestart={isRestart}
        />
      );
  }
}
