import { Button } from '../../../components/Button/Button.tsx';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup.tsx';
import { Sheet } from '../../../components/Sheet/Sheet.tsx';
import { allColumns, fixedColumns, standardColumns } from './chosen-columns.ts';
import { shipmentFiltersCopy as copy } from './ShipmentFilters.copy.ts';
import type { ShipmentColumnKey } from './shipments-state.ts';
import { shipmentsCopy } from './Shipments.copy.ts';

export interface ColumnSheetProps {
  columns: readonly ShipmentColumnKey[];
  onColumns: (columns: readonly ShipmentColumnKey[]) => void;
  onClose: () => void;
}

const { trackingNumber, ...others } = shipmentsCopy.columns;
const labels: Record<ShipmentColumnKey, string> = {
  ...others,
  number: trackingNumber,
  ...copy.moreColumns,
};
const choices = allColumns.map((value) => ({
  value,
  label: labels[value],
  isDisabled: fixedColumns.includes(value),
}));

/** Which columns the list has; the recipient, which names the row, and the number, which opens it, stay. */
export function ColumnSheet({ columns, onColumns, onClose }: ColumnSheetProps) {
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.columns}
      closeLabel={copy.close}
      footer={<Button onPress={() => onColumns(standardColumns)}>{copy.standard}</Button>}
    >
      <CheckboxGroup
        label={copy.columns}
        description={copy.columnsHelp}
        options={choices}
        value={columns}
        onChange={(keys) => onColumns(keys as ShipmentColumnKey[])}
      />
    </Sheet>
  );
}
