import { Search } from '@lucide/icons';
import { type KeyboardEvent, use, useEffect, useEffectEvent, useState } from 'react';
import type { ComboBoxProps as AriaComboBoxProps, Key } from 'react-aria-components/ComboBox';
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
} from 'react-aria-components/ComboBox';
import { Header } from 'react-aria-components/ListBox';
import { fieldControl } from '../Field/control.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { ariaFieldProps, Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { listHeading, listSection } from '../Menu/sections.css.ts';
import { surface } from '../Popover/surface.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ComboBox.css.ts';
import * as optionList from './option-list.css.ts';
import { FailureContent, OptionContent, RETRY_KEY } from './OptionContent.tsx';
import type { ComboBoxFailure, ComboBoxSection } from './options.ts';

export type { ComboBoxFailure, ComboBoxOption, ComboBoxSection } from './options.ts';

export interface ComboBoxProps
  extends FieldProps, Pick<AriaComboBoxProps<object>, 'menuTrigger' | 'onFocus' | 'onBlur'> {
  /** What is typed. The owner keeps it, asks for suggestions and may empty it in `onSelect`. */
  inputValue: string;
  /** Called with the whole text at every key. */
  onInputChange: (text: string) => void;
  /** The suggestions for what is typed, already filtered, in the order to show them. */
  sections: readonly ComboBoxSection[];
  /** A suggestion was taken. Typing alone never takes one. */
  onSelect: (optionId: string) => void;
  /** An example of what can be typed; never the only place of an instruction. */
  placeholder?: string;
  /** An answer is on its way; suggestions that are still there stay. */
  isLoading?: boolean;
  /** Shown in the list and announced while `isLoading`, e.g. „Wird gesucht …“. */
  loadingText?: string;
  /** Shown when something is typed and there is no suggestion. Leave it out until there is an answer. */
  emptyText?: string;
  /** Shown in the list in place of suggestions, with a button that asks again. */
  failure?: ComboBoxFailure | undefined;
  /** Enter takes the only suggestion; for owners that suggest nothing once the text is empty. Default false. */
  takesOnlyOption?: boolean;
  /** There are suggestions before anything is typed, shown at a press or an arrow key. Default false. */
  suggestsUntyped?: boolean;
}

