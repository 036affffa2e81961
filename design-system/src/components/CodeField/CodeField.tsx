import type { ComponentProps, UIEvent } from 'react';
import { memo, useRef, useState } from 'react';
import { fieldControl } from '../Field/control.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { Field, splitFieldProps } from '../Field/Field.tsx';
import { box, code, numbers } from './CodeField.css.ts';

type AreaAttributes = Pick<ComponentProps<'textarea'>, 'ref' | 'name' | 'onFocus' | 'onBlur'>;

export interface CodeFieldProps extends FieldProps, AreaAttributes {
  /** The text. Give it for a controlled field; else the field keeps it itself. */
  value?: string;
  /** The text at first, where the field keeps it itself. */
  defaultValue?: string;
  /** Called with the whole text at every key. */
  onChange?: (value: string) => void;
  /** Can be read and copied, not changed. Default false. */
  isReadOnly?: boolean;
  /** How many lines there are, where the text is kept by the element itself and set without this field's knowing. */
  lines?: number;
  /** How many lines are seen at once. Default 8. */
  rows?: number;
}

/**
 * Text in a notation, such as JSON, line by line with numbers. Plain: no colours, no completion; Tab goes
 * to the next field as everywhere. What is wrong with it, the form says, with the number of the line.
 *
 * First used by the requests of the test center and by templates of labels in the back office.
 *
 * Source: https://www.w3.org/WAI/WCAG22/Understanding/no-keyboard-trap (why Tab writes nothing)
 */
export const CodeField = memo(function CodeField(props: CodeFieldProps) {
  const [field, own] = splitFieldProps(props);
  const { onChange, isReadOnly, rows = 8, value, defaultValue = '', lines: known, ...attributes } = own;
  const [typed, setTyped] = useState(defaultValue);
  const gutter = useRef<HTMLDivElement>(null);
  const lines = Math.max(known ?? 1, (value ?? typed).split('\n').length);
  const follow = (event: UIEvent<HTMLTextAreaElement>) => {
    if (gutter.current) gutter.current.scrollTop = event.currentTarget.scrollTop;
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className={box}>
          <div ref={gutter} className={numbers} aria-hidden="true">
            {Array.from({ length: lines }, (_, index) => `${index + 1}\n`)}
          </div>
          <textarea
            {...attributes}
            {...control}
            className={`${fieldControl({ isMono: true })} ${code}`}
            rows={rows}
            wrap="off"
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            value={value}
            defaultValue={value === undefined ? defaultValue : undefined}
            disabled={field.isDisabled}
            readOnly={isReadOnly}
            onScroll={follow}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              onChange?.(event.currentTarget.value);
            }}
          />
        </div>
      )}
    </Field>
  );
});
