/** What became of one of many. */
export type Outcome<Item, Result> =
  | { readonly item: Item; readonly isDone: true; readonly result: Result }
  | { readonly item: Item; readonly isDone: false; readonly error: unknown };

interface Options {
  /** Once it is aborted no further one is begun. */
  readonly signal: AbortSignal;
  /** Called with how many have come to an end. */
  readonly onProgress?: (done: number) => void;
}

/** Browsers hold six connections; two stay for the page. */
const AT_ONCE = 4;

/**
 * Does the same with each of many, some at once. One that fails holds up none of the others.
 *
 * @returns what became of each, in the order of the items; those that were not begun are not in it
 */
export async function runBatch<Item, Result>(
  items: readonly Item[],
  each: (item: Item) => Promise<Result>,
  { signal, onProgress }: Options,
): Promise<readonly Outcome<Item, Result>[]> {
  const outcomes: (Outcome<Item, Result> | undefined)[] = items.map(() => undefined);
  const waiting = items.entries();
  let done = 0;
  // All lanes take from one line.
  const lane = async () => {
    for (const [index, item] of waiting) {
      if (signal.aborted) return;
      outcomes[index] = await each(item).then(
        (result) => ({ item, isDone: true, result }),
        (error: unknown) => ({ item, isDone: false, error }),
      );
      done += 1;
      onProgress?.(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return outcomes.filter((outcome) => outcome !== undefined);
}

/**
 * Does the same with those of many for which it is not done yet: what was done `before` is never done again.
 *
 * @returns what became of each by now, in the order of the items; those that were never begun are not in it
 */
export async function runRest<Item extends { readonly id: string }, Result>(
  items: readonly Item[],
  before: readonly Outcome<Item, Result>[],
  each: (item: Item) => Promise<Result>,
  options: Omit<Options, 'onProgress'> & {
    /** Called with how many have come to an end of those that are tried now; first with none. */
    readonly onProgress: (done: number, total: number) => void;
  },
): Promise<readonly Outcome<Item, Result>[]> {
  const known = new Map(before.map((outcome) => [outcome.item.id, outcome]));
  const rest = items.filter(({ id }) => known.get(id)?.isDone !== true);
  options.onProgress(0, rest.length);
  const onProgress = (done: number) => options.onProgress(done, rest.length);
  for (const outcome of await runBatch(rest, each, { ...options, onProgress }))
    known.set(outcome.item.id, outcome);
  return items.flatMap(({ id }) => known.get(id) ?? []);
}
