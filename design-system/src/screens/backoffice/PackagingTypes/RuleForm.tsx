import {
  packagingLabels,
  type PackagingRuleDraft,
  packagingRuleFormSchema,
  packagingStandings,
  type StaffPackagingRule,
} from 'contract';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Kbd } from '../../../components/Kbd/Kbd.tsx';
import { useFocusHandOver } from '../../../components/RetryButton/useFocusHandOver.ts';
import { formatRelativeDateTime } from '../../../format/index.ts';
import { BoundDecimalField, BoundRadioGroup, BoundTextField } from '../../../forms/fields.tsx';
import type { Form } from '../../../forms/form.ts';
import { staleVersionCopy } from '../../../forms/StaleVersion/StaleVersion.copy.ts';
import { useSettled } from '../../../forms/useField.ts';
import { SettingsForm } from '../../settings/saving/SettingsForm.tsx';
import type { RuleSaving } from './packaging-types-state.ts';
import { packagingTypesCopy } from './PackagingTypes.copy.ts';
import * as styles from './PackagingTypes.css.ts';
import { ruleFacts, toRuleDraft } from './rule-facts.ts';

const { form: copy } = packagingTypesCopy;
const { save, saving: savingWords, notSaved, overtaken } = copy;

const standingOptions = packagingStandings.map((value) => ({ value, label: copy.choices[value] }));

export interface RuleFormProps {
  readonly saving: RuleSaving;
  /** What takes the focus once the form is gone. */
  readonly findReturn: () => HTMLElement | null;
  /** What was typed is given up. */
  readonly onCancel: () => void;
}

/** One rule, edited below its row: Enter saves, Escape gives up. A key renders nothing of the table around it. */
export function RuleForm({ saving, findReturn, onCancel }: RuleFormProps) {
  const box = useRef<HTMLDivElement>(null);
  useFocusHandOver(box, findReturn);
  useEffect(() => box.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented || saving.pending)
      return;
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  };
  const { carrier, packaging } = saving.began;
  return (
    <div ref={box} onKeyDown={handleKeyDown}>
      <SettingsForm
        label={copy.label(carrier, packagingLabels[packaging])}
        schema={packagingRuleFormSchema}
        saving={saving}
        toDraft={toRuleDraft}
        toInput={toRuleInput}
        factsOf={ruleFacts}
        words={{ save, saving: savingWords, notSaved, overtaken }}
        savedBy={savedBy}
        actions={
          <Button variant="quiet" onPress={onCancel}>
            {copy.cancel} <Kbd keys="Esc" />
          </Button>
        }
      >
        {(form) => <Fields form={form} rule={saving.began} />}
      </SettingsForm>
    </div>
  );
}

interface FieldsProps {
  readonly form: Form<typeof packagingRuleFormSchema>;
  readonly rule: StaffPackagingRule;
}

function Fields({ form, rule }: FieldsProps) {
  const standing = useSettled(form.at('standing'));
  const { fields } = copy;
  return (
    <>
      <BoundRadioGroup
        field={form.at('standing')}
        label={copy.standing}
        orientation="horizontal"
        options={standingOptions}
        description={standing === 'none' ? copy.ofNone : undefined}
      />
      {standing === 'allowed' && (
        <>
          <p className={styles.about}>{isPallet(rule) ? copy.sides.pallet : copy.sides.parcel}</p>
          <div className={styles.limits} role="group" aria-label={copy.most}>
            <BoundDecimalField field={form.at('maxWeightKg')} label={fields.maxWeightKg} unit="kg" />
            <BoundDecimalField field={form.at('maxLengthCm')} label={fields.maxLengthCm} unit="cm" />
            <BoundDecimalField field={form.at('maxWidthCm')} label={fields.maxWidthCm} unit="cm" />
            <BoundDecimalField field={form.at('maxHeightCm')} label={fields.maxHeightCm} unit="cm" />
            <BoundDecimalField field={form.at('maxGirthCm')} label={fields.maxGirthCm} unit="cm" />
            <BoundDecimalField field={form.at('volumeDivisor')} label={fields.volumeDivisor} />
          </div>
          <div className={styles.limits} role="group" aria-label={copy.least}>
            <BoundDecimalField field={form.at('minLengthCm')} label={fields.minLengthCm} unit="cm" />
            <BoundDecimalField field={form.at('minWidthCm')} label={fields.minWidthCm} unit="cm" />
            <BoundDecimalField field={form.at('minHeightCm')} label={fields.minHeightCm} unit="cm" />
          </div>
        </>
      )}
      {standing !== 'none' && (
        <div className={styles.note}>
          <BoundTextField field={form.at('note')} label={fields.note} />
        </div>
      )}
    </>
  );
}

const isPallet = ({ packaging }: StaffPackagingRule) => packaging !== 'box' && packaging !== 'none';

/** Numbers without points between thousands, so that none is read in two ways. */
const typed = (value: number | null) => (value === null ? '' : String(value).replace('.', ','));

function toRuleInput({ standing, note, ...limits }: PackagingRuleDraft) {
  return {
    standing,
    note,
    maxWeightKg: typed(limits.maxWeightKg),
    maxLengthCm: typed(limits.maxLengthCm),
    maxWidthCm: typed(limits.maxWidthCm),
    maxHeightCm: typed(limits.maxHeightCm),
    maxGirthCm: typed(limits.maxGirthCm),
    minLengthCm: typed(limits.minLengthCm),
    minWidthCm: typed(limits.minWidthCm),
    minHeightCm: typed(limits.minHeightCm),
    volumeDivisor: typed(limits.volumeDivisor),
  };
}

function savedBy({ updatedAt, updatedBy }: StaffPackagingRule): string | undefined {
  return updatedAt !== null && updatedBy
    ? staleVersionCopy.savedBy(formatRelativeDateTime(updatedAt), updatedBy.full_name)
    : undefined;
}
