import { writtenAmount } from 'contract';
import { memo, useCallback } from 'react';
import { Checkbox, type CheckboxProps } from '../components/Checkbox/Checkbox.tsx';
import { CodeField, type CodeFieldProps } from '../components/CodeField/CodeField.tsx';
import { DecimalField, type DecimalFieldProps } from '../components/DecimalField/DecimalField.tsx';
import { MoneyField, type MoneyFieldProps } from '../components/MoneyField/MoneyField.tsx';
import { RadioGroup, type RadioGroupProps } from '../components/RadioGroup/RadioGroup.tsx';
import { Select, type SelectProps } from '../components/Select/Select.tsx';
import { Switch, type SwitchProps } from '../components/Switch/Switch.tsx';
import { TextArea, type TextAreaProps } from '../components/TextArea/TextArea.tsx';
import { TextField, type TextFieldProps } from '../components/TextField/TextField.tsx';
import type { FormField } from './field.ts';
import { type TextValue, useField, useFieldPlace, useSettledText, useTyping } from './useField.ts';

// Each takes what its component takes, but for what the form knows: value, error, id and the ways back.

/** What is the form's own of any field. */
type Owned = 'id' | 'name' | 'ref' | 'value' | 'defaultValue' | 'errorMessage' | 'isInvalid' | 'onBlur';

type BoundProps<Props, Value> = Omit<Props, Owned | 'onChange'> & {
  /** `form.at('…')`. */
  readonly field: FormField<Value>;
};

export type BoundTextFieldProps = BoundProps<TextFieldProps, TextValue>;

/** One line of text. It renders for its error only. */
export const BoundTextField = memo(function BoundTextField({ field, ...looks }: BoundTextFieldProps) {
  const { input, ...bound } = useTypedField(field, looks.label);
  return <TextField autoComplete="off" {...looks} {...bound} ref={input} />;
});

export type BoundDecimalFieldProps = BoundProps<DecimalFieldProps, TextValue>;

/** A number, as it is typed. */
export const BoundDecimalField = memo(function BoundDecimalField({
  field,
  ...looks
}: BoundDecimalFieldProps) {
  const { input, ...bound } = useTypedField(field, looks.label);
  return <DecimalField {...looks} {...bound} ref={input} />;
});

export type BoundMoneyFieldProps = BoundProps<MoneyFieldProps, TextValue>;

/** An amount in euros; typed as „12,5“, it is „12,50“ once the field is left. */
export const BoundMoneyField = memo(function BoundMoneyField({ field, ...looks }: BoundMoneyFieldProps) {
  const { input, ...bound } = useTypedField(field, looks.label, writtenAmount);
  return <MoneyField {...looks} {...bound} ref={input} />;
});

export type BoundTextAreaProps = BoundProps<TextAreaProps, TextValue>;

/** Several lines of text. */
export const BoundTextArea = memo(function BoundTextArea({ field, ...looks }: BoundTextAreaProps) {
  const { input, ...bound } = useTypedField<HTMLTextAreaElement>(field, looks.label);
  return <TextArea {...looks} {...bound} ref={input} />;
});

export type BoundCodeFieldProps = BoundProps<CodeFieldProps, TextValue>;

/** Text in a notation, line by line with numbers. */
export const BoundCodeField = memo(function BoundCodeField({ field, ...looks }: BoundCodeFieldProps) {
  const { input, ...bound } = useTypedField<HTMLTextAreaElement>(field, looks.label);
  const lines = useSettledText(field).split('\n').length;
  return <CodeField {...looks} {...bound} lines={lines} ref={input} />;
});

function useTypedField<Control extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>(
  field: FormField<TextValue>,
  label: string,
  written?: (typed: string) => string,
) {
  useFieldPlace(field, label);
  const { error } = useField(field);
  const { input, handleChange, handleBlur } = useTyping<Control>(field, written);
  return { input, id: field.id, errorMessage: error, onChange: handleChange, onBlur: handleBlur };
}

export interface BoundSelectProps extends BoundProps<SelectProps, TextValue> {
  /** What the empty choice means; `null` for ids and links. Default the empty text. */
  readonly emptyValue?: null;
}

/** One choice out of a native list. */
export const BoundSelect = memo(function BoundSelect({ field, emptyValue, ...looks }: BoundSelectProps) {
  useFieldPlace(field, looks.label);
  const { value, error } = useField(field);
  const handleChange = useCallback(
    (choice: string) => field.choose(choice === '' && emptyValue === null ? null : choice),
    [field, emptyValue],
  );
  return <Select {...looks} id={field.id} value={value ?? ''} errorMessage={error} onChange={handleChange} />;
});

export type BoundRadioGroupProps = BoundProps<RadioGroupProps, TextValue>;

/** One choice out of a few that are all seen. */
export const BoundRadioGroup = memo(function BoundRadioGroup({ field, ...looks }: BoundRadioGroupProps) {
  useFieldPlace(field, looks.label);
  const { value, error } = useField(field);
  const handleChange = useCallback((choice: string) => field.choose(choice), [field]);
  return (
    <RadioGroup
      {...looks}
      id={field.id}
      value={value ?? undefined}
      errorMessage={error}
      onChange={handleChange}
    />
  );
});

export interface BoundCheckboxProps extends Omit<
  BoundProps<CheckboxProps, boolean | undefined>,
  'isSelected' | 'defaultSelected'
> {
  /** Called after the person has decided. */
  readonly onDecide?: (isSelected: boolean) => void;
}

/** Yes or no. */
export const BoundCheckbox = memo(function BoundCheckbox({ field, onDecide, ...looks }: BoundCheckboxProps) {
  useFieldPlace(field, looks.label);
  const { value, error } = useField(field);
  const handleChange = useCallback(
    (isSelected: boolean) => {
      field.choose(isSelected);
      onDecide?.(isSelected);
    },
    [field, onDecide],
  );
  return (
    <Checkbox
      {...looks}
      id={field.id}
      isSelected={value ?? false}
      errorMessage={error}
      onChange={handleChange}
    />
  );
});

export type BoundSwitchProps = Omit<
  BoundProps<SwitchProps, boolean | undefined>,
  'isSelected' | 'defaultSelected'
>;

/** On or off, in a form that is sent as a whole. */
export const BoundSwitch = memo(function BoundSwitch({ field, ...looks }: BoundSwitchProps) {
  useFieldPlace(field, looks.label);
  const { value, error } = useField(field);
  const handleChange = useCallback((isSelected: boolean) => field.choose(isSelected), [field]);
  return (
    <Switch
      {...looks}
      id={field.id}
      isSelected={value ?? false}
      errorMessage={error}
      onChange={handleChange}
    />
  );
});
