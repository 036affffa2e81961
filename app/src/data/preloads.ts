/** What was asked for in advance may be taken for an answer of now for so long, in milliseconds. */
const GOOD_FOR_MS = 30_000;

/** Answers that were asked for in advance, each by the name of its question. */
export interface Preloads {
  /** Asks, unless the same is on its way, or shown or about to be shown already. */
  start(name: string, ask: () => Promise<unknown>): void;
  /** The answer of a question put in advance, for one use; undefined where there is none or it is too old. */
  take(name: string): Promise<unknown> | undefined;
  /** Says that a question is being shown; @returns the way to take it back */
  show(name: string): () => void;
  /** Drops all of them: what they hold may be outdated, or somebody else's. */
  drop(): void;
}

interface Preload {
  readonly answer: Promise<unknown>;
  /** When it was asked for. */
  readonly at: number;
}

/** @param now milliseconds since 1970 */
export function createPreloads(now: () => number = Date.now): Preloads {
  const started = new Map<string, Preload>();
  const shown = new Map<string, number>();
  /** Asked by what is about to show it. An answer in advance would come too late, and be taken at a later try. */
  const asked = new Map<string, number>();

  const isGood = ({ at }: { at: number }) => now() - at < GOOD_FOR_MS;
  const isAbout = (name: string) => isGood({ at: asked.get(name) ?? -Infinity });

  return {
    start(name, ask) {
      if (shown.has(name) || isAbout(name)) return;
      const entry = started.get(name);
      if (entry && isGood(entry)) return;
      const answer = ask();
      // A failure is told by whoever takes it.
      answer.catch(() => undefined);
      started.set(name, { answer, at: now() });
    },
    take(name) {
      const entry = started.get(name);
      started.delete(name);
      if (entry && isGood(entry)) return entry.answer;
      if (!shown.has(name)) asked.set(name, now());
      return undefined;
    },
    show(name) {
      asked.delete(name);
      shown.set(name, (shown.get(name) ?? 0) + 1);
      return () => {
        const left = (shown.get(name) ?? 0) - 1;
        if (left > 0) shown.set(name, left);
        else shown.delete(name);
      };
    },
    drop() {
      started.clear();
      asked.clear();
    },
  };
}
