import { memo } from 'react';
import { choice, choiceLine, choiceMark, choices } from '../Field/choice.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { Field } from '../Field/Field.tsx';
import { optionDescription, radio } from './RadioGroup.css.ts';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  description?: string;
  isDisabled?: boolean;
}

export interface RadioGroupProps extends FieldProps {
  /** In the order shown, each with words of its own. */
  options: readonly RadioOption[];
  /** The name under which the group is sent; without it, the group's own id. */
  name?: string;
  /** The value of the chosen option. Give it for a controlled field; else the field keeps it itself. */
  value?: string;
  /** Chosen at first, where the group keeps it itself. Without it nothing is chosen. */
  defaultValue?: string;
  /** Called with the value of the option, not its words. */
  onChange?: (value: string) => void;
  /** `horizontal` for two or three short options, `grid` for four places in two columns. Default `vertical`. */
  orientation?: 'horizontal' | 'vertical' | 'grid';
}

/**
 * One choice out of two to six that should all be seen. The field's `id` is the first radio's,
 * so that an error summary leads to something that takes the focus.
 *
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/radio/, https://react-aria.adobe.com/RadioGroup
 */
export const RadioGroup = memo(function RadioGroup({
  options,
  name,
  value,
  defaultValue,
  onChange,
  orientation = 'vertical',
  isDisabled,
  ...frame
}: RadioGroupProps) {
  return (
    <Field {...frame} isGroup>
      {({ id, ...control }, ids) => (
        <div
          {...control}
          role="radiogroup"
          aria-labelledby={ids.label}
          className={choices}
          data-orientation={orientation}
        >
          {options.map((option, index) => {
            const descriptionId = option.description && `${id}-${option.value}`;
            return (
              <label key={option.value} className={choice}>
                <span className={choiceLine}>
                  <input
                    id={index === 0 ? id : undefined}
                    type="radio"
                    className={`${choiceMark} ${radio}`}
                    name={name ?? id}
                    value={option.value}
                    checked={value === undefined ? undefined : value === option.value}
                    defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
                    disabled={isDisabled || option.isDisabled}
                    data-invalid={control['aria-invalid']}
                    aria-describedby={descriptionId}
                    onChange={() => onChange?.(option.value)}
                  />
                </span>
                <span>
                  {option.label}
                  {option.description && (
                    <span id={descriptionId} className={optionDescription}>
                      {option.description}
                    </span>
                  )}
                </span>
              </label>
            );
          })}
        </div>
      )}
    </Field>
  );
});
