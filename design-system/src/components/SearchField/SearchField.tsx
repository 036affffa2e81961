import { Search, X } from '@lucide/icons';
import type { ComponentProps, KeyboardEvent } from 'react';
import { memo, useRef } from 'react';
import { fieldControl } from '../Field/control.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { box, clear, glass, input as inputClass } from './SearchField.css.ts';

type InputAttributes = Pick<
  ComponentProps<'input'>,
  'name' | 'autoFocus' | 'onFocus' | 'onBlur' | 'aria-keyshortcuts'
>;

export interface SearchFieldProps extends FieldProps, InputAttributes {
  /** What can be searched for, e.g. „Name, Nummer oder Ort“. */
  placeholder: string;
  /** Name of the button that empties the field. */
  clearLabel: string;
  /** What is typed. Give it for a controlled field; else the field keeps it itself. */
  value?: string;
  /** The text at first, where the field keeps it itself. */
  defaultValue?: string;
  /** Called with the whole text at every key, and with none after clearing. */
  onChange?: (value: string) => void;
  /** Enter was pressed. */
  onSubmit?: (value: string) => void;
  /** `lg` is as high as a large button beside it. Default `md`. */
  size?: 'md' | 'lg';
}

/**
 * Narrows down what is shown, as it is typed. Escape or the cross empties it.
 *
 * Source: https://react-aria.adobe.com/SearchField
 */
export const SearchField = memo(function SearchField({
  label,
  description,
  errorMessage,
  isInvalid,
  isDisabled,
  isLabelHidden,
  id,
  clearLabel,
  onChange,
  onSubmit,
  size = 'md',
  ...attributes
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  const empty = () => {
    if (!input.current) return;
    // A controlled field takes its emptiness from `onChange`, another one from here.
    if (attributes.value === undefined) input.current.value = '';
    input.current.focus();
    onChange?.('');
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSubmit?.(value);
    if (event.key === 'Escape' && value !== '') {
      // The first Escape is for the field; only the next one may close what is around it.
      event.preventDefault();
      event.stopPropagation();
      empty();
    }
  };

  return (
    <Field {...{ label, description, errorMessage, isInvalid, isLabelHidden, id }}>
      {(control) => (
        <span className={box}>
          <span className={glass}>
            <Icon icon={Search} />
          </span>
          <input
            {...attributes}
            {...control}
            ref={input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            className={`${fieldControl({ size })} ${inputClass}`}
            disabled={isDisabled}
            onChange={onChange && ((event) => onChange(event.currentTarget.value))}
            onKeyDown={handleKeyDown}
          />
          <span className={clear}>
            <IconButton
              label={clearLabel}
              icon={X}
              iconSize="sm"
              size="sm"
              isDisabled={isDisabled}
              onPress={empty}
            />
          </span>
        </span>
      )}
    </Field>
  );
});
