import { PrintFields } from '../../../patterns/LabelDialog/LazyPrintFields.tsx';
import type { PrintSettings } from '../../../patterns/LabelDialog/print-settings.ts';
import { BatchPapers, type BatchPapersProps } from '../batch/BatchPapers.tsx';
import { batchLabelsCopy as copy } from './BatchLabels.copy.ts';

export interface BatchLabelsProps extends Omit<BatchPapersProps, 'words' | 'fields'> {
  /** How they are laid on paper here. */
  settings: PrintSettings;
}

/** The labels of selected shipments as one document: `BatchPapers`. */
export function BatchLabels({ settings, ...props }: BatchLabelsProps) {
  return (
    <BatchPapers
      {...props}
      words={copy}
      fields={props.state.kind === 'ready' && <PrintFields {...settings} />}
    />
  );
}
