import { customerRoles, ruleMessages } from 'contract';
import * as v from 'valibot';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { BoundRadioGroup } from '../../../forms/fields.tsx';
import { FormFrame } from '../../../forms/FormFrame/FormFrame.tsx';
import { toSubmitError } from '../../../forms/submit-failure.ts';
import { useForm } from '../../../forms/useForm.ts';
import { roleOptions } from './InviteDialog.tsx';
import { roleWords } from './team-columns.tsx';
import { type RoleChange, userName } from './team-state.ts';
import { teamCopy } from './Team.copy.ts';

const { roleChange: copy, invite } = teamCopy;

const roleSchema = v.object({ role: v.picklist(customerRoles, ruleMessages.unknownChoice) });

/** Asks for somebody's new role. */
export function RoleDialog({ user, roleMeanwhile, pending, failure, onSubmit, onClose }: RoleChange) {
  const control = useForm({
    rules: () => roleSchema,
    initialInput: { role: customerRoles.find((role) => role === user.role) ?? 'org_user' },
    pending,
    submitError: failure && toSubmitError(failure, copy.notSaved),
    onSubmit: ({ role }) => onSubmit(role),
  });
  const title = copy.title(userName(user));
  return (
    <Dialog
      isOpen
      size="lg"
      title={title}
      closeLabel={copy.close}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <FormFrame
        control={control}
        label={title}
        submitLabel={copy.submit}
        pendingLabel={copy.pending}
        messages={
          roleMeanwhile !== null && (
            <Banner tone="warning" role="status">
              {copy.meanwhile(roleWords(roleMeanwhile))}
            </Banner>
          )
        }
        actions={<Button onPress={onClose}>{invite.cancel}</Button>}
      >
        <BoundRadioGroup
          field={control.form.at('role')}
          label={invite.role}
          description={copy.help}
          options={roleOptions}
          isRequired
        />
      </FormFrame>
    </Dialog>
  );
}
