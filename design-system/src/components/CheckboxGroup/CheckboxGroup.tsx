import { memo } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { choices } from '../Field/choice.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { Field } from '../Field/Field.tsx';

export interface CheckboxOption<Value extends string = string> {
  value: Value;
  label: string;
  description?: string;
  isDisabled?: boolean;
}

export interface CheckboxGroupProps extends FieldProps {
  /** In the order shown, each with words of its own. */
  options: readonly CheckboxOption[];
  /** The values of the options that are ticked. */
  value: readonly string[];
  /** Called with the values of all ticked options, in the order of the options. */
  onChange: (value: readonly string[]) => void;
  /**
   * `horizontal` for two or three short options, `tiles` for up to seven of two or three letters, all in one line.
   * Default `vertical`.
   */
  orientation?: 'horizontal' | 'vertical' | 'tiles';
}

/**
 * Several choices out of two to seven that should all be seen. The field's `id` is the first box's, so
 * that an error summary leads to something that takes the focus.
 *
 * First used by the weekdays of a regular pickup and by what a person wants to be told of.
 *
 * Source: https://www.w3.org/WAI/tutorials/forms/grouping/, https://react-aria.adobe.com/CheckboxGroup
 */
export const CheckboxGroup = memo(function CheckboxGroup({
  options,
  value,
  onChange,
  orientation = 'vertical',
  isDisabled,
  ...frame
}: CheckboxGroupProps) {
  const toggle = (option: string, isSelected: boolean) =>
    onChange(
      options.map((one) => one.value).filter((one) => (one === option ? isSelected : value.includes(one))),
    );
  return (
    <Field {...frame} isGroup>
      {(control, ids) => (
        <div
          role="group"
          aria-labelledby={ids.label}
          aria-describedby={control['aria-describedby']}
          className={choices}
          data-orientation={orientation}
        >
          {options.map((option, index) => (
            <Checkbox
              key={option.value}
              id={index === 0 ? control.id : undefined}
              label={option.label}
              description={option.description}
              isDisabled={isDisabled || option.isDisabled}
              isInvalid={control['aria-invalid']}
              isSelected={value.includes(option.value)}
              onChange={(isSelected) => toggle(option.value, isSelected)}
            />
          ))}
        </div>
      )}
    </Field>
  );
});
