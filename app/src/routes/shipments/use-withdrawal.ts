import { addToast } from 'design-system/components/LazyToastRegion';
import { quotesCopy } from 'design-system/screens/shipments/Quotes/Quotes.copy.ts';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { refresh } from '../../data/cache.ts';
import { oneQuote, withdrawQuote } from '../../data/quotes.ts';
import { useWrite } from '../../data/use-write.ts';
import { toToastFailure } from '../to-toast-failure.ts';

const { withdrawing: copy } = quotesCopy;

/**
 * Takes a quote request back, and says what came of it.
 *
 * @returns what does it; it resolves in any case
 */
export function useWithdrawal(): (id: string) => Promise<void> {
  const { run } = useWrite(withdrawQuote, {
    onDone: () => addToast({ tone: 'success', title: copy.done }),
    onFailed: (error) => {
      // Where staff were faster, what they have answered is what there is to see.
      void refresh(oneQuote);
      addToast({ tone: 'danger', ...toToastFailure(error, { ...writeFailureCopy, ...copy }) });
    },
  });
  return async (id) => {
    await run(id);
  };
}
