import { Download, Printer } from '@lucide/icons';
import { type ReactNode, useRef, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import type { PdfPreviewHandle } from '../../../components/PdfPreview/PdfPreview.tsx';
import { PdfPreview } from '../../../components/PdfPreview/PdfPreview.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { PrintAgain } from '../../../patterns/LabelDialog/FooterQuestion.tsx';
import type { BatchPapersState } from './batch-state.ts';
import { BatchFailures } from './BatchFailures.tsx';
import { batchPapersCopy as copy } from './BatchPapers.copy.ts';
import { BatchProgress } from './BatchProgress.tsx';

/** What is said of the papers. */
export interface BatchPapersWords {
  readonly title: (total: number | undefined) => string;
  /** While they are loaded. */
  readonly loading: string;
  readonly tooMany: (most: number) => string;
  /** Names the document and its file. */
  readonly preview: string;
  /** Of how many shipments there are papers, and on how many pages, where that is known. */
  readonly loaded: (done: number, total: number, pages: number | undefined) => string;
  readonly failedList: string;
}

export interface BatchPapersProps {
  state: BatchPapersState;
  words: BatchPapersWords;
  /** How many were asked for, where that is known. */
  asked?: number;
  /** How they are printed: fields above what was loaded. */
  fields: ReactNode;
  onClose: () => void;
  /** Loads what could not be loaded once more: those that failed, or all. */
  onRetry: () => void;
  /** What is told of papers that were printed before; whoever prints them is asked whether they want them again. */
  printed?: string | null;
  /** The file was handed to the browser for printing. To save it is no printing. */
  onTaken?: () => void;
}

/**
 * Papers of selected shipments as one document. One that cannot be had keeps none of the others from the
 * printer; those that failed are named and can be loaded once more.
 */
export function BatchPapers(props: BatchPapersProps) {
  const { state, words, asked, fields, printed = null, onClose, onTaken } = props;
  const preview = useRef<PdfPreviewHandle>(null);
  const [hasPrintFailed, setPrintFailed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const file = state.kind === 'ready' ? state.file : null;
  const print = async () => {
    setAsking(false);
    setPrintFailed(false);
    try {
      await preview.current?.print();
      onTaken?.();
    } catch {
      // Refused by the browser, which says no reason: saving the file still works.
      setPrintFailed(true);
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title(asked)}
      closeLabel={copy.close}
      size="xl"
      footer={
        isAsking && printed !== null ? (
          <PrintAgain
            told={printed}
            isDisabled={!file}
            onYes={() => void print()}
            onNo={() => setAsking(false)}
          />
        ) : (
          <>
            <Button icon={Download} isDisabled={!file} keepsFocus onPress={() => preview.current?.download()}>
              {copy.download}
            </Button>
            <Button
              variant="primary"
              icon={Printer}
              autoFocus
              isDisabled={!file}
              keepsFocus
              onPress={() => (printed === null ? void print() : setAsking(true))}
            >
              {copy.print}
            </Button>
          </>
        )
      }
    >
      <Stack gap={3}>
        {hasPrintFailed && (
          <Banner tone="warning" role="alert">
            {copy.printFailed}
          </Banner>
        )}
        {fields}
        <Content {...props} />
        {file && (
          <PdfPreview
            ref={preview}
            title={words.preview}
            state={{ kind: 'ready', file, fileName: `${words.preview}.pdf` }}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function Content({ state, words, onRetry }: Pick<BatchPapersProps, 'state' | 'words' | 'onRetry'>) {
  if (state.kind !== 'ready') {
    const { loading, tooMany } = words;
    return <BatchProgress standing={state} words={{ running: loading, tooMany }} onRetry={onRetry} />;
  }
  const { total, failures, pages } = state;
  if (failures.length === 0) return <p role="status">{words.loaded(total, total, pages)}</p>;
  return (
    <BatchFailures
      failures={failures}
      label={words.failedList}
      action={
        <Button variant="quiet" onPress={onRetry}>
          {copy.retryFailed}
        </Button>
      }
    >
      {words.loaded(total - failures.length, total, pages)} {copy.failed(failures.length)}
    </BatchFailures>
  );
}
