import { Minus, Plus } from '@lucide/icons';
import { type Package, type PackageFormInput, packagingLabels, packagingTypes } from 'contract';
import type { ReactNode } from 'react';
import { memo, use, useCallback, useMemo } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { fieldControl } from '../../../components/Field/control.css.ts';
import { useField as useFieldIds } from '../../../components/Field/Field.tsx';
import { selectOnClick } from '../../../components/Field/select-on-click.ts';
import { IconButton, type IconButtonProps } from '../../../components/IconButton/IconButton.tsx';
import { Select, type SelectGroup, type SelectOption } from '../../../components/Select/Select.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useField, useFieldPlace, useSettled, useTyping } from '../../../forms/useField.ts';
import { BoxesContext, useBoxOfRow } from './boxes-context.ts';
import { boxesCopy } from './Boxes.copy.ts';
import { fieldLabels, packageFieldLabel, packageLabel } from './form/field-labels.copy.ts';
import { inBox, readPackage, stepped } from './form/package-input.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import type { Box } from './new-shipment-state.ts';
import { packagesCopy as copy } from './Packages.copy.ts';
import * as styles from './Packages.css.ts';

/** The numbers of a row, in the order in which they are typed. */
export type PackageNumber = 'amount' | 'lengthCm' | 'widthCm' | 'heightCm' | 'weightKg';

const selecting = selectOnClick();

interface PackageCellProps {
  readonly index: number;
  readonly leaf: PackageNumber;
  /** Two buttons beside it count up and down, as the arrow keys do in it. Default false. */
  readonly hasSteps?: boolean;
}

/**
 * A number of a package's row. Its label shows only where the columns have no head, and its error
 * stands below the row, because the cell is too narrow for a sentence.
 */
export const PackageCell = memo(function PackageCell({ index, leaf, hasSteps = false }: PackageCellProps) {
  const form = useShipmentFormContext();
  const field = form.at(`shipmentData.packages.${index}.${leaf}`);
  useFieldPlace(field, fieldLabels[leaf]);
  const { error } = useField(field);
  const { input, handleChange, handleBlur } = useTyping(field);
  const { controlProps } = useFieldIds({ id: field.id, errorMessage: error, isRequired: true });
  const step = (by: number) => {
    const next: Partial<Record<`shipmentData.packages.${number}.amount`, string>> = {
      [field.name]: stepped(field.read(), by),
    };
    form.setAll(next);
  };
  const number = (
    <input
      {...controlProps}
      {...selecting}
      ref={input}
      className={`${fieldControl({ align: 'end' })} ${hasSteps ? styles.steppedInput : ''}`}
      inputMode={leaf === 'amount' ? 'numeric' : 'decimal'}
      autoComplete="off"
      onKeyDown={
        hasSteps
          ? (event) => {
              const by = arrows[event.key];
              if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              step(by);
            }
          : undefined
      }
      onChange={(event) => handleChange(event.currentTarget.value)}
      onBlur={handleBlur}
    />
  );
  return (
    <span className={styles.cell}>
      <CellLabel htmlFor={controlProps.id} index={index}>
        {fieldLabels[leaf]}
      </CellLabel>
      {hasSteps ? (
        <span className={styles.steps}>
          <StepButton icon={Minus} label={packageFieldLabel(index, copy.fewer)} onPress={() => step(-1)} />
          {number}
          <StepButton icon={Plus} label={packageFieldLabel(index, copy.more)} onPress={() => step(1)} />
        </span>
      ) : (
        number
      )}
    </span>
  );
});

const arrows: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** For fingers and the mouse: the keyboard has the arrow keys, and Tab goes on to the sizes at once. */
function StepButton(props: Pick<IconButtonProps, 'icon' | 'label' | 'onPress'>) {
  return <IconButton size="sm" tabIndex={-1} {...props} />;
}

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

interface PackagingCellProps {
  readonly index: number;
  /** Asks how the box of a row is to be called. */
  readonly onKeepBox: (row: Package) => void;
}

function withBoxes(kept: readonly Box[]): readonly (SelectOption | SelectGroup)[] {
  const boxes = kept.map((box) => ({ value: box.id, label: boxesCopy.nameOf(box) }));
  return [...packagingOptions, { label: boxesCopy.group, options: boxes }];
}

/** What the pieces of a row are packed in: one of the kinds, or one of the organisation's own boxes with its sides. */
export const PackagingCell = memo(function PackagingCell({ index, onKeepBox }: PackagingCellProps) {
  const form = useShipmentFormContext();
  const field = form.at(`shipmentData.packages.${index}.packaging`);
  useFieldPlace(field, fieldLabels.packaging);
  const { value } = useField(field);
  const { kept } = use(BoxesContext);
  const box = useBoxOfRow(index);
  const handleChange = useCallback(
    (choice: string) => {
      const chosen = kept.find(({ id }) => id === choice);
      if (!chosen) return field.choose(choice);
      const row = form.at(`shipmentData.packages.${index}`).read();
      const next: Record<`shipmentData.packages.${number}`, PackageFormInput> = {
        [`shipmentData.packages.${index}`]: inBox(row, chosen),
      };
      return form.setAll(next);
    },
    [field, form, index, kept],
  );
  const options = useMemo(() => (kept.length === 0 ? packagingOptions : withBoxes(kept)), [kept]);
  return (
    <span className={styles.cell}>
      <span className={styles.caption} aria-hidden="true">
        {fieldLabels.packaging}
      </span>
      <Select
        id={field.id}
        label={packageFieldLabel(index, fieldLabels.packaging)}
        isLabelHidden
        options={options}
        value={box?.id ?? value}
        onChange={handleChange}
      />
      {!box && <KeepBoxLink index={index} onKeepBox={onKeepBox} />}
    </span>
  );
});

/** Here rather than behind the weight, so that Tab goes on from there at once. */
function KeepBoxLink({ index, onKeepBox }: PackagingCellProps) {
  const { keeping } = use(BoxesContext);
  const input = useSettled(useShipmentFormContext().at('shipmentData.packages'))[index];
  const row = input ? readPackage(input) : null;
  if (!keeping) return null;
  return (
    <span>
      {/* Its line stays while sizes are typed: what stands below it does not jump. */}
      <Button variant="link" size="sm" isDisabled={!row} onPress={() => row && onKeepBox(row)}>
        {boxesCopy.keep.open}
        <VisuallyHidden>{` (${packageLabel(index)})`}</VisuallyHidden>
      </Button>
    </span>
  );
}
