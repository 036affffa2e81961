import { newOrganizationSchema } from 'contract';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { BoundTextField } from '../../../forms/fields.tsx';
import { FormFrame } from '../../../forms/FormFrame/FormFrame.tsx';
import { toSubmitError } from '../../../forms/submit-failure.ts';
import { useForm } from '../../../forms/useForm.ts';
import type { OrganizationCreation } from './organizations-state.ts';
import { organizationsCopy } from './Organizations.copy.ts';

const { creation: copy } = organizationsCopy;

/** Asks for an organisation and for who is invited as its owner. A press beside it closes nothing. */
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
    <Dialog
      isOpen
      size="lg"
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
        <BoundTextField field={form.at('orgName')} label={copy.name} isRequired />
        <BoundTextField field={form.at('externalOrgId')} label={copy.customerNumber} />
        <BoundTextField
          field={form.at('ownerEmail')}
          label={copy.ownerEmail}
          description={copy.ownerHelp}
          type="email"
          isRequired
        />
      </FormFrame>
    </Dialog>
  );
}
