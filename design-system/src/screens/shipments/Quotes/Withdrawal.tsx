import { useEffect, useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { useConfirm } from '../../../components/ConfirmProvider/ConfirmProvider.tsx';
import { addToast } from '../../../components/Toast/toast-queue.ts';
import { quotesCopy } from './Quotes.copy.ts';

const copy = quotesCopy.withdrawing;

export interface WithdrawalProps {
  readonly quoteNumber: string;
  /** Resolves once it is done, or its failure told. */
  readonly onWithdraw: () => Promise<void>;
}

/**
 * Takes an open quote request back, after a question. It stands there only while the request is open: when somebody
 * answers under the open question, the question ends, and why is said.
 */
export function Withdrawal({ quoteNumber, onWithdraw }: WithdrawalProps) {
  const confirm = useConfirm();
  const open = useRef<AbortController>(undefined);
  useEffect(() => () => open.current?.abort(), []);
  const ask = async () => {
    const end = new AbortController();
    open.current = end;
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
  return (
    <div>
      <Button onPress={() => void ask()}>{quotesCopy.panel.withdraw}</Button>
    </div>
  );
}
