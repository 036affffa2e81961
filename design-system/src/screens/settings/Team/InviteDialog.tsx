import { customerRoles, roleLabels, userInviteSchema } from 'contract';
import { BoundRadioGroup, BoundTextField } from '../../../forms/fields.tsx';
import { FieldGrid } from '../../../forms/FormFrame/FieldGrid.tsx';
import { FormDialog } from '../../../forms/FormFrame/FormDialog.tsx';
import {
  type SubmitFailureFacts,
  toSubmitError,
  toSubmitErrorSaying,
} from '../../../forms/submit-failure.ts';
import { useForm } from '../../../forms/useForm.ts';
import type { SubmitError } from '../../../forms/useSending.ts';
import type { InviteFailure, Inviting } from './team-state.ts';
import { teamCopy } from './Team.copy.ts';

const { invite: copy } = teamCopy;

/** The roles that an organisation gives, each with what it may do. */
export const roleOptions = customerRoles.map((role) => ({
  value: role,
  label: roleLabels[role],
  description: teamCopy.roles[role],
}));

/** Asks for whom to invite. */
export function InviteDialog({ email = '', pending, failure, onSubmit, onChangedChange, onClose }: Inviting) {
  const control = useForm({
    rules: () => userInviteSchema,
    initialInput: { email, given_name: '', family_name: '', role: 'org_user' },
    pending,
    submitError: failure && toInviteError(failure),
    onSubmit,
    onChangedChange,
  });
  const { form } = control;
  return (
    <FormDialog control={control} words={copy} onClose={onClose}>
      <BoundTextField field={form.at('email')} label={copy.email} type="email" isRequired />
      <FieldGrid columns={2}>
        <BoundTextField field={form.at('given_name')} label={copy.givenName} />
        <BoundTextField field={form.at('family_name')} label={copy.familyName} />
      </FieldGrid>
      <BoundRadioGroup field={form.at('role')} label={copy.role} options={roleOptions} isRequired />
    </FormDialog>
  );
}

/** Who is there already is said at the field that names them. */
function toInviteError(failure: InviteFailure): SubmitError {
  const { reason } = failure;
  if (reason === 'exists') {
    const fields = [{ path: ['email'], message: copy.exists }];
    return toSubmitErrorSaying(copy.exists, { ...factsOf(failure), fields }, copy.notSent);
  }
  if (reason === 'notCreated') return toSubmitErrorSaying(copy.notCreated, factsOf(failure), copy.notSent);
  return toSubmitError({ ...failure, reason }, copy.notSent);
}

/** Without the platform's words, which are the same. */
function factsOf({ at, status, requestId }: SubmitFailureFacts): SubmitFailureFacts {
  return { at, ...(status !== undefined && { status }), ...(requestId !== undefined && { requestId }) };
}
