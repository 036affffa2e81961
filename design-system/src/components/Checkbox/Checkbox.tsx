import type { ComponentProps } from 'react';
import { memo, useCallback } from 'react';
import {
  bareChoice,
  choice,
  choiceField,
  choiceLine,
  choiceMark,
  choiceMessages,
} from '../Field/choice.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldMessages, RequiredMark, useField } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { box, tick } from './Checkbox.css.ts';

type InputAttributes = Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'onFocus' | 'onBlur' | 'aria-controls'
>;

export interface CheckboxProps extends FieldProps, InputAttributes {
  /** Give it for a controlled box; else the box keeps its tick itself. */
  isSelected?: boolean;
  /** The tick at first, where the box keeps it itself. Default false. */
  defaultSelected?: boolean;
  /** Some of what it stands for is chosen; shown as a dash. */
  isIndeterminate?: boolean;
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void;
}

/**
 * Yes or no, counting only when the form is sent. For what takes effect at once, use a Switch.
 *
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/, https://react-aria.adobe.com/Checkbox
 */
export const Checkbox = memo(function Checkbox({
  label,
  description,
  errorMessage,
  isInvalid,
  isRequired,
  isDisabled,
  isLabelHidden,
  id,
  isSelected,
  defaultSelected,
  isIndeterminate = false,
  onChange,
  ...attributes
}: CheckboxProps) {
  const { ids, controlProps } = useField({ id, description, errorMessage, isInvalid, isRequired });
  const setIndeterminate = useCallback(
    (input: HTMLInputElement | null) => {
      // There is no attribute for it.
      if (input) input.indeterminate = isIndeterminate;
    },
    [isIndeterminate],
  );
  return (
    <div className={choiceField}>
      <label className={isLabelHidden ? `${choice} ${bareChoice}` : choice}>
        <span className={choiceLine}>
          <input
            {...attributes}
            {...controlProps}
            ref={setIndeterminate}
            type="checkbox"
            className={`${choiceMark} ${box}`}
            checked={isSelected}
            defaultChecked={defaultSelected}
            disabled={isDisabled}
            onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
          />
          <svg className={tick} data-for="checked" viewBox="0 0 12 12" aria-hidden="true">
            <path d="m2.5 6.4 2.4 2.4 4.6-5.4" />
          </svg>
          <svg className={tick} data-for="indeterminate" viewBox="0 0 12 12" aria-hidden="true">
            <path d="M3 6h6" />
          </svg>
        </span>
        {isLabelHidden ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <span>
            {label}
            {isRequired && <RequiredMark />}
          </span>
        )}
      </label>
      {(errorMessage || description) && (
        <div className={choiceMessages}>
          <FieldMessages ids={ids} description={description} errorMessage={errorMessage} />
        </div>
      )}
    </div>
  );
});
