import { memo } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import type { FieldProps } from '../Field/Field.tsx';
import { ariaFieldProps, Field } from '../Field/Field.tsx';
import { ChoiceInput, ChoiceList, type ChoiceOption } from './ChoiceParts.tsx';
import { box } from './SearchableSelect.css.ts';

export type { ChoiceOption } from './ChoiceParts.tsx';

export interface SearchableSelectProps extends FieldProps {
  /** All of them, in the order to show them. A constant list. */
  options: readonly ChoiceOption[];
  /** The value of the chosen option, or null. */
  value: string | null;
  /** Called with the value of the option, and with null once the text is emptied. */
  onChange: (value: string | null) => void;
  /** Shown where no option holds what is typed, e.g. „Keine Treffer.“ */
  emptyText: string;
  /** An example of what can be typed; never the only place of an instruction. */
  placeholder?: string;
  onBlur?: () => void;
}

/**
 * One choice out of many that are known, found by typing a part of it. It holds a value: what is typed
 * and not taken gives way to the words of the choice once the field is left. For what has to be looked
 * up elsewhere take a `ComboBox`, below thirty choices a `Select`.
 *
 * First used by the cost centre of a pickup and the default carrier of an organisation's settings.
 *
 * Source: react-aria-components, ComboBox; WAI-ARIA Authoring Practices, combobox.
 */
export const SearchableSelect = memo(function SearchableSelect({
  options,
  value,
  onChange,
  emptyText,
  placeholder,
  onBlur,
  isDisabled,
  ...frame
}: SearchableSelectProps) {
  return (
    <Field {...frame}>
      {(control, ids) => (
        <ComboBox
          {...ariaFieldProps(control, ids)}
          id={control.id}
          isDisabled={isDisabled}
          defaultItems={options}
          value={value}
          onChange={(key) => onChange(key === null ? null : String(key))}
          onBlur={onBlur}
          allowsEmptyCollection
          className={box}
        >
          <ChoiceInput placeholder={placeholder} />
          <ChoiceList emptyText={emptyText} />
        </ComboBox>
      )}
    </Field>
  );
});
