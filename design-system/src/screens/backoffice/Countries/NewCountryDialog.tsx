import { newCountrySchema } from 'contract';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { BoundTextField } from '../../../forms/fields.tsx';
import { FormFrame } from '../../../forms/FormFrame/FormFrame.tsx';
import { toSubmitError } from '../../../forms/submit-failure.ts';
import { useForm } from '../../../forms/useForm.ts';
import type { CountryCreation } from './countries-state.ts';
import { countriesCopy } from './Countries.copy.ts';

const { creation: copy } = countriesCopy;

/** Asks for the code of a country; what is asked of its addresses follows in its panel. */
export function NewCountryDialog({ pending, failure, onSubmit, onChangedChange, onClose }: CountryCreation) {
  const control = useForm({
    rules: () => newCountrySchema,
    initialInput: { code: '' },
    pending,
    submitError: failure && toSubmitError(failure, copy.notCreated),
    onSubmit,
    onChangedChange,
  });
  return (
    <Dialog
      isOpen
      title={copy.open}
      closeLabel={copy.close}
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <FormFrame
        control={control}
        label={copy.open}
        submitLabel={copy.submit}
        pendingLabel={copy.pending}
        actions={<Button onPress={onClose}>{copy.cancel}</Button>}
      >
        <BoundTextField
          field={control.form.at('code')}
          label={copy.code}
          description={copy.codeHelp}
          autoCapitalize="characters"
          isRequired
        />
      </FormFrame>
    </Dialog>
  );
}
