import { CircleAlert, Plus } from '@lucide/icons';
import { limits, type PackageFormInput, packageTotals } from 'contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { error as errorClass, errorIcon } from '../../../components/Field/Field.css.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { fieldLabels, packageLabel } from './form/field-labels.copy.ts';
import { fieldId } from './form/field-names.ts';
import { newPackageInput, readPackage } from './form/package-input.ts';
import { useFormContext, usePackageRows, useSettledPackages } from './form/useShipmentForm.ts';
import { PackageRow } from './PackageRow.tsx';
import { packagesCopy as copy } from './Packages.copy.ts';
import * as styles from './Packages.css.ts';

interface Removed {
  readonly row: PackageFormInput;
  readonly at: number;
}

/** The rows of packages with their sum. A removed row can be put back until the next change of the rows. */
export function Packages() {
  const form = useFormContext();
  const { ids, error } = usePackageRows();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const rowToFocus = useRef<number | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const isFull = ids.length >= limits.packageRows;

  const insertAt = (row: PackageFormInput, at: number) => {
    rowToFocus.current = at;
    form.insertPackage(row, at);
    setRemoved(null);
  };

  const duplicate = useCallback(
    (index: number) => {
      const row = form.read().shipmentData.packages[index];
      if (!row) return;
      rowToFocus.current = index + 1;
      form.insertPackage(row, index + 1);
      setRemoved(null);
    },
    [form],
  );

  const remove = useCallback(
    (index: number) => {
      const row = form.removePackage(index);
      if (row) setRemoved({ row, at: index });
    },
    [form],
  );

  // A new row takes the focus, so that typing goes on in it.
  useEffect(() => {
    if (rowToFocus.current === null) return;
    document.getElementById(fieldId(`shipmentData.packages.${rowToFocus.current}.amount`))?.focus();
    rowToFocus.current = null;
  });

  // The button that was pressed is gone with its row; the focus goes on to the way back.
  useEffect(() => {
    if (removed) undoButton.current?.focus();
  }, [removed]);

  return (
    <div className={styles.packages}>
      <div className={styles.head} aria-hidden="true">
        <span />
        <span>{fieldLabels.packaging}</span>
        <span>{fieldLabels.amount}</span>
        <span>{copy.dimensions}</span>
        <span>{fieldLabels.weightKg}</span>
      </div>
      {ids.map((id, index) => (
        <PackageRow
          key={id}
          index={index}
          isRemovable={ids.length > 1}
          isDuplicable={!isFull}
          onDuplicate={duplicate}
          onRemove={remove}
        />
      ))}
      <div role="status">
        {removed && (
          <p className={styles.removed}>
            {copy.removed(packageLabel(removed.at))}
            <Button ref={undoButton} variant="link" onPress={() => insertAt(removed.row, removed.at)}>
              {copy.undo}
            </Button>
          </p>
        )}
      </div>
      {error && (
        <p className={errorClass}>
          <span className={errorIcon}>
            <Icon icon={CircleAlert} size="sm" />
          </span>
          {error}
        </p>
      )}
      <div className={styles.foot}>
        <Button
          id={fieldId('shipmentData.packages')}
          icon={Plus}
          size="sm"
          isDisabled={isFull}
          onPress={() => insertAt(newPackageInput(), ids.length)}
        >
          {copy.add}
        </Button>
        {isFull && <span>{copy.full}</span>}
        <PackagesSum />
      </div>
    </div>
  );
}

/** „3 Packstücke · 24,5 kg gesamt · abrechnungsrelevant: 72,5 kg“, of the rows that are complete. */
function PackagesSum() {
  const rows = useSettledPackages().map(readPackage);
  const complete = rows.filter((row) => row !== null);
  if (complete.length === 0) return null;
  const { pieces, weightKg, billableWeightKg } = packageTotals(complete);
  return (
    <p className={styles.sum}>
      {copy.sum(pieces, weightKg)}
      <span className={styles.sumMuted}>{copy.sumBillable(billableWeightKg)}</span>
    </p>
  );
}

/** „ · 3 Packstücke“, of the rows that are complete; nothing before the first one is. */
export function PiecesCount() {
  const rows = useSettledPackages().map(readPackage);
  const pieces = packageTotals(rows.filter((row) => row !== null)).pieces;
  return pieces > 0 && copy.pieces(pieces);
}
