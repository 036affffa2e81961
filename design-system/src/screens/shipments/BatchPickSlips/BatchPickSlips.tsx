import { BatchPapers, type BatchPapersProps } from '../batch/BatchPapers.tsx';
import { batchPickSlipsCopy as copy } from './BatchPickSlips.copy.ts';

export type BatchPickSlipsProps = Omit<BatchPapersProps, 'words' | 'fields'>;

/** The pick slips of selected templates and shipments as one document: `BatchPapers`. */
export function BatchPickSlips(props: BatchPickSlipsProps) {
  return <BatchPapers {...props} words={copy} fields={null} />;
}