/**
 * Finds one of many by typing: suggestions in groups, from anywhere, taken by arrow keys and Enter, by Enter alone
 * where it is the only one and the owner wants that, or by a click. What is typed and not taken stays typed. For a
 * choice out of a few take `Select`, for text without suggestions `TextField`.
 *
 * The list opens only with something in it: it would announce „0 Optionen“ while they are looked for.
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
  takesOnlyOption = false,
  suggestsUntyped = false,
  menuTrigger,
  onFocus,
  onBlur,
  isDisabled,
  ...fieldProps
}: ComboBoxProps) {
  // Held only until the list has closed: the owner of the field decides what a taken option means.
  const [taken, setTaken] = useState<Key | null>(null);
  /** Somebody is looking for something: from a key on, until it is taken, dismissed or left. */
  const [isWanted, setWanted] = useState(false);
  /** Enter was pressed on what is typed: the only suggestion is meant, also where it is still on its way. */
  const [isEntered, setEntered] = useState(false);
  const isTyped = inputValue.trim() !== '';
  const isEmpty = sections.length === 0 && !failure;
  const shownStatus = isLoading ? loadingText : isEmpty ? emptyText : undefined;
  const standsAlone = isEmpty && isTyped && isWanted;

  const take = (key: Key | null) => {
    if (key === null) return;
    if (key === RETRY_KEY) {
      failure?.onRetry();
      return;
    }
    setTaken(key);
    onSelect(String(key));
  };
  const [onlyOption, ...otherOptions] = sections.flatMap(({ options }) => options);
  const hasOne = otherOptions.length === 0 && !failure;
  const handleKeyDown = ({ key, target }: KeyboardEvent) => {
    // With an arrow key somebody has chosen already.
    const hasActive = target instanceof Element && target.hasAttribute('aria-activedescendant');
    setEntered(takesOnlyOption && key === 'Enter' && isTyped && !hasActive);
    if (key === 'Escape') setWanted(false);
    if (key === 'ArrowDown' || key === 'ArrowUp') setWanted(true);
  };

  return (
    <Field {...fieldProps}>
      {(control, ids) => (
        <AriaComboBox
          id={ids.control}
          {...ariaFieldProps(control, ids)}
          isDisabled={isDisabled}
          menuTrigger={menuTrigger}
          allowsCustomValue
          // The suggestions are filtered already.
          defaultFilter={() => true}
          value={taken}
          onChange={take}
          inputValue={inputValue}
          onInputChange={(text) => {
            setWanted(true);
            onInputChange(text);
          }}
          onOpenChange={(isOpen) => {
            if (isOpen) return;
            setTaken(null);
            // A list that closes for want of options opens again with the next ones.
            if (!isEmpty) setWanted(false);
          }}
          onFocus={onFocus}
          onBlur={(event) => {
            setWanted(false);
            setEntered(false);
            onBlur?.(event);
          }}
          onKeyDown={handleKeyDown}
          className={styles.box}
        >
          <span className={styles.glass}>
            <Icon icon={Search} />
          </span>
          <Input
            className={`${fieldControl({})} ${styles.input}`}
            placeholder={placeholder}
            spellCheck={false}
            onClick={() => suggestsUntyped && setWanted(true)}
          />
          <Popover className={`${surface} ${optionList.popover}`} offset={4}>
            <ListBox className={optionList.list}>
              {sections.map((section) => (
                <ListBoxSection key={section.id} id={section.id} className={listSection}>
                  <Header className={listHeading}>{section.title}</Header>
                  {section.options.map((option) => (
                    <ListBoxItem
                      key={option.id}
                      id={option.id}
                      textValue={option.label}
                      className={optionList.option}
                    >
                      <OptionContent option={option} />
                    </ListBoxItem>
                  ))}
                </ListBoxSection>
              ))}
              {failure && (
                <ListBoxItem id={RETRY_KEY} textValue={failure.text} className={optionList.option}>
                  <FailureContent failure={failure} />
                </ListBoxItem>
              )}
            </ListBox>
            {/* There as long as the list is open, so that each change of it is heard. */}
            <div role="status">
              {shownStatus && <div className={optionList.status}>{shownStatus}</div>}
              {failure && !isLoading && <VisuallyHidden>{failure.text}</VisuallyHidden>}
            </div>
          </Popover>
          <OpenForLateOptions isWanted={isWanted && (isTyped || suggestsUntyped) && !isEmpty} />
          <TakeOnlyOption
            isMeant={isEntered && !isLoading}
            onTake={() => {
              setEntered(false);
              if (!hasOne || !onlyOption) return;
              setWanted(false);
              onSelect(onlyOption.id);
            }}
          />
          {/* And this one as long as there is no list to open. */}
          <div role="status" className={styles.alone}>
            {standsAlone && shownStatus && (
              <div className={`${surface} ${styles.aloneBox}`}>
                <div className={optionList.status}>{shownStatus}</div>
              </div>
            )}
          </div>
        </AriaComboBox>
      )}
    </Field>
  );
}

/** Opens the list with the first options that come, which is after the key that asked for them. */
function OpenForLateOptions({ isWanted }: { isWanted: boolean }) {
  const state = use(ComboBoxStateContext);
  useEffect(() => {
    if (isWanted && state && state.isFocused && !state.isOpen) state.open(null, 'input');
  });
  return null;
}

/** Takes what Enter has meant, once it is there, and closes the list. */
function TakeOnlyOption({ isMeant, onTake }: { isMeant: boolean; onTake: () => void }) {
  const state = use(ComboBoxStateContext);
  const take = useEffectEvent(() => {
    // The library draws what is in here a second time, to read its options, and without a state.
    if (!state) return;
    state.close();
    onTake();
  });
  useEffect(() => {
    if (isMeant) take();
  }, [isMeant]);
  return null;
}
