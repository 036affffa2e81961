import { customsTotals } from 'contract';
import { memo } from 'react';
import { BoundDecimalField, BoundSelect, BoundTextField } from '../../../forms/fields.tsx';
import { useSettled } from '../../../forms/useField.ts';
import { customsItemsCopy as copy } from './CustomsItems.copy.ts';
import * as styles from './CustomsItems.css.ts';
import { readCustomsItem } from './form/customs-input.ts';
import { customsItemLabel, customsItemLabels as labels } from './form/field-labels.copy.ts';
import { originOptions } from './form/origin-options.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import { type EditableRowProps, RowActions } from './RowParts.tsx';

/** A position: what it is, where it comes from, how much of it, and what that comes to. */
export const CustomsItemRow = memo(function CustomsItemRow(props: EditableRowProps) {
  const { index } = props;
  const form = useShipmentFormContext();
  const label = customsItemLabel(index);
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
        label={labels.netWeightKg}
        isRequired
      />
      <BoundDecimalField
        field={form.at(`customs.items.${index}.valueEur`)}
        label={labels.valueEur}
        isRequired
      />
      <span className={styles.actions}>
        <RowActions {...props} label={label} />
      </span>
    </div>
  );
});

/** „gesamt 16,8 kg · 1.240,00 €“, once all its numbers are there. */
function RowSum({ index }: { readonly index: number }) {
  const input = useSettled(useShipmentFormContext().at('customs.items'))[index];
  const numbers = input ? readCustomsItem(input) : null;
  if (!numbers) return null;
  const { netWeightKg, valueEur } = customsTotals([numbers]);
  return <span className={styles.muted}>{copy.rowSum(netWeightKg, valueEur)}</span>;
}
