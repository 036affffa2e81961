import { Search } from 'lucide-react';
import { useState } from 'react';
import type { ComboBoxProps as AriaComboBoxProps, Key } from 'react-aria-components/ComboBox';
import {
  ComboBox as AriaComboBox,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
} from 'react-aria-components/ComboBox';
import { Header } from 'react-aria-components/ListBox';
import { fieldControl } from '../Field/control.css.ts';
import { field } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldLabel, FieldMessages, useField } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { surface } from '../Popover/surface.css.ts';
import * as styles from './ComboBox.css.ts';
import type { ComboBoxFailure, ComboBoxOption, ComboBoxSection } from './options.ts';

export type { ComboBoxFailure, ComboBoxOption, ComboBoxSection } from './options.ts';

export interface ComboBoxProps
  extends FieldProps, Pick<AriaComboBoxProps<object>, 'menuTrigger' | 'onFocus' | 'onBlur'> {
  /** What is typed. The owner keeps it, asks for suggestions and may empty it in `onSelect`. */
  inputValue: string;
  onInputChange: (text: string) => void;
  /** The suggestions for what is typed, already filtered, in the order to show them. */
  sections: readonly ComboBoxSection[];
  /** A suggestion was taken. Typing alone never takes one. */
  onSelect: (optionId: string) => void;
  placeholder?: string;
  /** An answer is on its way; suggestions that are still there stay. */
  isLoading?: boolean;
  loadingText?: string;
  /** Shown when something is typed and there is no suggestion. Leave it out until there is an answer. */
  emptyText?: string;
  failure?: ComboBoxFailure | undefined;
}

/** Stands for „try again“ among the options, so that the keyboard reaches it like any of them. */
const RETRY_KEY = 'combobox-retry';

/**
 * Finds one of many by typing: suggestions in groups, from anywhere, taken by arrow keys and
 * Enter or by a click. What is typed and not taken stays typed. For a choice out of a few
 * take `Select`, for text without suggestions `TextField`.
 *
 * Source: react-aria-components, ComboBox; WAI-ARIA Authoring Practices, combobox.
 */
export function ComboBox({
  inputValue,
  onInputChange,
  sections,
  onSelect,
  placeholder,
  isLoading = false,
  loadingText,
  emptyText,
  failure,
  menuTrigger,
  onFocus,
  onBlur,
  isDisabled,
  ...fieldProps
}: ComboBoxProps) {
  const { ids, controlProps } = useField(fieldProps);
  // Held only until the list has closed: the owner of the field decides what a taken option means.
  const [taken, setTaken] = useState<Key | null>(null);
  const isTyped = inputValue.trim() !== '';
  const status = isLoading ? loadingText : emptyText;

  const take = (key: Key | null) => {
    if (key === null) return;
    if (key === RETRY_KEY) {
      failure?.onRetry();
      return;
    }
    setTaken(key);
    onSelect(String(key));
  };

  return (
    <div className={field}>
      <FieldLabel ids={ids} isRequired={fieldProps.isRequired} isHidden={fieldProps.isLabelHidden}>
        {fieldProps.label}
      </FieldLabel>
      <AriaComboBox
        id={ids.control}
        aria-labelledby={ids.label}
        aria-describedby={controlProps['aria-describedby']}
        isInvalid={controlProps['aria-invalid'] ?? false}
        isRequired={fieldProps.isRequired}
        isDisabled={isDisabled}
        validationBehavior="aria"
        menuTrigger={menuTrigger}
        allowsCustomValue
        allowsEmptyCollection={isTyped && status !== undefined}
        // The suggestions are filtered already.
        defaultFilter={() => true}
        value={taken}
        onChange={take}
        inputValue={inputValue}
        onInputChange={onInputChange}
        onOpenChange={(isOpen) => !isOpen && setTaken(null)}
        onFocus={onFocus}
        onBlur={onBlur}
        className={styles.box}
      >
        <span className={styles.glass}>
          <Icon icon={Search} />
        </span>
        <Input
          className={`${fieldControl({})} ${styles.input}`}
          placeholder={placeholder}
          spellCheck={false}
        />
        <Popover className={`${surface} ${styles.popover}`} offset={4}>
          <ListBox
            className={styles.list}
            renderEmptyState={() => <div className={styles.status}>{status}</div>}
          >
            {sections.map((section) => (
              <ListBoxSection key={section.id} id={section.id} className={styles.section}>
                <Header className={styles.heading}>{section.title}</Header>
                {section.options.map((option) => (
                  <Option key={option.id} option={option} />
                ))}
              </ListBoxSection>
            ))}
            {failure && (
              <ListBoxItem id={RETRY_KEY} textValue={failure.text} className={styles.option}>
                <span className={styles.optionText}>
                  <span className={styles.failure}>{failure.text}</span>
                  <span className={styles.retry}>{failure.retryLabel}</span>
                </span>
              </ListBoxItem>
            )}
          </ListBox>
          {isLoading && (sections.length > 0 || failure) && (
            <div role="status" className={styles.status}>
              {loadingText}
            </div>
          )}
        </Popover>
      </AriaComboBox>
      <FieldMessages ids={ids} description={fieldProps.description} errorMessage={fieldProps.errorMessage} />
    </div>
  );
}

function Option({ option }: { option: ComboBoxOption }) {
  return (
    <ListBoxItem id={option.id} textValue={option.label} className={styles.option}>
      {option.icon}
      <span className={styles.optionText}>
        <span>{option.label}</span>
        {option.detail && <span className={styles.detail}>{option.detail}</span>}
      </span>
    </ListBoxItem>
  );
}
