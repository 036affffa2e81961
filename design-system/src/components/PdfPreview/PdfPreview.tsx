import type { ReactNode, Ref } from 'react';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { downloadUrl, printFrame } from './pdf-actions.ts';
import * as styles from './PdfPreview.css.ts';
import { useFocusOutside } from './useFocusOutside.ts';

/** Where the document stands: on its way, not to be had, or here. */
export type PdfPreviewState =
  | { kind: 'loading'; text: string }
  | { kind: 'failed'; message: ReactNode }
  | { kind: 'ready'; file: Blob; fileName: string };

/** What the buttons around the preview call. */
export interface PdfPreviewHandle {
  /** Opens the browser's print dialog for the document. Rejects if the browser refuses or nothing is shown yet. */
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

/**
 * Shows a PDF on the same page, with the two things done with it as a handle, so that their
 * buttons can stand in the footer of the dialog around it. It can be scrolled by the pointer and takes
 * no focus: a browser's viewer keeps all keys to itself, the Escape of the dialog too. The page's
 * Content-Security-Policy must allow `frame-src blob:`.
 */
export function PdfPreview({ title, state, ref }: PdfPreviewProps) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const urls = useRef<{ current: string | null; loaded: string | null }>({ current: null, loaded: null });
  const file = state.kind === 'ready' ? state.file : null;
  const fileName = state.kind === 'ready' ? state.fileName : '';

  // The object URL lives as long as its document is shown.
  useEffect(() => {
    if (!file || !frameRef.current) return;
    const url = URL.createObjectURL(file);
    const shown = urls.current;
    shown.current = url;
    // Hints for the browser's viewer: the whole page, without the strip of small pages.
    frameRef.current.src = `${url}#navpanes=0&view=Fit`;
    return () => {
      shown.current = null;
      URL.revokeObjectURL(url);
    };
  }, [file]);

  useFocusOutside(frameRef);

  useImperativeHandle(
    ref,
    () => ({
      print: async () => {
        const { current, loaded } = urls.current;
        if (!frameRef.current || !current || current !== loaded) {
          throw new Error('There is no document to print yet.');
        }
        await printFrame(frameRef.current);
      },
      download: () => {
        if (urls.current.current) downloadUrl(urls.current.current, fileName);
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
            urls.current.loaded = event.currentTarget.src.replace(/#.*$/, '');
          }}
        />
      )}
    </div>
  );
}
