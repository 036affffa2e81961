import { Download, Printer } from '@lucide/icons';
import { useRef, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import type { PdfPreviewHandle, PdfPreviewState } from '../../components/PdfPreview/PdfPreview.tsx';
import { PdfPreview } from '../../components/PdfPreview/PdfPreview.tsx';
import {
  RetryButton,
  type RetryButtonProps,
  useFailureInSight,
} from '../../components/RetryButton/RetryButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import type { EarlierPrint } from './earlier-print.ts';
import { earlierPrintCopy } from './EarlierPrint.copy.ts';
import { FooterQuestion, PrintAgain } from './FooterQuestion.tsx';
import { labelDialogCopy as copy } from './LabelDialog.copy.ts';
import * as styles from './LabelDialog.css.ts';
import { PrintFields } from './LazyPrintFields.tsx';
import type { PrintSettings } from './print-settings.ts';

/** Where the label's PDF stands. */
export type LabelState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly file: Blob };

export interface LabelDialogProps {
  readonly state: LabelState;
  /** What is shown of the shipment, e.g. „Frachtbrief“. Its label unless something else is said. */
  readonly paper?: string;
  /** How many labels it is, one for each piece. Default 1. */
  readonly labels?: number;
  /** Tracking or order number: names the preview and the file. */
  readonly number: string;
  readonly onClose: () => void;
  readonly onRetry: () => void;
  /** In place of what is said of a shipment's paper that cannot be fetched. */
  readonly failureWords?: { readonly title: string; readonly help: string };
  /** How it is laid on paper, where that can be chosen: of a label. */
  readonly settings?: PrintSettings;
  /** That it was printed before: whoever prints it is told, and asked whether they want it again. */
  readonly printed?: EarlierPrint | null;
  /** It was handed to the browser for printing. To look at it, or to save it, is no printing. */
  readonly onTaken: () => void;
  /**
   * At the packing bench: after printing or saving it is asked whether it was printed well, and a yes leads on. Of
   * what was saved that yes tells first that it was printed.
   */
  readonly onPrinted?: () => void;
}

/**
 * The label or another paper of a shipment, to be looked at, printed and saved on the same page: no window opens
 * that a browser could block. „Drucken“ has the focus from the beginning: it is what a paper is opened for.
 */
export function LabelDialog({
  state,
  paper = copy.label,
  labels = 1,
  number,
  onClose,
  onRetry,
  failureWords = { title: copy.failed, help: copy.failedHelp },
  settings,
  printed = null,
  onTaken,
  onPrinted,
}: LabelDialogProps) {
  const preview = useRef<PdfPreviewHandle>(null);
  const [hasPrintFailed, setPrintFailed] = useState(false);
  // Of this opening: a dialog that is closed forgets what was done.
  const [stage, setStage] = useState<Stage>('shown');
  if (stage !== 'shown' && state.kind === 'closed') setStage('shown');
  // Closed while the browser still loads the document: that it was not printed is nothing to tell of the next one.
  if (hasPrintFailed && state.kind === 'closed') setPrintFailed(false);
  const printButton = useRef<HTMLButtonElement>(null);
  const { failure, isRetrying } = useFailureInSight(state, standings[state.kind]);
  const retry = { isRetrying, onRetry, landing: () => printButton.current };
  const isReady = state.kind === 'ready';

  const print = async () => {
    setPrintFailed(false);
    try {
      await preview.current?.print();
      setStage('printed');
      onTaken();
    } catch {
      // Refused by the browser, which says no reason: saving the file still works.
      setPrintFailed(true);
    }
  };
  const printAgain = () => {
    setStage('shown');
    void print();
  };

  const download = () => {
    preview.current?.download();
    setStage('saved');
  };

  return (
    <Dialog
      isOpen={state.kind !== 'closed'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={labels > 1 ? copy.titleOfSeveral(labels) : copy.title(paper)}
      closeLabel={copy.close}
      size="xl"
      footer={
        onPrinted && (stage === 'printed' || stage === 'saved') ? (
          <PrintedQuestion
            question={labels > 1 ? copy.printed.questionOfSeveral : copy.printed.question}
            onYes={() => {
              if (stage === 'saved') onTaken();
              onPrinted();
            }}
            onNo={() => void print()}
          />
        ) : printed && stage === 'asking' ? (
          <PrintAgain
            told={earlierPrintCopy.one(printed)}
            isDisabled={!isReady}
            onYes={printAgain}
            onNo={() => setStage('shown')}
          />
        ) : (
          <>
            <Button icon={Download} isDisabled={!isReady} keepsFocus onPress={download}>
              {copy.download}
            </Button>
            <Button
              ref={printButton}
              variant="primary"
              icon={Printer}
              autoFocus
              isDisabled={!isReady}
              keepsFocus
              onPress={() => (printed ? setStage('asking') : void print())}
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
        {settings && <PrintFields {...settings} />}
        <PdfPreview
          ref={preview}
          title={copy.preview(paper, number)}
          state={
            failure
              ? { kind: 'failed', message: <Failed {...retry} {...failureWords} /> }
              : toPreview(state, copy.fileName(paper, number))
          }
        />
      </Stack>
    </Dialog>
  );
}

interface PrintedQuestionProps {
  readonly question: string;
  readonly onYes: () => void;
  /** Prints once more; the question stays. */
  readonly onNo: () => void;
}

/** A browser may be printing it yet. */
function PrintedQuestion({ question, onYes, onNo }: PrintedQuestionProps) {
  return (
    <FooterQuestion question={question}>
      {(questionId) => (
        <>
          <Button icon={Printer} onPress={onNo}>
            {copy.printed.no}
          </Button>
          <Button variant="primary" autoFocus aria-describedby={questionId} onPress={onYes}>
            {copy.printed.yes}
          </Button>
        </>
      )}
    </FooterQuestion>
  );
}

/** What was done with the document since it was opened; `asking` is whether it shall be printed once more. */
type Stage = 'shown' | 'asking' | 'printed' | 'saved';

const standings = { closed: 'other', loading: 'pending', failed: 'failed', ready: 'other' } as const;

function toPreview(state: LabelState, fileName: string): PdfPreviewState {
  if (state.kind === 'ready') return { kind: 'ready', file: state.file, fileName };
  return { kind: 'loading', text: copy.loading };
}

function Failed({
  title,
  help,
  ...retry
}: Pick<RetryButtonProps, 'isRetrying' | 'onRetry' | 'landing'> &
  NonNullable<LabelDialogProps['failureWords']>) {
  return (
    <div className={styles.failed}>
      <div role="alert" className={styles.failed}>
        <p className={styles.failedTitle}>{title}</p>
        <p>{help}</p>
      </div>
      <RetryButton {...retry} />
    </div>
  );
}
