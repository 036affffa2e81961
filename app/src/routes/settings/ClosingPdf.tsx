import { standardLayout } from 'contract';
import { LabelDialog } from 'design-system/patterns/LabelDialog';
import { dayEndCopy } from 'design-system/screens/settings/DayEndClosing/DayEndClosing.copy.ts';
import { useEffect } from 'react';
import { fetchClosingPdf } from '../../data/day-end-closings.ts';
import { useWrite } from '../../data/use-write.ts';
import { write } from '../../data/write.ts';
import { mergePapers } from '../shipments/batch/merge-papers.ts';
import type { ClosingPapers } from './closing-papers.ts';

const { failed: title, help } = dayEndCopy.pdf;

/** One as it comes; several as one document, each page in its own size. */
const fetchPapers = write(async ({ ids }: ClosingPapers, context): Promise<Blob> => {
  const files = await Promise.all(ids.map(async (id) => fetchClosingPdf.send({ id }, context)));
  const [only] = files;
  return files.length === 1 && only ? only : ((await mergePapers(files, standardLayout))?.file ?? new Blob());
});

export interface ClosingPdfProps {
  readonly papers: ClosingPapers;
  readonly onClose: () => void;
}

/** The lists for the drivers, to be looked at, printed and saved. */
export function ClosingPdf({ papers, onClose }: ClosingPdfProps) {
  const { state, run } = useWrite(fetchPapers);
  useEffect(() => void run(papers), [run, papers]);
  return (
    <LabelDialog
      state={
        state.kind === 'done'
          ? { kind: 'ready', file: state.answer }
          : { kind: state.kind === 'failed' ? 'failed' : 'loading' }
      }
      paper={papers.paper}
      number={papers.number}
      failureWords={{ title, help }}
      onClose={onClose}
      onRetry={() => void run(papers)}
      onTaken={() => {}}
    />
  );
}
