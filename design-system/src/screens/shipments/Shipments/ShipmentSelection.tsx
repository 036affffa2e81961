import { Ban, Files, FileText, Lock, Printer } from '@lucide/icons';
import { Button } from '../../../components/Button/Button.tsx';
import type { Selection } from '../../../components/DataTable/DataTable.tsx';
import { SelectionBar } from '../../../patterns/SelectionBar/SelectionBar.tsx';
import { shipmentsCopy } from './Shipments.copy.ts';
import { shipmentSelectionCopy as copy } from './ShipmentSelection.copy.ts';

/** What can be printed of many at once. */
export type BatchPaper = keyof typeof copy.print;

export interface ShipmentSelectionProps {
  selectedKeys: Selection;
  /** Of the whole list. */
  total: number;
  onSelectionChange: (keys: Selection) => void;
  onPrint: (paper: BatchPaper) => void;
  /** Asks before it closes them for the day; nothing without the right to. */
  onClosing?: () => void;
  /** Asks before it cancels them; nothing without the right to. */
  onCancel?: () => void;
}

/** What is done with selected shipments, on whichever page. */
export function ShipmentSelection({ onPrint, onClosing, onCancel, ...selection }: ShipmentSelectionProps) {
  const { one, many } = shipmentsCopy.list;
  return (
    <SelectionBar {...selection} one={one} many={many}>
      <Button variant="inverse" size="sm" icon={Printer} onPress={() => onPrint('labels')}>
        {copy.print.labels}
      </Button>
      <Button variant="inverse" size="sm" icon={Files} onPress={() => onPrint('all')}>
        {copy.print.all}
      </Button>
      <Button variant="inverse" size="sm" icon={FileText} onPress={() => onPrint('consignmentNotes')}>
        {copy.print.consignmentNotes}
      </Button>
      <Button variant="inverse" size="sm" icon={FileText} onPress={() => onPrint('pickSlips')}>
        {copy.print.pickSlips}
      </Button>
      {onClosing && (
        <Button variant="inverse" size="sm" icon={Lock} onPress={onClosing}>
          {copy.closing}
        </Button>
      )}
      {onCancel && (
        <Button variant="inverse" size="sm" icon={Ban} onPress={onCancel}>
          {copy.cancel}
        </Button>
      )}
    </SelectionBar>
  );
}
