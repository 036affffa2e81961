import { CircleAlert } from '@lucide/icons';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  description as descriptionClass,
  error,
  errorIcon,
  field,
  label as labelClass,
  requiredMark,
} from './Field.css.ts';

/** What a field says about itself. */
export interface FieldWords {
  /** Shown above the control, and its accessible name. */
  label: string;
  /** Shown below the control; say here what format or content is meant. */
  description?: string;
  /** What is wrong and what to do. Its presence makes the field invalid. */
  errorMessage?: string;
  /** For a field whose meaning is visible from its place, e.g. in the header row of a table. */
  isLabelHidden?: boolean;
}

/** What a field has as a single control. */
export interface FieldState {
  /** Marks it as wrong without words of its own, e.g. where one message stands for several fields. */
  isInvalid?: boolean;
  /** Takes it out of use and out of the order of the Tab key. Default false. */
  isDisabled?: boolean;
  /** The id of the control, so that an error summary can link to it. */
  id?: string;
}

/** Whether a field may stay empty. */
export interface FieldRequirement {
  /** Shows an asterisk behind the label and tells assistive technology; checking is the work of the rules. */
  isRequired?: boolean;
}

/** What every field takes; the names are those of react-aria. Parts of it are for what is not quite a field. */
export interface FieldProps extends FieldWords, FieldState, FieldRequirement {}

/** The ids that tie label, description and message to their control. */
export interface FieldIds {
  control: string;
  label: string;
  description: string;
  error: string;
}

/** What the field hands to its control as attributes. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** The wiring between a control and its words, for fields that lay them out in their own way. */
export function useField({
  id,
  description,
  errorMessage,
  isInvalid,
  isRequired,
}: Omit<FieldProps, 'label'>) {
  const ownId = useId();
  const control = id ?? ownId;
  const ids: FieldIds = {
    control,
    label: `${control}-label`,
    description: `${control}-description`,
    error: `${control}-error`,
  };
  const describedBy = [errorMessage && ids.error, description && ids.description].filter(Boolean).join(' ');
  const invalid = isInvalid ?? Boolean(errorMessage);
  const controlProps: FieldControl = {
    id: control,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': invalid || undefined,
    'aria-required': isRequired || undefined,
  };
  return { ids, controlProps };
}

/** `FieldControl` in the words of react-aria, for its fields, whose ids are their own. */
export function ariaFieldProps(control: FieldControl, ids: FieldIds) {
  return {
    'aria-labelledby': ids.label,
    'aria-describedby': control['aria-describedby'],
    isInvalid: control['aria-invalid'] ?? false,
    isRequired: control['aria-required'] ?? false,
    // The rules of the form judge, not the browser.
    validationBehavior: 'aria',
  } as const;
}

export interface FieldLabelProps {
  ids: FieldIds;
  children: ReactNode;
  isRequired?: boolean | undefined;
  isHidden?: boolean | undefined;
  /** A group has no single control to point at: it is named by `aria-labelledby`. */
  isOfGroup?: boolean | undefined;
}

export function FieldLabel({ ids, children, isRequired, isHidden, isOfGroup }: FieldLabelProps) {
  const words = (
    <>
      {children}
      {isRequired && <RequiredMark />}
    </>
  );
  const element = isOfGroup ? (
    <span id={ids.label} className={labelClass}>
      {words}
    </span>
  ) : (
    <label id={ids.label} htmlFor={ids.control} className={labelClass}>
      {words}
    </label>
  );
  return isHidden ? <VisuallyHidden>{element}</VisuallyHidden> : element;
}

/** For the eye; assistive technology hears it from `aria-required`. */
export function RequiredMark() {
  return (
    <span className={requiredMark} aria-hidden="true">
      {'\u00A0*'}
    </span>
  );
}

export interface FieldMessagesProps {
  ids: FieldIds;
  description?: string | undefined;
  errorMessage?: string | undefined;
}

/** The error first: it is what a person looks for. */
export function FieldMessages({ ids, description, errorMessage }: FieldMessagesProps) {
  return (
    <>
      {errorMessage && (
        <p id={ids.error} className={error}>
          <span className={errorIcon}>
            <Icon icon={CircleAlert} size="sm" />
          </span>
          {errorMessage}
        </p>
      )}
      {description && (
        <p id={ids.description} className={descriptionClass}>
          {description}
        </p>
      )}
    </>
  );
}

export interface FieldFrameProps extends FieldProps {
  /** Draws the control with the attributes and ids that tie it to its words. */
  children: (control: FieldControl, ids: FieldIds) => ReactNode;
  /** For several controls under one label, which then names no single one of them. Default false. */
  isGroup?: boolean;
}

/**
 * The one owner of label, required mark, description and error message of a field.
 * Fields are built on it; screens use the fields.
 *
 * Source: https://www.w3.org/WAI/tutorials/forms/, https://react-aria.adobe.com/forms
 */
export function Field({ children, isGroup, ...props }: FieldFrameProps) {
  const { ids, controlProps } = useField(props);
  return (
    <div className={field}>
      <FieldLabel ids={ids} isRequired={props.isRequired} isHidden={props.isLabelHidden} isOfGroup={isGroup}>
        {props.label}
      </FieldLabel>
      {children(controlProps, ids)}
      <FieldMessages ids={ids} description={props.description} errorMessage={props.errorMessage} />
    </div>
  );
}
