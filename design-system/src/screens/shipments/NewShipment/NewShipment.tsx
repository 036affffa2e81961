import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { Editing } from './Editing.tsx';
import type {
  NewShipmentCallbacks,
  NewShipmentState,
  NewShipmentSurroundings,
} from './new-shipment-state.ts';
import { NewShipmentSkeleton } from './NewShipmentSkeleton.tsx';
import { useIsRestart } from './useFreshStart.ts';

export type * from './new-shipment-state.ts';
export type { CarrierState, RatesState } from '../../../patterns/RateList/rates-state.ts';
export { blankInput, toFormInput } from './form/initial-input.ts';

export interface NewShipmentProps extends NewShipmentSurroundings {
  readonly state: NewShipmentState;
  readonly callbacks: NewShipmentCallbacks;
  /** Where somebody goes who may not create shipments. */
  readonly homeHref: string;
}

/**
 * `/sendungen/neu`: a shipment is put together, priced live and ordered.
 *
 * The input lives in here and is reported by `onChange`; everything else comes in by `state`.
 */
export function NewShipment({ state, callbacks, homeHref, ...surroundings }: NewShipmentProps) {
  const isRestart = useIsRestart(state);
  switch (state.kind) {
    case 'loading':
      return <NewShipmentSkeleton />;
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
