import {
  type TestSample,
  type TestSampleDraft,
  testSampleFormSchema,
  type TestSampleInput,
  usuallyIgnoredFields,
} from 'contract';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { formatNumber } from '../../../format/index.ts';
import { BoundDecimalField, BoundTextArea, BoundTextField } from '../../../forms/fields.tsx';
import type { Form } from '../../../forms/form.ts';
import { FormFrame } from '../../../forms/FormFrame/FormFrame.tsx';
import { toSubmitError } from '../../../forms/submit-failure.ts';
import { useForm } from '../../../forms/useForm.ts';
import { factsByField } from '../../../patterns/VersionDiff/field-changes.ts';
import { SettingsForm } from '../../settings/saving/SettingsForm.tsx';
import { toTyped } from '../../shipments/NewShipment/form/package-input.ts';
import type { SampleCreation, SampleEditing } from './test-center-state.ts';
import { testSamplesCopy } from './TestCenter.copy.ts';

const { form: copy, creation, editing } = testSamplesCopy;

/** Asks for a new series; it begins with the fields that differ from day to day and say nothing. */
export function NewSampleDialog({ pending, failure, onSubmit, onChangedChange, onClose }: SampleCreation) {
  const control = useForm({
    rules: () => testSampleFormSchema,
    initialInput: toInput({ name: '', tolerancePercent: 0, ignoredFields: [...usuallyIgnoredFields] }),
    pending,
    submitError: failure && toSubmitError(failure, creation.notCreated),
    onSubmit,
    onChangedChange,
  });
  return (
    <SampleDialog title={creation.title} isPending={pending} onClose={onClose}>
      <FormFrame
        control={control}
        label={creation.title}
        submitLabel={creation.submit}
        pendingLabel={creation.pending}
        actions={<Button onPress={onClose}>{copy.cancel}</Button>}
      >
        <SampleFields form={control.form} />
      </FormFrame>
    </SampleDialog>
  );
}

/** Changes how a series is called and compared; what somebody else has changed meanwhile stands beside it. */
export function EditSampleDialog({ saving, onClose }: SampleEditing) {
  const { save, saving: pendingLabel, notSaved, overtaken } = editing;
  return (
    <SampleDialog title={editing.title} isPending={saving.pending} onClose={onClose}>
      <SettingsForm
        label={editing.title}
        schema={testSampleFormSchema}
        saving={saving}
        toDraft={toDraft}
        toInput={toInput}
        factsOf={factsOf}
        words={{ save, saving: pendingLabel, notSaved, overtaken }}
        actions={<Button onPress={onClose}>{copy.cancel}</Button>}
      >
        {(form) => <SampleFields form={form} />}
      </SettingsForm>
    </SampleDialog>
  );
}

interface SampleDialogProps {
  readonly title: string;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

/** A press beside it closes nothing, so that nothing that was typed is lost by it. */
function SampleDialog({ title, isPending, onClose, children }: SampleDialogProps) {
  return (
    <Dialog
      isOpen
      size="lg"
      title={title}
      closeLabel={copy.close}
      isDismissable={false}
      isKeyboardDismissDisabled={isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {children}
    </Dialog>
  );
}

function SampleFields({ form }: { readonly form: Form<typeof testSampleFormSchema> }) {
  return (
    <>
      <BoundTextField field={form.at('name')} label={copy.name} isRequired />
      <BoundDecimalField
        field={form.at('tolerancePercent')}
        label={copy.tolerance}
        description={copy.toleranceHelp}
        unit="%"
        isRequired
      />
      <BoundTextArea field={form.at('ignoredFields')} label={copy.ignored} description={copy.ignoredHelp} />
    </>
  );
}

function toDraft({ name, tolerancePercent, ignoredFields }: TestSample): TestSampleDraft {
  return { name, tolerancePercent, ignoredFields };
}

function toInput({ name, tolerancePercent, ignoredFields }: TestSampleDraft): TestSampleInput {
  return { name, tolerancePercent: toTyped(tolerancePercent), ignoredFields: ignoredFields.join('\n') };
}

function factsOf({ name, tolerancePercent, ignoredFields }: TestSampleDraft) {
  return factsByField<TestSampleDraft>({
    name: { label: copy.name, value: name },
    tolerancePercent: { label: copy.tolerance, value: `${formatNumber(tolerancePercent)}\u00A0%` },
    ignoredFields: { label: copy.ignored, value: ignoredFields.join(', ') },
  });
}
