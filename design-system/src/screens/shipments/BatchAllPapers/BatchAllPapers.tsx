import { earlierPrintCopy } from '../../../patterns/LabelDialog/EarlierPrint.copy.ts';
import { PrintFields } from '../../../patterns/LabelDialog/LazyPrintFields.tsx';
import { BatchPapers } from '../batch/BatchPapers.tsx';
import type { BatchLabelsProps } from '../BatchLabels/BatchLabels.tsx';
import { batchAllPapersCopy as copy } from './BatchAllPapers.copy.ts';

/**
 * All that belongs to one or several parcels as one document, parcel by parcel: `BatchPapers`. Their labels are among
 * them, so that printing them again is asked as it is of labels alone.
 */
export function BatchAllPapers({ settings, printed, ...props }: BatchLabelsProps) {
  return (
    <BatchPapers
      {...props}
      words={copy}
      printed={printed && earlierPrintCopy.several(printed)}
      fields={props.state.kind === 'ready' && <PrintFields {...settings} />}
    />
  );
}
