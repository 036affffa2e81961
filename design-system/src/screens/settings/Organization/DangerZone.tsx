import { useState } from 'react';
import * as v from 'valibot';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { BoundTextField } from '../../../forms/fields.tsx';
import { FormFrame } from '../../../forms/FormFrame/FormFrame.tsx';
import { toSubmitError, toSubmitErrorSaying } from '../../../forms/submit-failure.ts';
import { useForm } from '../../../forms/useForm.ts';
import { SettingsSection } from '../../../patterns/SettingsFrame/SettingsSection.tsx';
import type { Deletion, DeletionFailure } from './organization-state.ts';
import { organizationCopy } from './Organization.copy.ts';

const { danger: copy } = organizationCopy;

export interface DangerZoneProps extends Deletion {
  /** What has to be typed. */
  name: string;
  /** Open at first, for stories. */
  isOpenAtFirst?: boolean;
}

/** The end of an organisation, for which its name has to be typed. */
export function DangerZone({ isOpenAtFirst = false, ...props }: DangerZoneProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <SettingsSection title={copy.title} description={copy.text}>
      <Button variant="danger" onPress={() => setOpen(true)}>
        {copy.open}
      </Button>
      {isOpen && <DeleteDialog {...props} onClose={() => setOpen(false)} />}
    </SettingsSection>
  );
}

function DeleteDialog({
  name,
  pending,
  failure,
  onSubmit,
  onClose,
}: Omit<DangerZoneProps, 'isOpenAtFirst'> & { onClose: () => void }) {
  const control = useForm({
    rules: () =>
      v.object({
        name: v.pipe(
          v.string(),
          v.check((typed) => typed.trim() === name.trim(), copy.wrongName),
        ),
      }),
    initialInput: { name: '' },
    pending,
    submitError: failure && toDeletionError(failure),
    onSubmit,
  });
  return (
    <Dialog
      isOpen
      size="lg"
      title={copy.title}
      closeLabel={copy.close}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
    >
      <FormFrame
        control={control}
        label={copy.title}
        submitLabel={copy.submit}
        pendingLabel={copy.pending}
        submitVariant="danger"
        actions={<Button onPress={onClose}>{copy.cancel}</Button>}
      >
        <p>{copy.text}</p>
        <p>{copy.question(name)}</p>
        <BoundTextField field={control.form.at('name')} label={copy.field} isRequired />
      </FormFrame>
    </Dialog>
  );
}

function toDeletionError(failure: DeletionFailure) {
  const { reason } = failure;
  if (reason === 'underWay') return toSubmitErrorSaying(copy.underWay, { at: failure.at }, copy.notDeleted);
  return toSubmitError({ ...failure, reason }, copy.notDeleted);
}
