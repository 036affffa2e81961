import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import type { DrawnPaper } from '../../../patterns/PrintMenu/print-menu.ts';
import { BatchPapers, type BatchPapersProps } from '../batch/BatchPapers.tsx';
import { batchConsignmentNotesCopy as copy } from './BatchConsignmentNotes.copy.ts';

/** One original of each, or three. */
export type Originals = Extract<DrawnPaper, 'single-copy' | 'triple-copy'>;

export interface BatchConsignmentNotesProps extends Omit<BatchPapersProps, 'words' | 'fields'> {
  originals: Originals;
  /** Loads all of them with so many originals. */
  onOriginals: (originals: Originals) => void;
}

const options: readonly { readonly value: Originals; readonly label: string }[] = [
  { value: 'single-copy', label: '1' },
  { value: 'triple-copy', label: '3' },
];

/** The consignment notes of selected shipments as one document: `BatchPapers`. */
export function BatchConsignmentNotes({ originals, onOriginals, ...props }: BatchConsignmentNotesProps) {
  const { state } = props;
  return (
    <BatchPapers
      {...props}
      words={copy}
      // They stay while others are loaded: the focus is in them.
      fields={
        state.kind !== 'failed' &&
        state.kind !== 'tooMany' && (
          <RadioGroup
            label={copy.copies}
            description={copy.copiesHelp}
            options={options}
            orientation="horizontal"
            value={originals}
            onChange={(asked) =>
              onOriginals(options.find(({ value }) => value === asked)?.value ?? originals)
            }
          />
        )
      }
    />
  );
}
