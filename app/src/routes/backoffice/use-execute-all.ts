import type { TestSample } from 'contract';
import { useConfirm } from 'design-system/components/ConfirmProvider';
import { addToast } from 'design-system/components/LazyToastRegion';
import { testSamplesCopy as copy } from 'design-system/screens/backoffice/TestCenter/TestCenter.copy.ts';
import { type BegunTogether, executeAll, PartlyUnknown } from '../../data/test-samples.ts';
import { useWrite } from '../../data/use-write.ts';

/** Asks, and executes many series; the list tells how each of them goes on. */
export function useExecuteAll() {
  const confirm = useConfirm();
  const { state, run } = useWrite(executeAll, {
    onDone: tell,
    onFailed(error) {
      if (error instanceof PartlyUnknown) tell(error.counts);
    },
  });
  const { runQuestion: words } = copy;
  return {
    isStarting: state.kind === 'pending',
    /** @param isPart there are more, on other pages of the list */
    executeAll: (samples: readonly TestSample[], isPart: boolean) =>
      void confirm({
        tone: 'neutral',
        title: isPart ? words.titleOfPage : words.title,
        message: words.message(
          samples.length,
          samples.reduce((sum, { items }) => sum + items, 0),
        ),
        acceptLabel: isPart ? words.acceptOfPage : words.accept,
        pendingLabel: copy.runningAll,
        rejectLabel: words.reject,
        onAccept: () => run(samples.map(({ id, latest }) => ({ id, after: latest?.id }))),
      }),
  };
}

function tell({ begun, refused, unknown }: BegunTogether): void {
  const { told } = copy;
  if (begun > 0) addToast({ tone: 'success', title: told.allStarted(begun) });
  if (refused > 0)
    addToast({
      tone: 'danger',
      title: told.someNotStarted(refused),
      description: told.someAdvice(refused),
    });
  if (unknown > 0)
    addToast({ tone: 'danger', title: told.someUnknown(unknown), description: told.unknownAdvice });
}
