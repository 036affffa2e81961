import { useEffect, useRef } from 'react';
import { useConfirm } from '../../../components/ConfirmProvider/ConfirmProvider.tsx';
import { addToast } from '../../../components/Toast/toast-queue.ts';
import { cancellingCopy as copy } from './cancelling.copy.ts';

/** What somebody sees of what they cancel: which version of it, and whether that is a template. */
export interface Seen {
  readonly version: number;
  readonly isTemplate: boolean;
}

/** How what can be cancelled stands now. */
export interface Standing extends Seen {
  /** Why it cannot be cancelled any more. */
  readonly whyNot?: string | undefined;
}

interface Cancelling {
  /** What is cancelled, as people call it. */
  readonly number?: string;
  /** Called with what the person has seen. Resolves once it is done, or its failure told. */
  readonly onAccept: (seen: Seen) => Promise<void>;
}

/**
 * Asks before something is cancelled, which cannot be undone, and stays until it is done. When it changes or goes
 * under the open question, the question ends, and why is said: nobody agrees to what they have not seen.
 */
export function useCancelling({ version, isTemplate, whyNot }: Standing) {
  const confirm = useConfirm();
  const open = useRef<{ readonly seen: Seen; readonly end: AbortController }>(undefined);
  const isPossible = whyNot === undefined;
  useEffect(() => {
    if (!open.current) return;
    const { seen, end } = open.current;
    if (isPossible && seen.version === version && seen.isTemplate === isTemplate) return;
    end.abort(whyNot ?? (seen.isTemplate && !isTemplate ? copy.orderedMeanwhile : copy.changedMeanwhile));
  }, [version, isTemplate, isPossible, whyNot]);
  useEffect(() => () => open.current?.end.abort(copy.gone), []);
  return {
    /** @returns whether the person has agreed */
    cancel: async ({ number, onAccept }: Cancelling): Promise<boolean> => {
      const seen = { version, isTemplate };
      const { title, message, accept, reject, pending, notDone } = isTemplate ? copy.template : copy.ordered;
      const end = new AbortController();
      open.current = { seen, end };
      const isAccepted = await confirm({
        title,
        message,
        ...(number !== undefined && { detail: number }),
        acceptLabel: accept,
        rejectLabel: reject,
        pendingLabel: pending,
        onAccept: () => onAccept(seen),
        signal: end.signal,
      });
      if (open.current?.end === end) open.current = undefined;
      if (!isAccepted && end.signal.aborted)
        addToast({ tone: 'info', title: notDone, description: String(end.signal.reason) });
      return isAccepted;
    },
  };
}
