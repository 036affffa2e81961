import type { ComponentProps } from 'react';
import { memo } from 'react';
import { fieldControl } from '../Field/control.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { Field, splitFieldProps } from '../Field/Field.tsx';
import { area, paddingBlock } from './TextArea.css.ts';

type AreaAttributes = Pick<
  ComponentProps<'textarea'>,
  'ref' | 'name' | 'autoComplete' | 'maxLength' | 'placeholder' | 'rows' | 'spellCheck' | 'onFocus' | 'onBlur'
>;

export interface TextAreaProps extends FieldProps, AreaAttributes {
  /** The text. Give it for a controlled field; else the field keeps it itself. */
  value?: string;
  /** The text at first, where the field keeps it itself. */
  defaultValue?: string;
  /** Called with the whole text at every key. */
  onChange?: (value: string) => void;
  /** Can be read and copied, not changed. Default false. */
  isReadOnly?: boolean;
}

/**
 * Several lines of text, e.g. a note for the driver. Grows with its content where the browser can.
 *
 * Source: https://react-aria.adobe.com/TextField#multi-line
 */
export const TextArea = memo(function TextArea(props: TextAreaProps) {
  const [field, { onChange, isReadOnly, rows = 2, ...attributes }] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...attributes}
          {...control}
          rows={rows}
          className={`${fieldControl({})} ${area}`}
          // Where the field grows with its content, `rows` alone says nothing.
          style={{ minBlockSize: `calc(${rows}lh + 2 * ${paddingBlock})` }}
          disabled={field.isDisabled}
          readOnly={isReadOnly}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        />
      )}
    </Field>
  );
});
