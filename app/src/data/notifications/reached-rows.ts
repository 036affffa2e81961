import type { Listed } from './feed-rows.ts';

/** Steps of the history back to which somebody goes. */
const MOST_KEPT = 10;

/** By the key of a step in the history; the latest last. */
const kept = new Map<string, Listed>();
let keptFor: string | undefined;

/**
 * Keeps the rows that a page of notifications had reached, for whoever comes back to it.
 *
 * @param owner the person and organisation whose they are: of anybody else's nothing is left
 * @param entry the key of the step in the history
 */
export function keepReached(owner: string, entry: string, listed: Listed | undefined): void {
  if (owner !== keptFor) kept.clear();
  keptFor = owner;
  kept.delete(entry);
  if (listed) kept.set(entry, listed);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** What was reached there; undefined where nobody has been yet. */
export function reachedAt(owner: string, entry: string): Listed | undefined {
  return owner === keptFor ? kept.get(entry) : undefined;
}
