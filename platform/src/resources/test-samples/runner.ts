import type { Services } from '../../services.ts';
import { leftBehind } from './lease.ts';
import { workExecution } from './work-execution.ts';

/** Works on executions in this process. */
export interface ExecutionRunner {
  /** Has an execution that was begun worked on at once; those before it come first. */
  readonly wake: (executionId: string) => void;
  /** Goes on with what nobody works on, such as what a process that died has left behind. */
  readonly goOn: () => Promise<void>;
  /** Lets what is under way pause after the cases that are at their carriers. */
  readonly close: () => Promise<void>;
}

/** How many executions are worked on at once; the others wait for their turn. */
const AT_ONCE = 2;

/** Of several platforms on one database each works on what was begun there, and on what others have left behind. */
export function createExecutionRunner(services: Services): ExecutionRunner {
  const { db, reportFault } = services;
  const stop = new AbortController();
  const waiting = new Set<string>();
  const working = new Map<string, Promise<void>>();

  function take(): void {
    for (const id of waiting) {
      if (stop.signal.aborted || working.size >= AT_ONCE) return;
      waiting.delete(id);
      const work = workExecution(services, id, stop.signal)
        // Its lease ends, and whoever comes next goes on with it.
        .catch((error: unknown) => reportFault(`Execution ${id}`, error))
        .finally(() => {
          working.delete(id);
          take();
        });
      working.set(id, work);
    }
  }

  return {
    wake: (id) => {
      if (working.has(id)) return;
      waiting.add(id);
      take();
    },
    goOn: async () => {
      for (const id of await leftBehind(db)) if (!working.has(id)) waiting.add(id);
      take();
    },
    close: async () => {
      stop.abort();
      await Promise.all(working.values());
    },
  };
}
