import { Check, Pencil, X } from '@lucide/icons';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useFocusHandOver } from '../FocusHandOver/useFocusHandOver.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { editableCellCopy as copy } from './EditableCell.copy.ts';
import * as styles from './EditableCell.css.ts';

/** What became of the last attempt to save the cell. */
export type CellSaving =
  | { readonly kind: 'idle' | 'pending' | 'done' }
  /** What is wrong and what to do, e.g. „Höchstens 70 kg.“ */
  | { readonly kind: 'failed'; readonly message: string };

export interface EditableCellProps extends Pick<TextFieldProps, 'inputMode' | 'align' | 'suffix'> {
  /** Names what is edited, apart from its row and column: „Höchstgewicht von Paletten bei DHL“. */
  label: string;
  /** The value as it is typed; empty where there is none. */
  value: string;
  /** The value as it is read, where that is more than the text, e.g. with its unit. */
  children?: ReactNode;
  /** What became of the last attempt; a failure keeps the cell open. */
  saving: CellSaving;
  /** Called with another text than `value`, by Enter or the button. */
  onSave: (text: string) => void;
  /** The input was given up: what was said of it is over. */
  onCancel?: () => void;
}

/**
 * One value of a table that is edited in its place: a press opens it, Enter saves, Escape gives up. Nothing is sent by
 * leaving it, and nothing is lost by it: what was typed stays until it is saved or given up, also after a failure, which
 * stands below it. The content of a column's `cell`. A row of several values that belong together is a form.
 *
 * Used where each value stands alone: by the import of contacts, and for the names of one's own boxes.
 *
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/grid/examples/data-grids/ (editing a cell)
 */
export function EditableCell({ children, onCancel, onSave, saving, ...props }: EditableCellProps) {
  const { label, value } = props;
  /** What is typed; null while the value is only read. */
  const [text, setText] = useState<string | null>(null);
  const [kindBefore, setKindBefore] = useState(saving.kind);
  if (kindBefore !== saving.kind) {
    setKindBefore(saving.kind);
    if (kindBefore === 'pending' && saving.kind !== 'failed') setText(null);
  }
  const button = useRef<HTMLButtonElement>(null);

  if (text === null) {
    return (
      <button ref={button} type="button" className={styles.value} onClick={() => setText(value)}>
        <VisuallyHidden>{copy.edit(label)}</VisuallyHidden>
        <span>{children ?? (value === '' ? copy.none : value)}</span>
        <span className={styles.pencil}>
          <Icon icon={Pencil} size="sm" />
        </span>
      </button>
    );
  }
  const cancel = () => {
    setText(null);
    onCancel?.();
  };
  return (
    <Editor
      {...props}
      text={text}
      saving={saving}
      onType={setText}
      onSave={() => (text.trim() === value ? cancel() : onSave(text.trim()))}
      onCancel={cancel}
      findReturn={() => button.current}
    />
  );
}

interface EditorProps extends Omit<EditableCellProps, 'value' | 'children' | 'onSave' | 'onCancel'> {
  text: string;
  onType: (text: string) => void;
  onSave: () => void;
  onCancel: () => void;
  /** What takes the focus once nothing is edited any more. */
  findReturn: () => HTMLElement | null;
}

function Editor({ label, text, saving, onType, onSave, onCancel, findReturn, ...looks }: EditorProps) {
  const group = useRef<HTMLDivElement>(null);
  useFocusHandOver(group, findReturn);
  const isPending = saving.kind === 'pending';
  const message = saving.kind === 'failed' ? saving.message : undefined;

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // What is around, e.g. a panel, stays open; and the key does not go on to press the button that comes instead.
    event.preventDefault();
    event.stopPropagation();
    if (isPending) return;
    if (event.key === 'Enter') onSave();
    else onCancel();
  };
  return (
    <div ref={group} role="group" aria-label={label} aria-busy={isPending} className={styles.editor}>
      <div className={styles.line}>
        <TextField
          {...looks}
          label={label}
          isLabelHidden
          autoFocus
          autoComplete="off"
          value={text}
          isReadOnly={isPending}
          errorMessage={message}
          onChange={onType}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={handleKeyDown}
        />
        <IconButton label={copy.save} icon={Check} isDisabled={isPending} keepsFocus onPress={onSave} />
        <IconButton label={copy.cancel} icon={X} isDisabled={isPending} keepsFocus onPress={onCancel} />
      </div>
      {/* The field itself is read when it takes the focus, not when its message comes. */}
      <VisuallyHidden>
        <span role="status">{isPending ? copy.saving : message}</span>
      </VisuallyHidden>
    </div>
  );
}
