import { cronJobs, type TriggeredKind } from 'contract';
import { useConfirm } from 'design-system/components/ConfirmProvider';
import { addToast } from 'design-system/components/LazyToastRegion';
import { overviewCopy as copy } from 'design-system/screens/backoffice/Overview/Overview.copy.ts';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { newestRuns, startCronRun } from '../../data/cron-runs.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { backofficePages } from '../../pages/backoffice-pages.ts';
import { toToastFailure } from '../to-toast-failure.ts';

/** Asks, and starts a job; the message leads to its run, whose id is its group. */
export function useStartJob(): (kind: TriggeredKind) => void {
  const confirm = useConfirm();
  const runs = useRead(newestRuns()).data?.items;
  const start = useWrite(startCronRun, {
    onDone: ({ id }) =>
      addToast({
        tone: 'success',
        title: copy.told.started,
        href: backofficePages.cronRun.href({ id }),
        group: id,
      }),
    onFailed: (error) =>
      addToast({
        tone: 'danger',
        ...toToastFailure(error, { ...writeFailureCopy, ...copy.told.notStarted }),
      }),
  });
  return (kind) =>
    void confirm({
      tone: 'neutral',
      title: copy.confirm.title(cronJobs[kind].name),
      message: copy.confirm.messages[kind],
      acceptLabel: copy.confirm.accept,
      pendingLabel: copy.confirm.pending,
      rejectLabel: copy.confirm.reject,
      onAccept: () => {
        const over = runs?.find((run) => run.kind === kind && run.status !== 'pending');
        return start.run({ kind, after: over?.id });
      },
    });
}
