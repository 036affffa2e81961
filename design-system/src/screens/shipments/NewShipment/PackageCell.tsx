import { packagingLabels, packagingTypes } from 'contract';
import type { ReactNode } from 'react';
import { memo, useCallback } from 'react';
import { fieldControl } from '../../../components/Field/control.css.ts';
import { useField as useFieldIds } from '../../../components/Field/Field.tsx';
import { selectOnClick } from '../../../components/Field/select-on-click.ts';
import { Select } from '../../../components/Select/Select.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useField, useFieldPlace, useTyping } from '../../../forms/useField.ts';
import { fieldLabels, packageFieldLabel, packageLabel } from './form/field-labels.copy.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import * as styles from './Packages.css.ts';

/** The numbers of a row, in the order in which they are typed. */
export type PackageNumber = 'amount' | 'lengthCm' | 'widthCm' | 'heightCm' | 'weightKg';

const selecting = selectOnClick();

interface PackageCellProps {
  readonly index: number;
  readonly leaf: PackageNumber;
}

/**
 * A number of a package's row. Its label shows only where the columns have no head, and its error
 * stands below the row, because the cell is too narrow for a sentence.
 */
export const PackageCell = memo(function PackageCell({ index, leaf }: PackageCellProps) {
  const field = useShipmentFormContext().at(`shipmentData.packages.${index}.${leaf}`);
  useFieldPlace(field, fieldLabels[leaf]);
  const { error } = useField(field);
  const { input, handleChange, handleBlur } = useTyping(field);
  const { controlProps } = useFieldIds({ id: field.id, errorMessage: error, isRequired: true });
  return (
    <span className={styles.cell}>
      <CellLabel htmlFor={controlProps.id} index={index}>
        {fieldLabels[leaf]}
      </CellLabel>
      <input
        {...controlProps}
        {...selecting}
        ref={input}
        className={fieldControl({ align: 'end' })}
        inputMode={leaf === 'amount' ? 'numeric' : 'decimal'}
        autoComplete="off"
        onChange={(event) => handleChange(event.currentTarget.value)}
        onBlur={handleBlur}
      />
    </span>
  );
});

interface CellLabelProps {
  readonly htmlFor: string;
  readonly index: number;
  readonly children: ReactNode;
}

function CellLabel({ htmlFor, index, children }: CellLabelProps) {
  return (
    <label htmlFor={htmlFor} className={styles.cellLabel}>
      <VisuallyHidden>{`${packageLabel(index)}, `}</VisuallyHidden>
      {children}
    </label>
  );
}

const packagingOptions = packagingTypes.map((value) => ({ value, label: packagingLabels[value] }));

/** What the pieces of a row are packed in. */
export const PackagingCell = memo(function PackagingCell({ index }: { readonly index: number }) {
  const field = useShipmentFormContext().at(`shipmentData.packages.${index}.packaging`);
  useFieldPlace(field, fieldLabels.packaging);
  const { value } = useField(field);
  const handleChange = useCallback((choice: string) => field.choose(choice), [field]);
  return (
    <span className={styles.cell}>
      <span className={styles.caption} aria-hidden="true">
        {fieldLabels.packaging}
      </span>
      <Select
        id={field.id}
        label={packageFieldLabel(index, fieldLabels.packaging)}
        isLabelHidden
        options={packagingOptions}
        value={value}
        onChange={handleChange}
      />
    </span>
  );
});
