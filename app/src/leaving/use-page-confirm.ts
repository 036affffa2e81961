import { type Confirm, useConfirm } from 'design-system/components/ConfirmProvider';
import { useEffect, useRef } from 'react';

/**
 * As `useConfirm`, for what is done only on the page that asks: the dialog stands above all pages, and would
 * otherwise stay there when this one is left. The question goes with its page, and its answer is no.
 */
export function usePageConfirm(): Confirm {
  const confirm = useConfirm();
  const question = useRef<AbortController>(null);
  useEffect(() => () => question.current?.abort(), []);
  return (request) => {
    question.current = new AbortController();
    return confirm({ ...request, signal: question.current.signal });
  };
}
