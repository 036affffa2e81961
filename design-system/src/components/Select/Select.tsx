import { ChevronDown } from '@lucide/icons';
import type { ComponentProps } from 'react';
import { memo } from 'react';
import { fieldControl } from '../Field/control.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { arrow, box, select } from './Select.css.ts';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  isDisabled?: boolean;
}

/** Options below a heading of their own. */
export interface SelectGroup<Value extends string = string> {
  label: string;
  options: readonly SelectOption<Value>[];
}

type SelectAttributes = Pick<
  ComponentProps<'select'>,
  'ref' | 'name' | 'autoComplete' | 'onFocus' | 'onBlur'
>;

export interface SelectProps extends FieldProps, SelectAttributes {
  /** A constant list: a new array on every render would undo the memoisation. */
  options: readonly (SelectOption | SelectGroup)[];
  /** The words of the empty choice, e.g. „Land wählen“. Without it, there is no empty choice. */
  placeholder?: string;
  /** The value of the chosen option. Give it for a controlled field; else the field keeps it itself. */
  value?: string;
  /** Chosen at first, where the field keeps its value itself. */
  defaultValue?: string;
  /** Called with the value of the option, not its words. */
  onChange?: (value: string) => void;
  /** `lg` is as high as a large button beside it. Default `md`. */
  size?: 'md' | 'lg';
}

/**
 * One choice out of about five to thirty. Below that use a RadioGroup, above it a ComboBox.
 * A native select: it is light, and on phones it opens the system's own list.
 *
 * Source: https://design-system.service.gov.uk/components/select/, https://react-aria.adobe.com/Select (names of the props)
 */
export const Select = memo(function Select({
  label,
  description,
  errorMessage,
  isInvalid,
  isRequired,
  isDisabled,
  isLabelHidden,
  id,
  options,
  placeholder,
  onChange,
  size = 'md',
  ...attributes
}: SelectProps) {
  return (
    <Field {...{ label, description, errorMessage, isInvalid, isRequired, isLabelHidden, id }}>
      {(control) => (
        <span className={box}>
          <select
            {...attributes}
            {...control}
            className={`${fieldControl({ size })} ${select}`}
            disabled={isDisabled}
            onChange={onChange && ((event) => onChange(event.currentTarget.value))}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map(renderOption)}
                </optgroup>
              ) : (
                renderOption(entry)
              ),
            )}
          </select>
          <span className={arrow}>
            <Icon icon={ChevronDown} />
          </span>
        </span>
      )}
    </Field>
  );
});

function renderOption({ value, label, isDisabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={isDisabled}>
      {label}
    </option>
  );
}
