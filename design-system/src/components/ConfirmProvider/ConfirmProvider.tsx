import type { ReactNode } from 'react';
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import type { ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog.tsx';
import { focusReturn } from '../FocusHandOver/useFocusHandOver.ts';
import { lazyPart } from '../LazyPart/LazyPart.tsx';
import { BrowsersQuestion } from './BrowsersQuestion.tsx';

/**
 * Loads the dialog ahead of a question, which may come up when there is no network. It is not part
 * of every page, because few visits ask anything and it brings all of react-aria's overlays.
 */
export const preloadConfirm = () => ConfirmDialog.preload();

const ConfirmDialog = lazyPart<ConfirmDialogProps>(
  async () => (await import('../ConfirmDialog/ConfirmDialog.tsx')).ConfirmDialog,
  // A question must be asked, in whatever clothes.
  { failed: (props) => <BrowsersQuestion {...props} /> },
);

/** What to ask. All texts are ready to show. */
export interface ConfirmRequest extends Pick<
  ConfirmDialogProps,
  'title' | 'message' | 'detail' | 'tone' | 'icon' | 'acceptLabel' | 'rejectLabel' | 'pendingLabel'
> {
  /**
   * What the person agrees to. While its promise is open the dialog stays and shows
   * `pendingLabel`; if it rejects, so does the promise of `confirm`.
   */
  onAccept?: () => void | Promise<void>;
  /** Aborted when there is nothing to ask about any more: the question goes, and its answer is no. */
  signal?: AbortSignal;
}

/** Asks and answers with the choice: true once accepted and done, false if rejected. */
export type Confirm = (request: ConfirmRequest) => Promise<boolean>;

interface OpenQuestion {
  request: ConfirmRequest;
  answer: (accepted: boolean) => void;
  fail: (reason: unknown) => void;
}

const ConfirmContext = createContext<Confirm | null>(null);

/** Gives `useConfirm` to everything below it and shows the one confirm dialog of the page. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<OpenQuestion | null>(null);
  const [isPending, setIsPending] = useState(false);
  // The same two facts, readable within one event: a double click must not start the work twice.
  const current = useRef<OpenQuestion | null>(null);
  const isRunning = useRef(false);

  const giveFocusBack = useRef<() => void>(undefined);

  const show = useCallback((question: OpenQuestion | null) => {
    if (question && !current.current) {
      const asking = whatStays(document.activeElement);
      giveFocusBack.current = asking instanceof HTMLElement ? focusReturn(asking) : undefined;
    }
    current.current = question;
    setShown(question);
  }, []);

  // react-aria gives the focus back too, but not reliably when work ends late on a busy machine, and not where what
  // asked has gone with what was agreed to.
  useEffect(() => {
    const { activeElement, body } = document;
    const isFocusLost = !activeElement || activeElement === body;
    if (!shown && isFocusLost) giveFocusBack.current?.();
  }, [shown]);

  const confirm = useCallback<Confirm>(
    (request) => {
      // Work that runs can't be interrupted by a new question; an unanswered one is given up for it.
      if (isRunning.current || request.signal?.aborted) return Promise.resolve(false);
      current.current?.answer(false);
      return new Promise((answer, fail) => {
        const question = { request, answer, fail };
        show(question);
        request.signal?.addEventListener('abort', () => {
          if (current.current !== question || isRunning.current) return;
          answer(false);
          show(null);
        });
      });
    },
    [show],
  );

  const reject = () => {
    if (isRunning.current) return;
    shown?.answer(false);
    show(null);
  };

  const accept = async () => {
    if (!shown || isRunning.current) return;
    const { request, answer, fail } = shown;
    isRunning.current = true;
    setIsPending(true);
    try {
      await request.onAccept?.();
      answer(true);
    } catch (reason) {
      fail(reason);
    } finally {
      isRunning.current = false;
      setIsPending(false);
      show(null);
    }
  };

  return (
    <ConfirmContext value={confirm}>
      {children}
      {shown && (
        <ConfirmDialog
          {...pickTexts(shown.request)}
          isPending={isPending}
          onAccept={() => void accept()}
          onReject={reject}
        />
      )}
    </ConfirmContext>
  );
}

/**
 * Returns `confirm(request)`, which shows the confirm dialog and resolves with the choice:
 *
 *     if (await confirm({ title, message, acceptLabel, rejectLabel })) leave();
 *
 * The dialog stands above all pages, but the question goes with the component that asks, and its answer is no. What is
 * no matter of one page is asked by what outlives the pages, as their frame does. Work that has begun is not called off.
 */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it.');
  const [first] = useState(() => new AbortController());
  const life = useRef(first);
  useEffect(() => {
    // In React's strict mode everything ends once and begins anew.
    if (life.current.signal.aborted) life.current = new AbortController();
    return () => life.current.abort();
  }, []);
  return useCallback(
    (request) => {
      const { signal } = life.current;
      return confirm({
        ...request,
        signal: request.signal ? AbortSignal.any([signal, request.signal]) : signal,
      });
    },
    [confirm],
  );
}

/** What asks, or the button of the menu that asks: its items are gone once one is chosen. */
function whatStays(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]');
  const button = menu && document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`);
  return button ? whatStays(button) : element;
}

function pickTexts({ onAccept: _onAccept, signal: _signal, ...texts }: ConfirmRequest) {
  return texts;
}
