import { memoryStorage } from '../../browser/testing/memory-storage.ts';
import type { TabChannel, TabLocks } from '../browser-environment.ts';

/** What the tabs of one browser share: storage, locks and channels. */
export interface FakeBrowser {
  readonly localStorage: ReturnType<typeof memoryStorage>;
  readonly locks: TabLocks;
  /** Everything that tabs told each other. */
  readonly messages: unknown[];
  openChannel(): TabChannel;
  /** Takes a lock and never gives it back, as a frozen tab does. */
  holdForEver(name: string): void;
}

export function fakeBrowser(): FakeBrowser {
  const members = new Set<(message: unknown) => void>();
  const queues = new Map<string, Promise<unknown>>();
  const messages: unknown[] = [];
  return {
    localStorage: memoryStorage(),
    messages,

    locks: {
      async request(name, { signal }, work) {
        const before = queues.get(name) ?? Promise.resolve();
        const turn = Promise.withResolvers<void>();
        queues.set(
          name,
          before.then(() => turn.promise),
        );
        const aborted = Promise.withResolvers<never>();
        signal.addEventListener('abort', () => aborted.reject(signal.reason), { once: true });
        if (signal.aborted) aborted.reject(signal.reason);
        aborted.promise.catch(() => undefined);
        try {
          await Promise.race([before, aborted.promise]);
          return await work();
        } finally {
          turn.resolve();
        }
      },
    },

    openChannel() {
      let own: (message: unknown) => void = () => undefined;
      return {
        post(message) {
          const copy: unknown = structuredClone(message);
          messages.push(copy);
          for (const member of members) if (member !== own) queueMicrotask(() => member(copy));
        },
        listen(listener) {
          own = listener;
          members.add(listener);
        },
      };
    },

    holdForEver: (name) => void queues.set(name, new Promise(() => undefined)),
  };
}
