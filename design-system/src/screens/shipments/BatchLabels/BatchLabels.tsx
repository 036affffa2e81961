import type { EarlierPrints } from '../../../patterns/LabelDialog/earlier-print.ts';
import { earlierPrintCopy } from '../../../patterns/LabelDialog/EarlierPrint.copy.ts';
import { PrintFields } from '../../../patterns/LabelDialog/LazyPrintFields.tsx';
import type { PrintSettings } from '../../../patterns/LabelDialog/print-settings.ts';
import { BatchPapers, type BatchPapersProps } from '../batch/BatchPapers.tsx';
import { batchLabelsCopy as copy } from './BatchLabels.copy.ts';

export interface BatchLabelsProps extends Omit<BatchPapersProps, 'words' | 'fields' | 'printed'> {
  /** How they are laid on paper here. */
  settings: PrintSettings;
  /** Those of them that were printed before. */
  printed: EarlierPrints | null;
}

/** The labels of selected shipments as one document: `BatchPapers`. */
export function BatchLabels({ settings, printed, ...props }: BatchLabelsProps) {
  return (
    <BatchPapers
      {...props}
      words={copy}
      printed={printed && earlierPrintCopy.several(printed)}
      fields={props.state.kind === 'ready' && <PrintFields {...settings} />}
    />
  );
}
