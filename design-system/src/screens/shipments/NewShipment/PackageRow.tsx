import { CircleAlert } from '@lucide/icons';
import { billableWeightKg, girthCm, type Package, volumetricWeightKg } from 'contract';
import { memo } from 'react';
import { error as errorClass, errorIcon } from '../../../components/Field/Field.css.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useField, useSettled } from '../../../forms/useField.ts';
import { useBoxOfRow } from './boxes-context.ts';
import { boxesCopy } from './Boxes.copy.ts';
import { fieldLabels, packageLabel } from './form/field-labels.copy.ts';
import { readPackage } from './form/package-input.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import type { PackageNumber } from './PackageCell.tsx';
import { PackageCell, PackagingCell } from './PackageCell.tsx';
import { packagesCopy as copy } from './Packages.copy.ts';
import * as styles from './Packages.css.ts';
import { RowActions, type EditableRowProps } from './RowParts.tsx';

/** Above this girth in cm the parcel services say no; the row points it out before they do. */
const USUAL_MAX_GIRTH_CM = 300;

export interface PackageRowProps extends EditableRowProps {
  /** The number of pieces is counted up and down by buttons as well. Default false. */
  readonly hasSteps?: boolean;
  /** Asks how the box of a row is to be called. */
  readonly onKeepBox: (row: Package) => void;
}

/** A row of equal pieces, with what follows from its sides and weight. */
export const PackageRow = memo(function PackageRow({
  hasSteps = false,
  onKeepBox,
  ...props
}: PackageRowProps) {
  const { index } = props;
  const label = packageLabel(index);
  return (
    <div className={styles.row} role="group" aria-label={label}>
      <span className={styles.number} aria-hidden="true">
        <span className={styles.numberWord}>{`${fieldLabels.package}\u00A0`}</span>
        {index + 1}
      </span>
      <PackagingCell index={index} onKeepBox={onKeepBox} />
      <PackageCell index={index} leaf="amount" hasSteps={hasSteps} />
      <span className={styles.sidesCell}>
        <PackageCell index={index} leaf="lengthCm" />
        <Times />
        <PackageCell index={index} leaf="widthCm" />
        <Times />
        <PackageCell index={index} leaf="heightCm" />
      </span>
      <PackageCell index={index} leaf="weightKg" />
      <span className={styles.actionButtons}>
        <RowActions {...props} label={label} />
      </span>
      <div className={styles.below}>
        <RowErrors index={index} />
        <RowMeasures index={index} />
      </div>
    </div>
  );
});

function Times() {
  return (
    <span className={styles.times} aria-hidden="true">
      ×
    </span>
  );
}

const numbers: readonly PackageNumber[] = ['amount', 'lengthCm', 'widthCm', 'heightCm', 'weightKg'];

/** The errors of the row's cells, each tied to its cell by the id that the cell is described by. */
function RowErrors({ index }: { readonly index: number }) {
  return (
    <>
      {numbers.map((leaf) => (
        <CellError key={leaf} index={index} leaf={leaf} />
      ))}
    </>
  );
}

function CellError({ index, leaf }: { readonly index: number; readonly leaf: PackageNumber }) {
  const field = useShipmentFormContext().at(`shipmentData.packages.${index}.${leaf}`);
  const { error } = useField(field);
  if (!error) return null;
  return (
    <p id={`${field.id}-error`} className={errorClass}>
      <span className={errorIcon}>
        <Icon icon={CircleAlert} size="sm" />
      </span>
      {`${fieldLabels[leaf]}: ${error}`}
    </p>
  );
}

/** „Gurtmaß 190 cm · Volumengewicht 3,8 kg · abrechnungsrelevant: 5,0 kg“. */
function RowMeasures({ index }: { readonly index: number }) {
  const form = useShipmentFormContext();
  const box = useBoxOfRow(index);
  const input = useSettled(form.at('shipmentData.packages'))[index];
  const row = input ? readPackage(input) : null;
  if (!row) return <p>{copy.incomplete}</p>;
  const emptyWeightKg = box?.emptyWeightKg ?? 0;
  return (
    <>
      <p>
        <Measures row={row} />
      </p>
      {row.weightKg < emptyWeightKg && <p className={styles.tooWide}>{boxesCopy.lighter(emptyWeightKg)}</p>}
    </>
  );
}

function Measures({ row }: { readonly row: Package }) {
  const girth = girthCm(row);
  const isWide = girth > USUAL_MAX_GIRTH_CM;
  return (
    <>
      <span className={isWide ? styles.tooWide : undefined}>{copy.girth(girth)}</span>
      {copy.separator}
      {copy.volumetric(volumetricWeightKg(row))}
      {copy.separator}
      {copy.billable}
      <b className={styles.strong}>{copy.weight(billableWeightKg(row))}</b>
      {row.amount > 1 && copy.perPiece}
    </>
  );
}
