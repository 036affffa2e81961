import { newCountrySchema } from 'contract';
import { BoundTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormFrame/FormDialog.tsx';
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
    <FormDialog control={control} words={{ ...copy, title: copy.open }} size="md" onClose={onClose}>
      <BoundTextField
        field={control.form.at('code')}
        label={copy.code}
        description={copy.codeHelp}
        autoCapitalize="characters"
        isRequired
      />
    </FormDialog>
  );
}
