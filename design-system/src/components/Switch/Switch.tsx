import type { ComponentProps } from 'react';
import { memo } from 'react';
import { choice, choiceField, choiceLine } from '../Field/choice.css.ts';
import type { FieldState, FieldWords } from '../Field/Field.tsx';
import { FieldMessages, useField } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { line, messages, track } from './Switch.css.ts';

type InputAttributes = Pick<ComponentProps<'input'>, 'name' | 'value' | 'onFocus' | 'onBlur'>;

export interface SwitchProps extends FieldWords, FieldState, InputAttributes {
  /** Give it for a controlled switch; else it keeps its state itself. */
  isSelected?: boolean;
  /** On at first, where the switch keeps its state itself. Default false. */
  defaultSelected?: boolean;
  /** The id of words that stand elsewhere and belong to it. */
  describedBy?: string;
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void;
}

/**
 * Turns something on or off at once, without a form being sent. Its words stay the same in both states.
 *
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/switch/, https://react-aria.adobe.com/Switch
 */
export const Switch = memo(function Switch({
  label,
  description,
  errorMessage,
  isInvalid,
  isDisabled,
  isLabelHidden,
  id,
  isSelected,
  defaultSelected,
  describedBy,
  onChange,
  ...attributes
}: SwitchProps) {
  const { ids, controlProps } = useField({ id, description, errorMessage, isInvalid });
  return (
    <div className={choiceField}>
      <label className={choice}>
        <span className={`${choiceLine} ${line}`}>
          <input
            {...attributes}
            {...controlProps}
            aria-describedby={controlProps['aria-describedby'] ?? describedBy}
            type="checkbox"
            role="switch"
            className={track}
            checked={isSelected}
            defaultChecked={defaultSelected}
            disabled={isDisabled}
            onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
          />
        </span>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </label>
      {(errorMessage || description) && (
        <div className={messages}>
          <FieldMessages ids={ids} description={description} errorMessage={errorMessage} />
        </div>
      )}
    </div>
  );
});
