import { paperLabels } from 'contract';
import { LabelDialog } from '../LabelDialog/LabelDialog.tsx';
import type { Papers } from './print-menu.ts';

export interface PaperDialogProps {
  readonly papers: Papers;
  /** Tracking or order number: names the preview and the file. */
  readonly number: string;
}

/** The paper that was asked for, to be looked at, printed and saved. */
export default function PaperDialog({
  papers: { state, onOpen, onClose, onTaken },
  number,
}: PaperDialogProps) {
  if (state.kind === 'closed') return null;
  const { paper } = state;
  return (
    <LabelDialog
      state={state}
      paper={paperLabels[paper]}
      number={number}
      onClose={onClose}
      onRetry={() => onOpen(paper)}
      onTaken={() => onTaken(paper)}
    />
  );
}
