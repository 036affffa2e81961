import { type PhoneCheck, setupSenderSchema } from 'contract';
import { use } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { BoundCheckbox } from '../../../forms/fields.tsx';
import { FormFrame } from '../../../forms/FormFrame/FormFrame.tsx';
import { useForm } from '../../../forms/useForm.ts';
import { SenderPreview } from '../../contacts/SenderPreview/SenderPreview.tsx';
import { type AddressForm, AddressFields } from '../../shipments/NewShipment/AddressFields.tsx';
import { GeographyContext, useLatestGeography } from '../../shipments/NewShipment/form/geography-context.ts';
import type { StepProps } from './OrganizationStep.tsx';
import { setupCopy as copy } from './Setup.copy.ts';
import * as styles from './Setup.css.ts';

interface SenderStepProps extends StepProps<'onChange' | 'onStep' | 'onBack'> {
  readonly isValidPhone: PhoneCheck;
}

/** Where parcels come from, and how that looks on a label. */
export function SenderStep({ editing, isValidPhone, onChange, onStep, onBack }: SenderStepProps) {
  const geography = useLatestGeography(use(GeographyContext));
  const control = useForm({
    rules: () =>
      setupSenderSchema({ isValidPhone: (text, country) => isValidPhone(text, country), geography }),
    initialInput: editing.input.sender,
    pending: false,
    submitError: null,
    onChange: (sender) => onChange({ sender: sender as typeof editing.input.sender }),
    onSubmit: (sender) => onStep({ sender }),
  });
  const { form } = control;
  // No type says of a name that is put together that the block has a field of that name.
  const addressForm = form as unknown as AddressForm;
  const goBack = () => {
    // What was typed just now has not been reported yet.
    form.flush();
    onBack();
  };
  return (
    <div className={styles.step} data-with-aside="">
      <FormFrame
        control={control}
        label={copy.step.sender}
        submitLabel={copy.next}
        pendingLabel={copy.saving}
        actions={<Button onPress={goBack}>{copy.back}</Button>}
      >
        <AddressFields form={addressForm} at="sender" />
        <BoundCheckbox
          field={form.at('isPickupAddress')}
          label={copy.isPickupAddress}
          description={copy.pickupHelp}
        />
      </FormFrame>
      <SenderPreview form={addressForm} at="sender" />
    </div>
  );
}
