import { Copy, Trash2 } from '@lucide/icons';
import { customsTotals } from 'contract';
import { memo } from 'react';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { BoundDecimalField, BoundSelect, BoundTextField } from '../../../forms/fields.tsx';
import { useSettled } from '../../../forms/useField.ts';
import { customsItemsCopy as copy } from './CustomsItems.copy.ts';
import * as styles from './CustomsItems.css.ts';
import { readCustomsItem } from './form/customs-input.ts';
import { customsItemLabel, customsItemLabels as labels } from './form/field-labels.copy.ts';
import { originOptions } from './form/origin-options.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import { rowsCopy } from './RowParts.copy.ts';

export interface CustomsItemRowProps {
  readonly index: number;
  /** The last position cannot be removed. */
  readonly isRemovable: boolean;
  readonly isDuplicable: boolean;
  readonly onDuplicate: (index: number) => void;
  readonly onRemove: (index: number) => void;
}

/** A position: what it is, where it comes from, how much of it, and what that comes to. */
export const CustomsItemRow = memo(function CustomsItemRow(props: CustomsItemRowProps) {
  const { index, isRemovable, isDuplicable, onDuplicate, onRemove } = props;
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
        <IconButton
          icon={Copy}
          label={rowsCopy.duplicate(label)}
          isDisabled={!isDuplicable}
          onPress={() => onDuplicate(index)}
        />
        <IconButton
          icon={Trash2}
          label={rowsCopy.remove(label)}
          isDisabled={!isRemovable}
          onPress={() => onRemove(index)}
        />
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
