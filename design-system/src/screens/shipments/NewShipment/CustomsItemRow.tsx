import { customsTotals, pieceFigures } from 'contract';
import { memo } from 'react';
import {
  BoundCheckbox,
  BoundDecimalField,
  BoundMoneyField,
  BoundSelect,
  BoundTextField,
} from '../../../forms/fields.tsx';
import { useField, useSettled } from '../../../forms/useField.ts';
import { customsItemsCopy as copy } from './CustomsItems.copy.ts';
import * as styles from './CustomsItems.css.ts';
import { readCustomsItem } from './form/customs-input.ts';
import {
  customsItemLabel,
  customsItemLabels as labels,
  customsTotalLabels,
} from './form/field-labels.copy.ts';
import { originOptions } from './form/origin-options.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import { type EditableRowProps, RowActions } from './RowParts.tsx';

/** A position: what it is, where it comes from, how much of it, and what that comes to. */
export const CustomsItemRow = memo(function CustomsItemRow(props: EditableRowProps) {
  const { index } = props;
  const form = useShipmentFormContext();
  const label = customsItemLabel(index);
  const isTotal = form.at(`customs.items.${index}.isTotal`);
  const figures = useField(isTotal).value ? customsTotalLabels : labels;
  return (
    <div className={styles.row} role="group" aria-label={label}>
      <div className={styles.rowHead}>
        <span className={styles.rowTitle} aria-hidden="true">
          {label}
        </span>
        <RowSum index={index} />
      </div>
      <span className={styles.wide}>
        <BoundTextField
          field={form.at(`customs.items.${index}.description`)}
          label={labels.description}
          description={copy.descriptionHelp}
          spellCheck={false}
          isRequired
        />
      </span>
      <BoundTextField
        field={form.at(`customs.items.${index}.tariffNumber`)}
        label={labels.tariffNumber}
        description={copy.tariffHelp}
        inputMode="numeric"
        isRequired
      />
      <BoundSelect
        field={form.at(`customs.items.${index}.originCountryCode`)}
        label={labels.originCountryCode}
        options={originOptions()}
        placeholder={copy.chooseOrigin}
        isRequired
      />
      <BoundDecimalField
        field={form.at(`customs.items.${index}.quantity`)}
        label={labels.quantity}
        isRequired
      />
      <BoundDecimalField
        field={form.at(`customs.items.${index}.netWeightKg`)}
        label={figures.netWeightKg}
        isRequired
      />
      <BoundMoneyField
        field={form.at(`customs.items.${index}.valueEur`)}
        label={figures.valueEur}
        isCurrencyInLabel
        isRequired
      />
      <span className={styles.basis}>
        <BoundCheckbox field={isTotal} label={labels.isTotal} />
      </span>
      <span className={styles.actions}>
        <RowActions {...props} label={label} />
      </span>
    </div>
  );
});

/** „gesamt 16,8 kg · 1.240,00 €“, or what of that is one piece, once all its numbers are there. */
function RowSum({ index }: { readonly index: number }) {
  const input = useSettled(useShipmentFormContext().at('customs.items'))[index];
  const numbers = input ? readCustomsItem(input) : null;
  if (!numbers) return null;
  const { netWeightKg, valueEur } = numbers.isTotal ? pieceFigures(numbers) : customsTotals([numbers]);
  const say = numbers.isTotal ? copy.rowPiece : copy.rowSum;
  return <span className={styles.muted}>{say(netWeightKg, valueEur)}</span>;
}
