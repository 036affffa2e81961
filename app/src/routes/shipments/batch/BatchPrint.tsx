import { BatchLabels } from 'design-system/screens/shipments/BatchLabels/BatchLabels';
import { usePrintSettings } from '../use-print-settings.ts';
import type { BatchTarget } from './batch-target.ts';
import { useBatchLabels } from './use-batch-labels.ts';

/** The labels of selected shipments, to be printed together. */
export function BatchPrint({ target, onClose }: { target: BatchTarget; onClose: () => void }) {
  const settings = usePrintSettings();
  const { state, retry, take } = useBatchLabels(target, settings.layout);
  return (
    <BatchLabels
      state={state}
      settings={settings}
      {...('length' in target && { asked: target.length })}
      onClose={onClose}
      onRetry={retry}
      onTaken={take}
    />
  );
}
