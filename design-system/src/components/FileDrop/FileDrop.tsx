import { Upload, X } from '@lucide/icons';
import { type ChangeEvent, memo, useEffect, useRef } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import { Field, splitFieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ProgressBar, type ProgressBarProps } from '../ProgressBar/ProgressBar.tsx';
import * as styles from './FileDrop.css.ts';

/** A file that was chosen, as it is shown. */
export interface ShownFile {
  name: string;
  /** Its size in words, e.g. „48 KB“. */
  sizeLabel: string;
  /** Names the button that takes it back, e.g. „kundenstamm.csv entfernen“. */
  removeLabel: string;
  onRemove: () => void;
}

export interface FileDropProps extends FieldProps {
  /** What to do, e.g. „CSV-Datei hierher ziehen oder auswählen“. */
  prompt: string;
  /** In its place once there is a file, e.g. „Andere Datei auswählen“; needed where one is shown. */
  otherPrompt?: string;
  /** File types as in HTML, e.g. `.csv,text/csv`; a hint to the browser, the rules judge. */
  accept?: string;
  /** Several can be chosen or dropped at once. Default false. */
  isMultiple?: boolean;
  /** A file was chosen or dropped; of several one after the other. */
  onSelect: (file: File) => void;
  /** The file that was chosen; none shows the prompt. */
  file?: ShownFile | null;
  /** How far its upload is; none before and after. */
  progress?: ProgressBarProps | null;
}

/**
 * Takes files, chosen or dropped. A native file input as large as its box: it takes what is dropped
 * on it and opens by Enter and Space, without a library.
 *
 * First used by the import of contacts (`/kontakte`) and the attachments of a shipment.
 *
 * Source: https://developer.mozilla.org/docs/Web/HTML/Element/input/file
 */
export const FileDrop = memo(function FileDrop(props: FileDropProps) {
  const [field, { prompt, otherPrompt, accept, isMultiple, onSelect, file = null, progress = null }] =
    splitFieldProps(props);
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    // Emptying the field empties its list too.
    const chosen = [...(currentTarget.files ?? [])];
    // The same file can be chosen again once it has been mended.
    currentTarget.value = '';
    for (const one of chosen) onSelect(one);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.drop}>
          <div className={styles.box}>
            <Icon icon={Upload} />
            <span>{(file && otherPrompt) ?? prompt}</span>
            <input
              {...control}
              type="file"
              accept={accept}
              multiple={isMultiple}
              className={styles.input}
              disabled={field.isDisabled}
              onChange={handleChange}
            />
          </div>
          {file && <Chosen {...file} inputId={control.id} />}
          {progress && <ProgressBar {...progress} />}
        </div>
      )}
    </Field>
  );
});

/** The file with its way back; the focus then goes to the field. */
function Chosen({ name, sizeLabel, removeLabel, onRemove, inputId }: ShownFile & { inputId: string }) {
  const wasPressed = useRef(false);
  useEffect(
    () => () => {
      if (wasPressed.current) document.getElementById(inputId)?.focus();
    },
    [inputId],
  );
  return (
    <div className={styles.file}>
      <span className={styles.name}>{name}</span>
      <span className={styles.size}>{sizeLabel}</span>
      <IconButton
        label={removeLabel}
        icon={X}
        iconSize="sm"
        size="sm"
        onPress={() => {
          wasPressed.current = true;
          onRemove();
        }}
      />
    </div>
  );
}
