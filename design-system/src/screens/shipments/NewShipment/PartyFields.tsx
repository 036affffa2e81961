import { memo, type ReactNode } from 'react';
import { type AddressForm, AddressFields } from './AddressFields.tsx';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import type { Side } from './new-shipment-state.ts';

export interface PartyFieldsProps {
  readonly side: Side;
  /** Stands below postcode and city. */
  readonly placeHint?: ReactNode;
  /** Stands at the end of the last line. */
  readonly children?: ReactNode;
}

/** The address block of one end. */
export const PartyFields = memo(function PartyFields({ side, placeHint, children }: PartyFieldsProps) {
  // Both ends are blocks, which no type says of a name that is put together.
  const form = useShipmentFormContext() as unknown as AddressForm;
  return (
    <AddressFields form={form} at={side} placeHint={placeHint}>
      {children}
    </AddressFields>
  );
});
