import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx';
import { DecimalField } from '../../../../components/DecimalField/DecimalField.tsx';
import { useAfterPress } from '../../../../components/Field/press.ts';
import type { SelectProps } from '../../../../components/Select/Select.tsx';
import { Select } from '../../../../components/Select/Select.tsx';
import type { TextFieldProps } from '../../../../components/TextField/TextField.tsx';
import { TextField } from '../../../../components/TextField/TextField.tsx';
import type { FlagFieldName, LinkFieldName, TextFieldName } from './field-names.ts';
import { fieldId } from './field-names.ts';
import { useBound, useFormContext } from './useShipmentForm.ts';

/**
 * Ties a native input to a text field of the form. The input keeps its text itself, so that a key
 * renders nothing; it takes over what comes from elsewhere (address book, swap, documents).
 */
export function useTyping(name: TextFieldName) {
  const form = useFormContext();
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const takeOver = () => {
      const text = form.readText(name);
      if (input.current && input.current.value !== text) input.current.value = text;
    };
    takeOver();
    return form.onFill(takeOver);
  }, [form, name]);

  const handleChange = useCallback((value: string) => form.type(name, value), [form, name]);
  const afterPress = useAfterPress();
  // A message below the field would move away what is being pressed.
  const handleBlur = useCallback(() => afterPress(() => form.leave(name)), [afterPress, form, name]);
  return { input, handleChange, handleBlur };
}

interface BoundTextProps extends Pick<
  TextFieldProps,
  | 'label'
  | 'description'
  | 'isRequired'
  | 'isReadOnly'
  | 'isMono'
  | 'type'
  | 'inputMode'
  | 'autoCapitalize'
  | 'spellCheck'
> {
  readonly name: TextFieldName;
}

/** A text field of the form. It renders for its error only, and hands on plain values. */
export const BoundTextField = memo(function BoundTextField({ name, ...looks }: BoundTextProps) {
  const { error } = useBound(name);
  const { input, handleChange, handleBlur } = useTyping(name);
  return (
    <TextField
      {...looks}
      ref={input}
      id={fieldId(name)}
      errorMessage={error}
      autoComplete="off"
      onChange={handleChange}
      onBlur={handleBlur}
    />
  );
});

/** A number of the form, as it is typed. */
export const BoundDecimalField = memo(function BoundDecimalField({ name, ...looks }: BoundTextProps) {
  const { error } = useBound(name);
  const { input, handleChange, handleBlur } = useTyping(name);
  return (
    <DecimalField
      {...looks}
      ref={input}
      id={fieldId(name)}
      errorMessage={error}
      onChange={handleChange}
      onBlur={handleBlur}
    />
  );
});

interface BoundSelectProps extends Pick<
  SelectProps,
  'label' | 'description' | 'isRequired' | 'isDisabled' | 'placeholder' | 'options'
> {
  readonly name: TextFieldName | LinkFieldName;
}

/** A native list of choices; the empty choice of a link is `null`. */
export const BoundSelect = memo(function BoundSelect({ name, ...looks }: BoundSelectProps) {
  const form = useFormContext();
  const { value, error } = useBound(name as LinkFieldName);
  const isLink = name.startsWith('linked');
  const handleChange = useCallback(
    (choice: string) => form.choose(name, isLink && choice === '' ? null : choice),
    [form, name, isLink],
  );
  return (
    <Select {...looks} id={fieldId(name)} value={value ?? ''} errorMessage={error} onChange={handleChange} />
  );
});

interface BoundCheckboxProps {
  readonly name: FlagFieldName;
  readonly label: string;
  readonly description?: string | undefined;
  readonly isDisabled?: boolean;
  /** Called after the person has decided. */
  readonly onDecide?: (isSelected: boolean) => void;
}

export const BoundCheckbox = memo(function BoundCheckbox({ name, onDecide, ...looks }: BoundCheckboxProps) {
  const form = useFormContext();
  const { value, error } = useBound(name);
  const handleChange = useCallback(
    (isSelected: boolean) => {
      form.choose(name, isSelected);
      onDecide?.(isSelected);
    },
    [form, name, onDecide],
  );
  return (
    <Checkbox {...looks} id={fieldId(name)} isSelected={value} errorMessage={error} onChange={handleChange} />
  );
});
