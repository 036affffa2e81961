import {
  packagingLabels,
  type PackagingRuleDraft,
  packagingRuleFormSchema,
  type StaffPackagingRule,
} from 'contract';
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { Button } from '../../../components/Button/Button.tsx';
import type { FieldChange } from '../../../components/FieldDiff/FieldDiff.tsx';
import { useFocusHandOver } from '../../../components/FocusHandOver/useFocusHandOver.ts';
import { SignText } from '../../../components/SignText/SignText.tsx';
import { formatRelativeDateTime } from '../../../format/index.ts';
import type { Form } from '../../../forms/form.ts';
import { staleVersionCopy } from '../../../forms/StaleVersion/StaleVersion.copy.ts';
import { SettingsForm } from '../../settings/saving/SettingsForm.tsx';
import type { RuleEdit, RuleSaving } from './packaging-types-state.ts';
import { packagingTypesCopy } from './PackagingTypes.copy.ts';
import { type RuleInput, ruleFacts, toRuleDraft, toRuleInput, typedChanges } from './rule-facts.ts';
import { ruleLimits } from './rule-fields.ts';
import { RuleCell, StandingCell } from './RuleCell.tsx';
import * as styles from './RuleForm.css.ts';

const { form: copy, told } = packagingTypesCopy;
const { save, saving: savingWords, notSaved, overtaken } = copy;

export interface RuleFormProps {
  readonly saving: RuleSaving;
  /** What takes the focus once the form is gone. */
  readonly findReturn: () => HTMLElement | null;
  /** Told what is typed and not saved, for whoever tries it out meanwhile. */
  readonly onEdit: (edit: RuleEdit | undefined) => void;
  /** What was typed is given up. */
  readonly onCancel: () => void;
}

/**
 * One rule, edited in place of its row: its fields stand in the columns as far as these are shown. Enter saves, Escape
 * puts back what is saved. A key renders nothing of the table around it.
 */
export function RuleForm({ saving, findReturn, onEdit, onCancel }: RuleFormProps) {
  const box = useRef<HTMLDivElement>(null);
  useFocusHandOver(box, findReturn);
  useEffect(() => box.current?.querySelector('select')?.focus(), []);
  const { began } = saving;
  const [input, setInput] = useState(() => toRuleInput(toRuleDraft(began)));
  const changes = typedChanges(toRuleDraft(began), input);
  const isChanged = changes.length > 0;
  useEffect(() => {
    const read = v.safeParse(packagingRuleFormSchema, input);
    onEdit(isChanged ? { rule: began, draft: read.success ? read.output : null } : undefined);
    return () => onEdit(undefined);
  }, [began, input, isChanged, onEdit]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented || saving.pending)
      return;
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  };
  return (
    <div ref={box} onKeyDown={handleKeyDown}>
      <SettingsForm
        label={copy.label(began.carrier, packagingLabels[began.packaging])}
        schema={packagingRuleFormSchema}
        saving={saving}
        toDraft={toRuleDraft}
        toInput={toRuleInput}
        factsOf={ruleFacts}
        words={{ save, saving: savingWords, notSaved, overtaken }}
        savedBy={savedBy}
        actions={
          <>
            <Button variant="quiet" shortcut="Esc" aria-keyshortcuts="Escape" onPress={onCancel}>
              {copy.cancel}
            </Button>
            <Changes changes={changes} />
          </>
        }
      >
        {(form) => <Fields form={form} rule={began} changes={changes} onInput={setInput} />}
      </SettingsForm>
    </div>
  );
}

interface FieldsProps {
  readonly form: Form<typeof packagingRuleFormSchema>;
  readonly rule: StaffPackagingRule;
  readonly changes: readonly FieldChange[];
  readonly onInput: (input: RuleInput) => void;
}

function Fields({ form, rule, changes, onInput }: FieldsProps) {
  const input = useSyncExternalStore(form.onSettle, form.settled);
  useEffect(() => onInput(input), [input, onInput]);
  const { standing } = input;
  const isChanged = (key: keyof PackagingRuleDraft) => changes.some(({ path }) => path === key);
  const limits = ruleLimits.map(({ key, unit }) => (
    <RuleCell key={key} field={form.at(key)} name={copy.fields[key]} unit={unit} isChanged={isChanged(key)} />
  ));
  return (
    <div className={styles.row}>
      <strong className={styles.name}>{packagingLabels[rule.packaging]}</strong>
      <StandingCell
        field={form.at('standing')}
        isChanged={isChanged('standing')}
        isWide={standing !== 'allowed'}
      />
      {standing === 'allowed' && limits.slice(0, MOST)}
      {standing !== 'none' && (
        <div className={styles.further}>
          {standing === 'allowed' && limits.slice(MOST)}
          <RuleCell field={form.at('note')} name={copy.fields.note} isText isChanged={isChanged('note')} />
        </div>
      )}
      {standing !== 'refused' && (
        <p className={styles.about}>
          {standing === 'none' ? copy.ofNone : isPallet(rule) ? copy.sides.pallet : copy.sides.parcel}
        </p>
      )}
    </div>
  );
}

/** So many limits have a column where the table is narrower, too. */
const MOST = 6;

const isPallet = ({ packaging }: StaffPackagingRule) => packaging !== 'box' && packaging !== 'none';

function Changes({ changes }: { readonly changes: readonly FieldChange[] }) {
  return (
    <p className={styles.changes}>
      {changes.length === 0 ? copy.unchanged : copy.changed(changes.length)}{' '}
      {changes.map(({ path, label, before = told.nothing, after = told.nothing }, index) => (
        <span key={path}>
          {index > 0 && copy.separator}
          {label} <s>{before}</s> <SignText text="→" arrowLabel={copy.becomes} /> <strong>{after}</strong>
        </span>
      ))}
    </p>
  );
}

function savedBy({ updatedAt, updatedBy }: StaffPackagingRule): string | undefined {
  return updatedAt !== null && updatedBy
    ? staleVersionCopy.savedBy(formatRelativeDateTime(updatedAt), updatedBy.full_name)
    : undefined;
}
