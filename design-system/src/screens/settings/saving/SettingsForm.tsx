import { type ReactNode, useEffect, useState } from 'react';
import type * as v from 'valibot';
import type { Form, Rules } from '../../../forms/form.ts';
import { FormFrame } from '../../../forms/FormFrame/FormFrame.tsx';
import { StaleVersion } from '../../../forms/StaleVersion/StaleVersion.tsx';
import { toSubmitError } from '../../../forms/submit-failure.ts';
import { useForm } from '../../../forms/useForm.ts';
import { type FieldFact, fieldChanges } from '../../../patterns/VersionDiff/field-changes.ts';
import { VersionDiff } from '../../../patterns/VersionDiff/VersionDiff.tsx';
import type { SettingsSaving, Versioned } from './settings-saving.ts';
import { settingsFormCopy } from './SettingsForm.copy.ts';

export interface SettingsFormProps<Thing extends Versioned, Schema extends Rules> {
  /** Names the form, e.g. „Profil ändern“; heard, not seen. */
  label: string;
  schema: Schema;
  saving: SettingsSaving<Thing, v.InferOutput<Schema>>;
  /** What of the thing is edited here. */
  toDraft: (thing: Thing) => v.InferOutput<Schema>;
  /** What is typed of it, where that is not the same, e.g. numbers. */
  toInput?: (draft: v.InferOutput<Schema>) => v.InferInput<Schema>;
  /** What the fields say, in words: for what differs where two people have changed the same. */
  factsOf: (draft: v.InferOutput<Schema>) => readonly FieldFact[];
  /** The same of what somebody else has saved, where a later version may have put there what no draft can hold. */
  factsOfTheirs?: (thing: Thing) => readonly FieldFact[];
  /** Words in place of those of the settings. */
  words?: Partial<Record<keyof typeof settingsFormCopy, string>>;
  /** Ways out beside the button that saves. */
  actions?: ReactNode;
  /** What a field is called apart from its place, where its label needs that: „Empfänger, Ort“. */
  labelOf?: (name: string) => string | undefined;
  /** Who has saved it last, and when, as a sentence; for who was overtaken. */
  savedBy?: (thing: Thing) => string | undefined;
  /** Shows what is folded away, when a link of the summary leads there. */
  onUnfold?: () => void;
  /** `SettingsSection`s with the fields. */
  children: (form: Form<Schema>) => ReactNode;
}

/**
 * The form of a page of the settings: a page gives its fields and their words, this one saves them, says what came
 * of it, and shows what somebody else has changed meanwhile beside what was typed.
 */
export function SettingsForm<Thing extends Versioned, Schema extends Rules>(
  props: SettingsFormProps<Thing, Schema>,
) {
  return <FormOfVersion key={props.saving.began.version} {...props} />;
}

function FormOfVersion<Thing extends Versioned, Schema extends Rules>({
  label,
  schema,
  saving,
  toDraft,
  toInput = (draft) => draft,
  factsOf,
  factsOfTheirs = (thing) => factsOf(toDraft(thing)),
  words,
  actions,
  labelOf,
  savedBy,
  onUnfold,
  children,
}: SettingsFormProps<Thing, Schema>) {
  const copy = { ...settingsFormCopy, ...words };
  const { began, pending, failure, conflict, isSaved, onSubmit, onKeepMine, onTakeTheirs, onChangedChange } =
    saving;
  const [isChanged, setChanged] = useState(false);
  const control = useForm<Schema>({
    rules: () => schema,
    initialInput: toInput(toDraft(began)),
    ...(labelOf && { labelOf }),
    pending,
    submitError: failure && toSubmitError(failure, copy.notSaved),
    onSubmit,
    onChangedChange(isNowChanged) {
      setChanged(isNowChanged);
      onChangedChange?.(isNowChanged);
    },
  });
  const { form } = control;
  useEffect(() => {
    if (isSaved) form.saved();
  }, [isSaved, form]);
  return (
    <FormFrame
      control={control}
      label={label}
      submitLabel={copy.save}
      pendingLabel={copy.saving}
      actions={actions}
      {...(onUnfold && { onUnfold })}
      savedMessage={isSaved && !isChanged ? copy.saved : null}
      messages={
        conflict && (
          <StaleVersion
            // Who was overtaken again is asked again.
            key={conflict.theirs.version}
            title={copy.overtaken}
            text={savedBy?.(conflict.theirs)}
            isKept={conflict.isKept}
            onKeepMine={onKeepMine}
            onLoadCurrent={onTakeTheirs}
          >
            <VersionDiff changes={fieldChanges(factsOfTheirs(conflict.theirs), factsOf(conflict.mine))} />
          </StaleVersion>
        )
      }
    >
      {children(form)}
    </FormFrame>
  );
}
