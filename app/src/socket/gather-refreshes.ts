/** Long enough for a burst, such as an import or a carrier's answer for a whole day; short enough to be live. */
const GATHERED_MS = 500;

/**
 * Gathers what makes lists old, since each refresh is a call per list and tab: all that comes within half a second of
 * the first is asked for once. The time is not put off by what follows, so lists move during a long burst too.
 *
 * @param refresh gets each type once
 */
export function gatherRefreshes<Type>(refresh: (types: readonly Type[]) => void): {
  readonly add: (type: Type) => void;
  /** Nobody wants what is gathered any more. */
  readonly stop: () => void;
} {
  const gathered = new Set<Type>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add(type) {
      gathered.add(type);
      timer ??= setTimeout(() => {
        timer = undefined;
        const types = [...gathered];
        gathered.clear();
        refresh(types);
      }, GATHERED_MS);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      gathered.clear();
    },
  };
}
