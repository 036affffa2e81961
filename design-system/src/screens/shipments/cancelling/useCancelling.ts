import { useConfirm } from '../../../components/ConfirmProvider/ConfirmProvider.tsx';
import { cancellingCopy as copy } from './cancelling.copy.ts';

interface Cancelling {
  readonly isTemplate: boolean;
  /** What is cancelled, as people call it. */
  readonly number?: string;
  /** Resolves once it is done, or its failure told. */
  readonly onAccept: () => Promise<void>;
}

/** Asks before something is cancelled, which cannot be undone, and stays until it is done. */
export function useCancelling() {
  const confirm = useConfirm();
  return {
    /** @returns whether the person has agreed */
    cancel: ({ isTemplate, number, onAccept }: Cancelling): Promise<boolean> => {
      const { title, message, accept, pending } = isTemplate ? copy.template : copy.ordered;
      return confirm({
        title,
        message,
        ...(number !== undefined && { detail: number }),
        acceptLabel: accept,
        rejectLabel: copy.reject,
        pendingLabel: pending,
        onAccept,
      });
    },
  };
}
