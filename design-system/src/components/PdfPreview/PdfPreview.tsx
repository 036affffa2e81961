import type { ReactNode, Ref } from 'react';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { downloadUrl, printOnceLoaded } from './pdf-actions.ts';
import * as styles from './PdfPreview.css.ts';
import { useFocusOutside } from './useFocusOutside.ts';

/** Where the document stands: on its way, not to be had, or here. */
export type PdfPreviewState =
  | { kind: 'loading'; text: string }
  | { kind: 'failed'; message: ReactNode }
  | { kind: 'ready'; file: Blob; fileName: string };

/** What the buttons around the preview call. */
export interface PdfPreviewHandle {
  /**
   * Opens the browser's print dialog for the document, once the browser has it in sight. Pressed again meanwhile it
   * prints once. Rejects if the browser refuses, or never shows it, or there is nothing yet.
   */
  print: () => Promise<void>;
  /** Saves the document under its file name. Does nothing while no document is shown. */
  download: () => void;
}

export interface PdfPreviewProps {
  /** Names the frame for screen readers, for instance „Versandetikett 0034…“. */
  title: string;
  /** Waiting with a text, failed with a message, or a file to show. */
  state: PdfPreviewState;
  /** Prints and saves the document from outside. */
  ref?: Ref<PdfPreviewHandle>;
}

interface ShownDocument {
  readonly url: string;
  readonly loaded: PromiseWithResolvers<void>;
  /** While the browser is asked to print it. */
  printing: Promise<void> | null;
}

/**
 * Shows a PDF on the same page, with the two things done with it as a handle, so that their
 * buttons can stand in the footer of the dialog around it. It can be scrolled by the pointer and takes
 * no focus: a browser's viewer keeps all keys to itself, the Escape of the dialog too. The page's
 * Content-Security-Policy must allow `frame-src blob:`.
 */
export function PdfPreview({ title, state, ref }: PdfPreviewProps) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const shown = useRef<ShownDocument | null>(null);
  const file = state.kind === 'ready' ? state.file : null;
  const fileName = state.kind === 'ready' ? state.fileName : '';

  // The object URL lives as long as its document is shown.
  useEffect(() => {
    if (!file || !frameRef.current) return;
    const url = URL.createObjectURL(file);
    const loaded = Promise.withResolvers<void>();
    loaded.promise.catch(() => undefined);
    shown.current = { url, loaded, printing: null };
    // Hints for the browser's viewer: the whole page, without the strip of small pages.
    frameRef.current.src = `${url}#navpanes=0&view=Fit`;
    return () => {
      shown.current = null;
      loaded.reject(new Error('The document is not shown any more.'));
      URL.revokeObjectURL(url);
    };
  }, [file]);

  useFocusOutside(frameRef);

  useImperativeHandle(
    ref,
    () => ({
      print: async () => {
        const [frame, printed] = [frameRef.current, shown.current];
        if (!frame || !printed) throw new Error('There is no document to print yet.');
        printed.printing ??= printOnceLoaded(frame, printed.loaded.promise).finally(() => {
          printed.printing = null;
        });
        await printed.printing;
      },
      download: () => {
        if (shown.current) downloadUrl(shown.current.url, fileName);
      },
    }),
    [fileName],
  );

  return (
    <div className={styles.stage} aria-busy={state.kind === 'loading' || undefined}>
      <div role="status" className={styles.message}>
        {state.kind === 'loading' && (
          <>
            <span aria-hidden className={styles.sheet} />
            <span>{state.text}</span>
          </>
        )}
      </div>
      {state.kind === 'failed' && <div className={styles.message}>{state.message}</div>}
      {state.kind === 'ready' && (
        // Browsers don't show a PDF in a sandboxed frame, and this one shows only what the app has loaded itself.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          ref={frameRef}
          title={title}
          tabIndex={-1}
          className={styles.frame}
          onLoad={(event) => {
            if (event.currentTarget.src.replace(/#.*$/s, '') === shown.current?.url)
              shown.current.loaded.resolve();
          }}
        />
      )}
    </div>
  );
}
