import { X } from '@lucide/icons';
import { memo, type ReactNode, use, useEffect, useRef } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import type { FieldProps } from '../Field/Field.tsx';
import { ariaFieldProps, Field } from '../Field/Field.tsx';
import { chip } from '../FilterChips/chip.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChoiceInput, ChoiceList, type ChoiceOption } from '../SearchableSelect/ChoiceParts.tsx';
import { box } from '../SearchableSelect/SearchableSelect.css.ts';
import { chips, chipWords, field, goingOn } from './MultiSelect.css.ts';

export interface MultiSelectProps extends FieldProps {
  /** All of them, in the order to show them. A constant list. */
  options: readonly ChoiceOption[];
  /** The values of the chosen options, in the order in which they were chosen. */
  value: readonly string[];
  /** Called with all values that are chosen now. */
  onChange: (value: readonly string[]) => void;
  /** Names the list of what is chosen, e.g. „Gewählte Rollen“. */
  chosenLabel: string;
  /** Names the button that takes a choice back, e.g. „Packplatz entfernen“. */
  removeLabel: (label: string) => string;
  /** Shown where no option holds what is typed, e.g. „Keine Treffer.“ */
  emptyText: string;
  /** An example of what can be typed; never the only place of an instruction. */
  placeholder?: string;
  /** In its place once something is chosen, e.g. „Weitere suchen“. */
  morePlaceholder?: string;
}

/**
 * Several choices out of many, found by typing; what is chosen stands below the field, each with a way
 * to take it back. Up to seven that can all be seen: a `CheckboxGroup`.
 *
 * First used by the carriers and countries of a filter that is saved, and by the roles of an invitation.
 *
 * Source: react-aria-components, ComboBox with `selectionMode`.
 */
export const MultiSelect = memo(function MultiSelect({
  options,
  value,
  onChange,
  chosenLabel,
  removeLabel,
  emptyText,
  placeholder,
  morePlaceholder = placeholder,
  isDisabled,
  ...frame
}: MultiSelectProps) {
  return (
    <Field {...frame}>
      {(control, ids) => (
        <div className={field}>
          <ComboBox
            {...ariaFieldProps(control, ids)}
            id={control.id}
            isDisabled={isDisabled}
            selectionMode="multiple"
            defaultItems={options}
            value={value}
            onChange={(keys) => onChange(keys.map(String))}
            allowsEmptyCollection
            className={box}
          >
            <GoingOn>
              <ChoiceInput placeholder={value.length > 0 ? morePlaceholder : placeholder} />
            </GoingOn>
            <ChoiceList emptyText={emptyText} />
          </ComboBox>
          <Chosen
            {...{ options, value, onChange, removeLabel, isDisabled }}
            label={chosenLabel}
            inputId={control.id}
          />
        </div>
      )}
    </Field>
  );
});

/** Tab goes on and takes nothing: react-aria would give back the choice that was just taken, as it is still marked. */
function GoingOn({ children }: { children: ReactNode }) {
  const state = use(ComboBoxStateContext);
  return (
    <span
      className={goingOn}
      onKeyDownCapture={({ key }) => {
        if (key === 'Tab') state?.selectionManager.setFocusedKey(null);
      }}
    >
      {children}
    </span>
  );
}

interface ChosenProps extends Pick<
  MultiSelectProps,
  'options' | 'value' | 'onChange' | 'removeLabel' | 'isDisabled'
> {
  label: string;
  /** Takes the focus when the last choice has gone under it. */
  inputId: string;
}

/** What is chosen. The focus of a choice that was taken back goes to the one that follows it. */
function Chosen({ options, value, onChange, removeLabel, isDisabled, label, inputId }: ChosenProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(null);

  useEffect(() => {
    const index = removed.current;
    if (index === null) return;
    removed.current = null;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(index, buttons.length - 1)];
    (next ?? document.getElementById(inputId))?.focus();
  });

  if (value.length === 0) return null;
  return (
    <ul ref={list} className={chips} aria-label={label}>
      {value.map((chosen, index) => {
        const words = options.find((option) => option.value === chosen)?.label ?? chosen;
        return (
          <li key={chosen} className={chip}>
            <span className={chipWords}>{words}</span>
            <IconButton
              label={removeLabel(words)}
              icon={X}
              iconSize="xs"
              size="sm"
              isDisabled={isDisabled}
              onPress={() => {
                removed.current = index;
                onChange(value.filter((other) => other !== chosen));
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}
