import {
  ShipmentSelection,
  type ShipmentSelectionProps,
} from 'design-system/screens/shipments/Shipments/ShipmentSelection';
import type { BatchWorkingProps } from './batch/BatchWorking.tsx';
import { mayDo, mayUpdateShipments } from './shipment-rights.ts';

export interface SelectionProps extends Omit<ShipmentSelectionProps, 'onClosing' | 'onCancel'> {
  /** Opens the dialog in which it is asked for. */
  readonly onWork: (work: BatchWorkingProps['work']) => void;
}

/** The bar of selected shipments, with what this person may do with them. Staff close nothing of others. */
export function Selection({ onWork, ...props }: SelectionProps) {
  return (
    <ShipmentSelection
      {...props}
      {...(mayDo('update:org_shipments') && { onClosing: () => onWork('close') })}
      {...(mayUpdateShipments() && { onCancel: () => onWork('cancel') })}
    />
  );
}
