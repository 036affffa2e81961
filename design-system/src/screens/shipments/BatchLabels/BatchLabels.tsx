import { Download, Printer } from '@lucide/icons';
import { useRef, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import type { PdfPreviewHandle } from '../../../components/PdfPreview/PdfPreview.tsx';
import { PdfPreview } from '../../../components/PdfPreview/PdfPreview.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { PrintFields } from '../../../patterns/LabelDialog/LazyPrintFields.tsx';
import type { PrintSettings } from '../../../patterns/LabelDialog/print-settings.ts';
import { BatchFailures } from '../batch/BatchFailures.tsx';
import { BatchProgress } from '../batch/BatchProgress.tsx';
import type { BatchLabelsState } from './batch-labels-state.ts';
import { batchLabelsCopy as copy } from './BatchLabels.copy.ts';

export interface BatchLabelsProps {
  state: BatchLabelsState;
  /** How many were asked for, where that is known. */
  asked?: number;
  /** How they are laid on paper here. */
  settings: PrintSettings;
  onClose: () => void;
  /** Loads what could not be loaded once more: those that failed, or all. */
  onRetry: () => void;
  /** The file was handed to the browser for printing, or saved. */
  onTaken: () => void;
}

/**
 * The labels of selected shipments as one document. One that cannot be had keeps none of the others from the
 * printer; those that failed are named and can be loaded once more.
 */
export function BatchLabels({ state, asked, settings, onClose, onRetry, onTaken }: BatchLabelsProps) {
  const preview = useRef<PdfPreviewHandle>(null);
  const [hasPrintFailed, setPrintFailed] = useState(false);
  const file = state.kind === 'ready' ? state.file : null;
  const print = async () => {
    setPrintFailed(false);
    try {
      await preview.current?.print();
      onTaken();
    } catch {
      // Refused by the browser, which says no reason: saving the file still works.
      setPrintFailed(true);
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.title(asked)}
      closeLabel={copy.close}
      size="xl"
      footer={
        <>
          <Button
            icon={Download}
            isDisabled={!file}
            keepsFocus
            onPress={() => {
              preview.current?.download();
              onTaken();
            }}
          >
            {copy.download}
          </Button>
          <Button
            variant="primary"
            icon={Printer}
            autoFocus
            isDisabled={!file}
            keepsFocus
            onPress={() => void print()}
          >
            {copy.print}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {hasPrintFailed && (
          <Banner tone="warning" role="alert">
            {copy.printFailed}
          </Banner>
        )}
        {state.kind === 'ready' && <PrintFields {...settings} />}
        <Content state={state} onRetry={onRetry} />
        {file && (
          <PdfPreview
            ref={preview}
            title={copy.preview}
            state={{ kind: 'ready', file, fileName: copy.fileName }}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function Content({ state, onRetry }: Pick<BatchLabelsProps, 'state' | 'onRetry'>) {
  if (state.kind !== 'ready') {
    const words = { running: copy.loading, tooMany: copy.tooMany };
    return <BatchProgress standing={state} words={words} onRetry={onRetry} />;
  }
  const { total, failures } = state;
  if (failures.length === 0) return <p role="status">{copy.loaded(total, total)}</p>;
  return (
    <BatchFailures
      failures={failures}
      label={copy.failedList}
      action={
        <Button variant="quiet" onPress={onRetry}>
          {copy.retryFailed}
        </Button>
      }
    >
      {copy.loaded(total - failures.length, total)} {copy.failed(failures.length)}
    </BatchFailures>
  );
}
