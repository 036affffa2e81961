import { type StaffTerritory, type TerritoryDraft, territoryFormSchema, type TerritoryInput } from 'contract';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { BoundSwitch, BoundTextArea, BoundTextField } from '../../../forms/fields.tsx';
import type { Form } from '../../../forms/form.ts';
import { FieldGrid } from '../../../forms/FormFrame/FieldGrid.tsx';
import { FormFrame } from '../../../forms/FormFrame/FormFrame.tsx';
import { toSubmitError } from '../../../forms/submit-failure.ts';
import { useForm } from '../../../forms/useForm.ts';
import { factsByField } from '../../../patterns/VersionDiff/field-changes.ts';
import { SettingsForm } from '../../settings/saving/SettingsForm.tsx';
import type { TerritoryCreation, TerritoryEditing } from './countries-state.ts';
import { countriesCopy } from './Countries.copy.ts';
import { yesOrNo } from './country-columns.tsx';

const { territories: copy } = countriesCopy;

const nothing: TerritoryInput = {
  postalCodePrefixes: '',
  postalCodeLength: '',
  towns: '',
  name: '',
  isInCustomsTerritory: false,
  isInVatTerritory: false,
  note: '',
};

/** Asks for a special territory. A press beside it closes nothing. */
export function NewTerritoryDialog({
  pending,
  failure,
  onSubmit,
  onChangedChange,
  onClose,
}: TerritoryCreation) {
  const control = useForm({
    rules: () => territoryFormSchema,
    initialInput: nothing,
    pending,
    submitError: failure && toSubmitError(failure, copy.notAdded),
    onSubmit,
    onChangedChange,
  });
  return (
    <TerritoryDialog title={copy.addTitle} onClose={onClose}>
      <FormFrame
        control={control}
        label={copy.addTitle}
        submitLabel={copy.submit}
        pendingLabel={copy.pending}
        actions={<Button onPress={onClose}>{copy.cancel}</Button>}
      >
        <Fields form={control.form} />
      </FormFrame>
    </TerritoryDialog>
  );
}

/** Changes one; where somebody else was faster, it asks whose version stays. */
export function EditedTerritoryDialog({ saving, onClose }: TerritoryEditing) {
  return (
    <TerritoryDialog title={copy.editTitle} onClose={onClose}>
      <SettingsForm
        label={copy.editTitle}
        schema={territoryFormSchema}
        saving={saving}
        toDraft={toDraft}
        toInput={toInput}
        factsOf={factsOf}
      >
        {(form) => <Fields form={form} />}
      </SettingsForm>
    </TerritoryDialog>
  );
}

interface TerritoryDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function TerritoryDialog({ title, onClose, children }: TerritoryDialogProps) {
  return (
    <Dialog
      isOpen
      size="lg"
      title={title}
      closeLabel={copy.closeForm}
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {children}
    </Dialog>
  );
}

function Fields({ form }: { readonly form: Form<typeof territoryFormSchema> }) {
  return (
    <Stack gap={4}>
      <BoundTextField field={form.at('name')} label={copy.nameLabel} description={copy.nameHelp} isRequired />
      <FieldGrid columns={2}>
        <BoundTextField
          field={form.at('postalCodePrefixes')}
          label={copy.prefixesLabel}
          description={copy.prefixesHelp}
        />
        <BoundTextField
          field={form.at('postalCodeLength')}
          label={copy.length}
          description={copy.lengthHelp}
          inputMode="numeric"
        />
      </FieldGrid>
      <BoundTextField field={form.at('towns')} label={copy.towns} description={copy.townsHelp} />
      <BoundSwitch field={form.at('isInCustomsTerritory')} label={copy.customsLabel} />
      <BoundSwitch field={form.at('isInVatTerritory')} label={copy.vatLabel} />
      <BoundTextArea field={form.at('note')} label={copy.note} description={copy.noteHelp} />
    </Stack>
  );
}

function toDraft(territory: StaffTerritory): TerritoryDraft {
  const { id: _, version: _version, ...draft } = territory;
  return draft;
}

function toInput({ postalCodePrefixes, postalCodeLength, towns, ...draft }: TerritoryDraft): TerritoryInput {
  return {
    ...draft,
    postalCodePrefixes: postalCodePrefixes.join(', '),
    postalCodeLength: postalCodeLength === null ? '' : String(postalCodeLength),
    towns: towns.join(', '),
  };
}

function factsOf(draft: TerritoryDraft) {
  const { postalCodePrefixes, postalCodeLength, towns } = toInput(draft);
  return factsByField<TerritoryDraft>({
    name: { label: copy.nameLabel, value: draft.name },
    postalCodePrefixes: { label: copy.prefixesLabel, value: postalCodePrefixes },
    postalCodeLength: { label: copy.length, value: postalCodeLength },
    towns: { label: copy.towns, value: towns },
    isInCustomsTerritory: { label: copy.customsLabel, value: yesOrNo(draft.isInCustomsTerritory) },
    isInVatTerritory: { label: copy.vatLabel, value: yesOrNo(draft.isInVatTerritory) },
    note: { label: copy.note, value: draft.note },
  });
}
