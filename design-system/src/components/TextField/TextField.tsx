import type { LucideIconData } from '@lucide/icons';
import type { ComponentProps } from 'react';
import { memo } from 'react';
import { fieldControl } from '../Field/control.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { Field, splitFieldProps } from '../Field/Field.tsx';
import { selectOnClick } from '../Field/select-on-click.ts';
import { Icon } from '../Icon/Icon.tsx';
import { box, input, prefix, suffix as suffixClass } from './TextField.css.ts';

/** Kinds of text; never `number`: it drops leading zeros and the German comma. */
export const textFieldTypes = ['text', 'email', 'tel', 'url', 'password'] as const;
export type TextFieldType = (typeof textFieldTypes)[number];

type InputAttributes = Pick<
  ComponentProps<'input'>,
  | 'ref'
  | 'name'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoFocus'
  | 'enterKeyHint'
  | 'maxLength'
  | 'placeholder'
  | 'spellCheck'
  | 'onFocus'
  | 'onBlur'
  | 'onKeyDown'
  | 'onPaste'
>;

/** What every field of one line takes, whatever is typed into it. */
export interface LineFieldProps extends FieldProps, InputAttributes {
  /** Give it for a controlled field; else the field keeps its text itself. */
  value?: string;
  /** The text at first, where the field keeps it itself. */
  defaultValue?: string;
  /** Called with the whole text at every key. */
  onChange?: (value: string) => void;
  /** Can be read and copied, not changed. Default false. */
  isReadOnly?: boolean;
  /** `lg` is 40 px high, 72 at the packing bench. Default `md`. */
  size?: 'md' | 'lg';
  /** Fixed width, where 0 and O must stay apart. Default false. */
  isMono?: boolean;
}

export interface TextFieldProps extends LineFieldProps, Pick<ComponentProps<'input'>, 'inputMode'> {
  /** Also decides about the keyboard of a phone: see `textFieldPurposes`. Default `text`. */
  type?: TextFieldType;
  /** The click that brings the focus selects what stands there, as Tab does. Default false. */
  selectsOnClick?: boolean;
  /** `end` for numbers that stand below each other. Default `start`. */
  align?: 'start' | 'end';
  /** Stands before the text and says nothing to assistive technology. */
  icon?: LucideIconData;
  /** Words before what is typed, such as „alle“ of „alle 2 Wochen“; they belong to the field's description. */
  lead?: string | undefined;
  /** A unit such as „kg“ at the end of the field; it belongs to the field's description. */
  suffix?: string;
}

/**
 * One line of text. A native input, because every key costs (see docs on performance): it is
 * memoised, so hand it plain values and stable handlers, never a new object per key.
 *
 * Source: https://react-aria.adobe.com/TextField (names of the props), https://www.w3.org/WAI/tutorials/forms/
 */
export const TextField = memo(function TextField(props: TextFieldProps) {
  const [field, own] = splitFieldProps(props);
  const {
    type = 'text',
    onChange,
    isReadOnly,
    size = 'md',
    selectsOnClick,
    align = 'start',
    isMono = false,
    icon,
    lead,
    suffix,
    ...attributes
  } = own;
  return (
    <Field {...field}>
      {(control) => {
        const suffixId = `${control.id}-unit`;
        const leadId = `${control.id}-lead`;
        const describedBy = [lead && leadId, suffix && suffixId, control['aria-describedby']]
          .filter(Boolean)
          .join(' ');
        return (
          <span className={box}>
            {icon && (
              <span className={prefix} data-size={size}>
                <Icon icon={icon} />
              </span>
            )}
            {lead && (
              <span id={leadId} className={prefix}>
                {lead}
              </span>
            )}
            <input
              {...attributes}
              {...(selectsOnClick && selectOnClick(attributes.onFocus))}
              {...control}
              type={type}
              aria-describedby={describedBy || undefined}
              className={`${fieldControl({ size, align, isMono })} ${input}`}
              data-size={size}
              data-prefix={icon ? 'icon' : lead && 'words'}
              data-suffix={suffix && (suffix.length > 3 ? 'long' : 'short')}
              disabled={field.isDisabled}
              readOnly={isReadOnly}
              onChange={onChange && ((event) => onChange(event.currentTarget.value))}
            />
            {suffix && (
              <span id={suffixId} className={suffixClass}>
                {suffix}
              </span>
            )}
          </span>
        );
      }}
    </Field>
  );
});
