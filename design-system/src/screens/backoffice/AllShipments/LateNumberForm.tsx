import { lateNumberSchema } from 'contract';
import { useEffect, useEffectEvent } from 'react';
import { BoundTextField } from '../../../forms/fields.tsx';
import { FormFrame } from '../../../forms/FormFrame/FormFrame.tsx';
import { toSubmitError } from '../../../forms/submit-failure.ts';
import { useForm } from '../../../forms/useForm.ts';
import type { LateNumbering } from './all-shipments-state.ts';
import { allShipmentsCopy } from './AllShipments.copy.ts';

const copy = allShipmentsCopy.panel;

/** Takes down a number that a carrier has given on another way. */
export function LateNumberForm({ pending, failure, onSubmit, onChangedChange }: LateNumbering) {
  const control = useForm({
    rules: () => lateNumberSchema,
    initialInput: { trackingNumber: '' },
    pending,
    submitError: failure && toSubmitError(failure, copy.notAdded),
    onSubmit,
    onChangedChange,
  });
  // It makes way for a number that somebody else has noted, and holds nothing then.
  const letGo = useEffectEvent(() => onChangedChange(false));
  useEffect(() => () => letGo(), []);
  return (
    <FormFrame control={control} label={copy.late} submitLabel={copy.submit} pendingLabel={copy.pending}>
      <BoundTextField
        field={control.form.at('trackingNumber')}
        label={copy.number}
        description={copy.lateHelp}
        isRequired
      />
    </FormFrame>
  );
}
