import { safeStorage, type SafeStorage } from '../../browser/safe-storage.ts';

/** What a browser is called as a packing bench, whoever packs at it. */
const BENCH_KEY = 'lotse.packing-bench.id';

/** For as long as the page is open, where the browser keeps nothing. */
let unkept: string | undefined;

/** The name of this packing bench: a random one that says nothing of who works here. */
export function thisBench(
  storage: Pick<SafeStorage, 'read' | 'write'> = safeStorage(() => localStorage),
): string {
  const kept = storage.read(BENCH_KEY);
  if (kept) return kept;
  unkept ??= crypto.randomUUID();
  storage.write(BENCH_KEY, unkept);
  return unkept;
}
