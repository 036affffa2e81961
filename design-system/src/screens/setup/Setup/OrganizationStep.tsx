import { setupOrganizationSchema } from 'contract';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { BoundTextField } from '../../../forms/fields.tsx';
import { FieldGrid } from '../../../forms/FormFrame/FieldGrid.tsx';
import { FormFrame } from '../../../forms/FormFrame/FormFrame.tsx';
import { useForm } from '../../../forms/useForm.ts';
import type { SetupCallbacks, SetupEditing } from './setup-state.ts';
import { setupCopy as copy } from './Setup.copy.ts';

export type StepProps<Callbacks extends keyof SetupCallbacks> = Pick<SetupCallbacks, Callbacks> & {
  readonly editing: SetupEditing;
};

/** Who the organisation is. */
export function OrganizationStep({ editing, onChange, onStep }: StepProps<'onChange' | 'onStep'>) {
  const control = useForm({
    rules: () => setupOrganizationSchema,
    initialInput: editing.input.organization,
    pending: false,
    submitError: null,
    onChange: ({ orgName, vatNumber = '', eoriNumber = '' }) =>
      onChange({ organization: { orgName, vatNumber, eoriNumber } }),
    onSubmit: (organization) => onStep({ organization }),
  });
  const { form } = control;
  const { customerNumber } = editing;
  return (
    <FormFrame
      control={control}
      label={copy.step.organization}
      submitLabel={copy.next}
      pendingLabel={copy.saving}
    >
      <BoundTextField field={form.at('orgName')} label={copy.name} autoComplete="organization" isRequired />
      {customerNumber !== null && (
        <DescriptionList items={[{ term: copy.customerNumber, value: customerNumber }]} />
      )}
      <FieldGrid columns={2}>
        <BoundTextField field={form.at('vatNumber')} label={copy.vatNumber} autoCapitalize="characters" />
        <BoundTextField
          field={form.at('eoriNumber')}
          label={copy.eoriNumber}
          description={copy.eoriHelp}
          autoCapitalize="characters"
        />
      </FieldGrid>
    </FormFrame>
  );
}
