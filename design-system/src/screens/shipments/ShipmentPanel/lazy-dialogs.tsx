import { lazyPart } from '../../../components/LazyPart/LazyPart.tsx';
import type { LabelDialogProps } from '../../../patterns/LabelDialog/LabelDialog.tsx';
import type { PaperDialogProps } from '../../../patterns/PrintMenu/PaperDialog.tsx';
import { MissingLabel } from './MissingLabel.tsx';

// A modal dialog and a PDF preview are needed by few visits to the list.
export const LabelDialog = lazyPart<LabelDialogProps>(
  async () => (await import('../../../patterns/LabelDialog/LabelDialog.tsx')).LabelDialog,
  { failed: ({ onClose }, retry) => <MissingLabel onClose={onClose} {...retry} /> },
);

export const PaperDialog = lazyPart<PaperDialogProps>(
  async () => (await import('../../../patterns/PrintMenu/PaperDialog.tsx')).default,
  { failed: ({ papers }, retry) => <MissingLabel onClose={papers.onClose} {...retry} /> },
);
