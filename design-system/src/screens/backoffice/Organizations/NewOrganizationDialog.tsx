import { newOrganizationSchema } from 'contract';
import { BoundTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormFrame/FormDialog.tsx';
import { toSubmitError } from '../../../forms/submit-failure.ts';
import { useForm } from '../../../forms/useForm.ts';
import type { OrganizationCreation } from './organizations-state.ts';
import { organizationsCopy } from './Organizations.copy.ts';

const { creation: copy } = organizationsCopy;

/** Asks for an organisation and for who is invited as its owner. */
export function NewOrganizationDialog({
  pending,
  failure,
  onSubmit,
  onChangedChange,
  onClose,
}: OrganizationCreation) {
  const control = useForm({
    rules: () => newOrganizationSchema,
    initialInput: { orgName: '', externalOrgId: '', ownerEmail: '' },
    pending,
    submitError: failure && toSubmitError(failure, copy.notCreated),
    onSubmit,
    onChangedChange,
  });
  const { form } = control;
  return (
    <FormDialog control={control} words={{ ...copy, title: copy.open }} onClose={onClose}>
      <BoundTextField field={form.at('orgName')} label={copy.name} isRequired />
      <BoundTextField field={form.at('externalOrgId')} label={copy.customerNumber} />
      <BoundTextField
        field={form.at('ownerEmail')}
        label={copy.ownerEmail}
        description={copy.ownerHelp}
        type="email"
        isRequired
      />
    </FormDialog>
  );
}
