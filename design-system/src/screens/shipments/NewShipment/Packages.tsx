import { Plus } from '@lucide/icons';
import { limits, type Package, packageTotals } from 'contract';
import { use, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { useEditableRows } from '../../../forms/useEditableRows.ts';
import { useFieldPlace, useSettled } from '../../../forms/useField.ts';
import { BoxesContext } from './boxes-context.ts';
import { boxesCopy } from './Boxes.copy.ts';
import { KeepBox, ManageBoxes } from './Boxes.tsx';
import { fieldLabels, packageLabel } from './form/field-labels.copy.ts';
import { newPackageInput, readPackage } from './form/package-input.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import { LastPackages } from './LastPackages.tsx';
import type { LastPackage } from './new-shipment-state.ts';
import { PackageRow } from './PackageRow.tsx';
import { packagesCopy as copy } from './Packages.copy.ts';
import * as styles from './Packages.css.ts';
import { RemovedRow, RowsError } from './RowParts.tsx';

const packageRows = { blank: () => newPackageInput(), firstField: 'amount' } as const;

export interface PackagesProps {
  /** What the recipient was sent before. */
  readonly lastPackages?: readonly LastPackage[] | undefined;
  /** The number of pieces is counted up and down by buttons as well. Default false. */
  readonly hasSteps?: boolean;
}

/** The rows of packages with their sum. A removed row can be put back until the next change of the rows. */
export function Packages({ lastPackages = [], hasSteps = false }: PackagesProps) {
  const form = useShipmentFormContext();
  const list = form.at('shipmentData.packages');
  useFieldPlace(list, fieldLabels.packages);
  const rows = useEditableRows(form, list, packageRows);
  const { ids } = rows;
  const { kept, keeping } = use(BoxesContext);
  /** The row whose box is being kept, or all boxes. */
  const [asked, setAsked] = useState<Package | 'all' | null>(null);
  const isFull = ids.length >= limits.packageRows;

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
          hasSteps={hasSteps}
          onKeepBox={setAsked}
          isRemovable={ids.length > 1}
          isDuplicable={!isFull}
          onDuplicate={rows.duplicate}
          onRemove={rows.remove}
        />
      ))}
      <RemovedRow rows={rows} label={packageLabel} />
      <RowsError error={rows.error} />
      <LastPackages packages={lastPackages} />
      <div className={styles.foot}>
        <Button id={list.id} icon={Plus} size="sm" isDisabled={isFull} onPress={rows.add}>
          {copy.add}
        </Button>
        {isFull && <span>{copy.full}</span>}
        {keeping && kept.length > 0 && (
          <Button variant="link" size="sm" onPress={() => setAsked('all')}>
            {boxesCopy.manage.open}
          </Button>
        )}
        <PackagesSum />
      </div>
      {keeping && asked === 'all' && (
        <ManageBoxes boxes={kept} keeping={keeping} onClose={() => setAsked(null)} />
      )}
      {keeping && asked !== null && asked !== 'all' && (
        <KeepBox
          row={asked}
          keeping={keeping}
          onKept={(name) => form.announcements.say(boxesCopy.keep.done(name))}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

/** „3 Packstücke · 24,5 kg gesamt · abrechnungsrelevant: 72,5 kg“, once every row can be added up. */
function PackagesSum() {
  const rows = useReadPackages();
  if (rows === null) return null;
  const { pieces, weightKg, billableWeightKg } = packageTotals(rows);
  return (
    <p className={styles.sum}>
      {copy.sum(pieces, weightKg)}
      <span className={styles.sumMuted}>{copy.sumBillable(billableWeightKg)}</span>
    </p>
  );
}

/** „ · 3 Packstücke“, once every row can be added up. */
export function PiecesCount() {
  const rows = useReadPackages();
  return rows !== null && copy.pieces(packageTotals(rows).pieces);
}

/** All rows; null while one of them lacks a number or has a wrong one: a sum without it would be wrong too. */
export function useReadPackages(): readonly Package[] | null {
  const form = useShipmentFormContext();
  const rows = useSettled(form.at('shipmentData.packages')).map(readPackage);
  const complete = rows.filter((row) => row !== null);
  return complete.length === rows.length ? complete : null;
}
