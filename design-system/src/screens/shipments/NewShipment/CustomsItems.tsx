import { Plus } from '@lucide/icons';
import { amountText, emptyCustomsItem, limits, parseDecimal } from 'contract';
import { useId } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { useEditableRows } from '../../../forms/useEditableRows.ts';
import { useFieldPlace, useSettledText } from '../../../forms/useField.ts';
import { CustomsItemRow } from './CustomsItemRow.tsx';
import { customsItemsCopy as copy } from './CustomsItems.copy.ts';
import * as styles from './CustomsItems.css.ts';
import { customsItemLabel, fieldLabels } from './form/field-labels.copy.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import { RemovedRow, RowsError } from './RowParts.tsx';
import { useCustomsTotals, useGrossWeight } from './useCustomsTotals.ts';

const itemRows = { blank: () => emptyCustomsItem, firstField: 'description' } as const;

/** The positions with their sum, which is compared with what is declared and with what the packages weigh. */
export function CustomsItems() {
  const titleId = useId();
  const form = useShipmentFormContext();
  const list = form.at('customs.items');
  useFieldPlace(list, fieldLabels.items);
  const rows = useEditableRows(form, list, itemRows);
  const isFull = rows.ids.length >= limits.customsItems;
  return (
    <div role="group" aria-labelledby={titleId} className={styles.items}>
      <div>
        <h3 id={titleId} className={styles.title}>
          {copy.title}
        </h3>
        <p className={styles.help}>{copy.help}</p>
      </div>
      {rows.ids.map((id, index) => (
        <CustomsItemRow
          key={id}
          index={index}
          isRemovable={rows.ids.length > 1}
          isDuplicable={!isFull}
          onDuplicate={rows.duplicate}
          onRemove={rows.remove}
        />
      ))}
      <RemovedRow rows={rows} label={customsItemLabel} />
      <RowsError error={rows.error} />
      <div className={styles.foot}>
        <Button id={list.id} icon={Plus} size="sm" isDisabled={isFull} onPress={rows.add}>
          {copy.add}
        </Button>
        {isFull && <span>{copy.full}</span>}
        <ItemsSum />
      </div>
    </div>
  );
}

/** „64 Stk · 21,9 kg netto · 1.480,00 € · Packstücke 24,5 kg“, once every position can be added up. */
function ItemsSum() {
  const form = useShipmentFormContext();
  const declaredValue = form.at('declaredValue');
  const declared = parseDecimal(useSettledText(declaredValue), '€');
  const grossKg = useGrossWeight();
  const totals = useCustomsTotals();
  if (totals === null) return null;
  const { pieces, netWeightKg, valueEur } = totals;
  return (
    <>
      <p className={styles.sum}>
        {copy.sum(pieces, netWeightKg, valueEur)}
        {grossKg !== null && <span className={styles.muted}>{copy.ofGross(grossKg)}</span>}
      </p>
      {declared !== valueEur && (
        <Button
          variant="link"
          onPress={() => {
            form.setAll({ declaredValue: amountText(valueEur) });
            // The button goes with the difference; the focus goes on to what it has filled in.
            document.getElementById(declaredValue.id)?.focus();
          }}
        >
          {copy.adopt(valueEur)}
        </Button>
      )}
    </>
  );
}
