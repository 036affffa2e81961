import { CircleAlert } from '@lucide/icons';
import { type PackagingStanding, packagingStandings } from 'contract';
import { memo } from 'react';
import { fieldControl } from '../../../components/Field/control.css.ts';
import { error as errorClass, errorIcon } from '../../../components/Field/Field.css.ts';
import { useField as useFieldIds } from '../../../components/Field/Field.tsx';
import { selectOnClick } from '../../../components/Field/select-on-click.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import type { FormField } from '../../../forms/field.ts';
import { BoundSelect } from '../../../forms/fields.tsx';
import { formsCopy } from '../../../forms/forms.copy.ts';
import { type TextValue, useField, useFieldPlace, useTyping } from '../../../forms/useField.ts';
import { packagingTypesCopy } from './PackagingTypes.copy.ts';
import * as styles from './RuleForm.css.ts';

const { form: copy } = packagingTypesCopy;

const selecting = selectOnClick();

interface RuleCellProps {
  readonly field: FormField<TextValue>;
  /** What it is called in messages, without its unit. */
  readonly name: string;
  readonly unit?: string | undefined;
  /** Words rather than a number. Default false. */
  readonly isText?: boolean;
  /** Something else is typed in it than is saved. */
  readonly isChanged: boolean;
}

/**
 * A field in the column whose value it changes. Its label shows only where there is no column, and what is wrong with
 * it stands below the row where there is one: a cell is too narrow for a sentence.
 */
export const RuleCell = memo(function RuleCell({
  field,
  name,
  unit,
  isText = false,
  isChanged,
}: RuleCellProps) {
  useFieldPlace(field, name);
  const { error } = useField(field);
  const { input, handleChange, handleBlur } = useTyping(field);
  const { ids, controlProps } = useFieldIds({ id: field.id, errorMessage: error });
  return (
    <div className={styles.cell} data-changed={isChanged || undefined} data-text={isText || undefined}>
      <label htmlFor={ids.control} className={styles.label}>
        {unit === undefined ? name : copy.labelWithUnit(name, unit)}
      </label>
      <input
        {...controlProps}
        {...(!isText && selecting)}
        ref={input}
        className={fieldControl({ align: isText ? 'start' : 'end' })}
        inputMode={isText ? undefined : 'decimal'}
        autoComplete="off"
        onChange={(event) => handleChange(event.currentTarget.value)}
        onBlur={handleBlur}
      />
      {error && (
        <p id={ids.error} className={`${errorClass} ${styles.error}`}>
          <span className={errorIcon}>
            <Icon icon={CircleAlert} size="sm" />
          </span>
          {formsCopy.errors.entry(name, error)}
        </p>
      )}
    </div>
  );
});

const standingOptions = packagingStandings.map((value) => ({ value, label: copy.choices[value] }));

interface StandingCellProps {
  readonly field: FormField<PackagingStanding>;
  readonly isChanged: boolean;
  /** The columns beside it are empty. */
  readonly isWide: boolean;
}

/** Whether the carrier takes the packaging. */
export function StandingCell({ field, isChanged, isWide }: StandingCellProps) {
  return (
    <div className={styles.cell} data-changed={isChanged || undefined} data-wide={isWide || undefined}>
      <span className={styles.label} aria-hidden="true">
        {copy.standing}
      </span>
      <BoundSelect field={field} label={copy.standing} isLabelHidden options={standingOptions} />
    </div>
  );
}
