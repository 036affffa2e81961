import { useEffect, useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { useConfirm } from '../../../components/ConfirmProvider/ConfirmProvider.tsx';
import { addToast } from '../../../components/Toast/toast-queue.ts';
import { FocusPassage } from '../../../patterns/ResourceView/FocusPassage.tsx';
import { quotesCopy } from './Quotes.copy.ts';

const copy = quotesCopy.withdrawing;

export interface WithdrawalProps {
  readonly quoteNumber: string;
  /** Whether there is still something to take back. */
  readonly isOpen: boolean;
  /** Resolves once it is done, or its failure told. */
  readonly onWithdraw: () => Promise<void>;
}

/**
 * Takes an open quote request back, after a question. When somebody answers under the open question, that ends, and
 * why is said; with the panel it goes without a word, for nothing has happened.
 */
export function Withdrawal({ quoteNumber, isOpen, onWithdraw }: WithdrawalProps) {
  const confirm = useConfirm();
  const question = useRef<AbortController>(undefined);
  useEffect(() => {
    if (!isOpen) question.current?.abort();
  }, [isOpen]);
  const ask = async () => {
    const end = new AbortController();
    question.current = end;
    const isAccepted = await confirm({
      title: copy.title,
      message: copy.message,
      detail: quoteNumber,
      acceptLabel: copy.accept,
      rejectLabel: copy.reject,
      pendingLabel: copy.pending,
      onAccept: onWithdraw,
      signal: end.signal,
    });
    if (!isAccepted && end.signal.aborted)
      addToast({ tone: 'info', title: copy.failed, description: copy.meanwhile });
  };
  if (!isOpen) return null;
  return (
    <FocusPassage>
      <div>
        <Button onPress={() => void ask()}>{quotesCopy.panel.withdraw}</Button>
      </div>
    </FocusPassage>
  );
}
