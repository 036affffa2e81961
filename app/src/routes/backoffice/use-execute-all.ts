import type { TestSample } from 'contract';
import { useConfirm } from 'design-system/components/ConfirmProvider';
import { addToast } from 'design-system/components/LazyToastRegion';
import { testSamplesCopy as copy } from 'design-system/screens/backoffice/TestCenter/TestCenter.copy.ts';
import { executeAll } from '../../data/test-samples.ts';
import { useWrite } from '../../data/use-write.ts';

/** Asks, and executes many series; the list tells how each of them goes on. */
export function useExecuteAll() {
  const confirm = useConfirm();
  const { state, run } = useWrite(executeAll, {
    onDone(failed, ids) {
      const begun = ids.length - failed;
      if (begun > 0) addToast({ tone: 'success', title: copy.told.allStarted(begun) });
      if (failed > 0)
        addToast({
          tone: 'danger',
          title: copy.told.someNotStarted(failed),
          description: copy.told.someAdvice,
        });
    },
  });
  const { runQuestion: words } = copy;
  return {
    isStarting: state.kind === 'pending',
    executeAll: (samples: readonly TestSample[]) =>
      void confirm({
        title: words.title,
        message: words.message(
          samples.length,
          samples.reduce((sum, { items }) => sum + items, 0),
        ),
        acceptLabel: words.accept,
        pendingLabel: copy.runningAll,
        rejectLabel: words.reject,
        onAccept: () => run(samples.map(({ id }) => id)),
      }),
  };
}
