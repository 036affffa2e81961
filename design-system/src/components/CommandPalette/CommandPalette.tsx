import { Search, X } from '@lucide/icons';
import { useLayoutEffect, useRef } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Input, TextField } from 'react-aria-components/TextField';
import { FOCUS_EVENT } from 'react-aria/private/utils/constants';
import * as suggestions from '../ComboBox/option-list.css.ts';
import { FailureContent, OptionContent, RETRY_KEY } from '../ComboBox/OptionContent.tsx';
import type { ComboBoxFailure, ComboBoxOption } from '../ComboBox/options.ts';
import type { TriggeredOverlay } from '../Dialog/overlay.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { listHeading, listSection } from '../Menu/sections.css.ts';
import { scrim } from '../Sheet/Sheet.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CommandPalette.css.ts';

/** One entry: a command, or with `href` a place. */
export interface Command extends ComboBoxOption {
  href?: string;
  /** The place is another site, which stands in a tab of its own. Say so in `detail`. */
  opensNewTab?: boolean;
  /** The keys that do the same everywhere, e.g. „N“. */
  shortcut?: string;
}

/** Entries of one kind under their heading. */
export interface CommandSection {
  id: string;
  title: string;
  commands: readonly Command[];
}

/** A key and what it does, for the line at the foot. */
export interface CommandHint {
  keys: string;
  does: string;
}

export interface CommandPaletteProps extends Omit<TriggeredOverlay, 'trigger' | 'initialFocusRef'> {
  /** Names the dialog and its field, e.g. „Suchen oder springen“. */
  label: string;
  /** What can be searched for, shown while nothing is typed. */
  placeholder: string;
  /** Names the button that closes it, on phones only: elsewhere there is Escape. */
  closeLabel: string;
  /** What is typed. The owner keeps it and asks for what fits. */
  inputValue: string;
  /** Called with the whole text at every key. */
  onInputChange: (text: string) => void;
  /** What fits, already filtered and in order. While nothing is typed: what was used last, and what is used most. */
  sections: readonly CommandSection[];
  /** An entry was chosen, a place as well as a command. The palette closes by itself. */
  onAction: (id: string) => void;
  /** An answer is on its way; entries that are still there stay. Default false. */
  isLoading?: boolean;
  /** Shown and announced while `isLoading`, e.g. „Wird gesucht …“. */
  loadingText: string;
  /** Shown and announced when nothing fits. */
  emptyText: string;
  /** How many entries there are, e.g. „10 Treffer“; also announced. */
  resultLabel: string;
  /** Shown in place of entries, with a button that asks again. */
  failure?: ComboBoxFailure | undefined;
  /** Keys and what they do, in the line at the lower edge. Default none. */
  hints?: readonly CommandHint[];
}

/**
 * Everything that can be done or gone to, found by typing. The first entry is marked as soon as
 * something is typed, so that Enter takes it. For a choice within a form take `ComboBox`.
 *
 * Source: react-aria-components, Autocomplete; WAI-ARIA Authoring Practices, combobox.
 */
export function CommandPalette({
  label,
  placeholder,
  closeLabel,
  inputValue,
  onInputChange,
  sections,
  onAction,
  isLoading = false,
  loadingText,
  emptyText,
  resultLabel,
  failure,
  hints = [],
  ...overlayProps
}: CommandPaletteProps) {
  const list = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);
  const firstId = sections[0]?.commands[0]?.id;
  // What comes later and stands first is what Enter takes, unless somebody has moved among what was there.
  useLayoutEffect(() => {
    if (inputValue === '' || hasChosen.current || firstId === undefined) return;
    const detail = { focusStrategy: 'first' };
    list.current?.dispatchEvent(new CustomEvent(FOCUS_EVENT, { cancelable: true, bubbles: true, detail }));
    // Typing marks the first entry by itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [firstId]);

  const isEmpty = sections.length === 0 && !failure;
  const words = isEmpty ? emptyText : resultLabel;
  const status = isLoading ? loadingText : words;

  return (
    <ModalOverlay isDismissable {...overlayProps} className={scrim}>
      <Modal className={styles.box}>
        <Dialog aria-label={label} className={styles.dialog}>
          {({ close }) => (
            <Autocomplete
              inputValue={inputValue}
              onInputChange={(text) => {
                hasChosen.current = false;
                onInputChange(text);
              }}
            >
              <TextField
                aria-label={label}
                autoFocus
                className={styles.field}
                onKeyDown={({ key }) => {
                  if (key.startsWith('Arrow')) hasChosen.current = true;
                }}
              >
                <span className={styles.glass}>
                  <Icon icon={Search} size="lg" />
                </span>
                <Input
                  // react-aria leaves it a text field; it works as a combobox whose list is always open.
                  role="combobox"
                  aria-expanded
                  className={styles.input}
                  placeholder={placeholder}
                />
                <span className={styles.escape}>
                  <Kbd keys="Esc" />
                  <span className={styles.close}>
                    <IconButton label={closeLabel} icon={X} onPress={close} />
                  </span>
                </span>
              </TextField>
              <ListBox
                ref={list}
                aria-label={label}
                className={styles.list}
                renderEmptyState={() => <div className={suggestions.status}>{status}</div>}
                onAction={(key) => {
                  if (key === RETRY_KEY) {
                    failure?.onRetry();
                    return;
                  }
                  close();
                  onAction(String(key));
                }}
              >
                {sections.map((section) => (
                  <ListBoxSection key={section.id} id={section.id} className={listSection}>
                    <Header className={listHeading}>{section.title}</Header>
                    {section.commands.map((command) => (
                      <ListBoxItem
                        key={command.id}
                        id={command.id}
                        href={command.href}
                        {...(command.opensNewTab && { target: '_blank', rel: 'noopener noreferrer' })}
                        textValue={command.label}
                        className={`${suggestions.option} ${styles.item}`}
                      >
                        <OptionContent option={command} />
                        {command.shortcut && <Kbd keys={command.shortcut} />}
                      </ListBoxItem>
                    ))}
                  </ListBoxSection>
                ))}
                {failure && (
                  <ListBoxItem id={RETRY_KEY} textValue={failure.text} className={suggestions.option}>
                    <FailureContent failure={failure} />
                  </ListBoxItem>
                )}
              </ListBox>
              <div className={styles.footer}>
                {hints.map(({ keys, does }) => (
                  <span key={keys} className={styles.hint}>
                    <Kbd keys={keys} /> {does}
                  </span>
                ))}
                <span role="status" className={styles.status} data-repeated={isEmpty || undefined}>
                  {status}
                  {failure && !isLoading && <VisuallyHidden>{failure.text}</VisuallyHidden>}
                </span>
              </div>
            </Autocomplete>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
