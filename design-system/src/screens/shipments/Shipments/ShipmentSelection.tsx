import { Ban, Printer } from '@lucide/icons';
import { Button } from '../../../components/Button/Button.tsx';
import type { Selection } from '../../../components/DataTable/DataTable.tsx';
import { SelectionBar } from '../../../patterns/SelectionBar/SelectionBar.tsx';
import { shipmentsCopy } from './Shipments.copy.ts';
import { shipmentSelectionCopy as copy } from './ShipmentSelection.copy.ts';

export interface ShipmentSelectionProps {
  selectedKeys: Selection;
  /** Of the whole list. */
  total: number;
  onSelectionChange: (keys: Selection) => void;
  onPrint: () => void;
  /** Asks before it cancels them; nothing without the right to. */
  onCancel?: () => void;
}

/** What is done with selected shipments, on whichever page. */
export function ShipmentSelection({ onPrint, onCancel, ...selection }: ShipmentSelectionProps) {
  const { one, many } = shipmentsCopy.list;
  return (
    <SelectionBar {...selection} one={one} many={many}>
      <Button variant="inverse" size="sm" icon={Printer} onPress={onPrint}>
        {copy.print}
      </Button>
      {onCancel && (
        <Button variant="inverse" size="sm" icon={Ban} onPress={onCancel}>
          {copy.cancel}
        </Button>
      )}
    </SelectionBar>
  );
}
