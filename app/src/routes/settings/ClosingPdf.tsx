import { LabelDialog } from 'design-system/patterns/LabelDialog';
import { dayEndCopy } from 'design-system/screens/settings/DayEndClosing/DayEndClosing.copy.ts';
import { useEffect } from 'react';
import { fetchClosingPdf } from '../../data/day-end-closings.ts';
import { useWrite } from '../../data/use-write.ts';

const { failed: title, help } = dayEndCopy.pdf;

export interface ClosingPdfProps {
  /** The closing, and what its list is called. */
  readonly closing: { readonly id: string; readonly number: string; readonly paper: string };
  readonly onClose: () => void;
}

/** The list for the driver, to be looked at, printed and saved. */
export function ClosingPdf({ closing, onClose }: ClosingPdfProps) {
  const { state, run } = useWrite(fetchClosingPdf);
  useEffect(() => void run(closing), [run, closing]);
  return (
    <LabelDialog
      state={
        state.kind === 'done'
          ? { kind: 'ready', file: state.answer }
          : { kind: state.kind === 'failed' ? 'failed' : 'loading' }
      }
      paper={closing.paper}
      number={closing.number}
      failureWords={{ title, help }}
      onClose={onClose}
      onRetry={() => void run(closing)}
      onTaken={() => {}}
    />
  );
}
