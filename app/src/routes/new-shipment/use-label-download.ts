import type { Shipment } from 'contract';
import { labelDialogCopy as copy } from 'design-system/patterns/LabelDialog/LabelDialog.copy.ts';
import { saveFile } from '../../browser/save-file.ts';
import { fetchLabel } from '../../data/shipment-details.ts';
import { useWrite } from '../../data/use-write.ts';
import type { Label } from '../shipments/use-label.ts';

export interface LabelDownload {
  readonly isPending: boolean;
  readonly run: () => void;
}

/** Saves the label as it would be printed, without showing it. Where that fails its dialog says so, and tries again. */
export function useLabelDownload(shipment: Shipment | undefined, label: Label): LabelDownload {
  const { state, run } = useWrite(fetchLabel, {
    onDone: (file) => {
      if (shipment)
        saveFile(file, copy.fileName(copy.label, shipment.trackingNumber ?? shipment.orderNumber));
    },
    onFailed: label.open,
  });
  return {
    isPending: state.kind === 'pending',
    run: () => {
      if (shipment) void run({ id: shipment.id, layout: label.settings.layout });
    },
  };
}
