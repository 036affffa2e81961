import type { Endpoint } from 'contract';
import { mutate, type SWRConfiguration, unload } from 'swr';
import type { AnswerOf } from '../http/request.ts';
import { createPreloads } from './preloads.ts';
import type { NamedRead, Question } from './read.ts';

/** The client has its one retry; SWR's own would go on for ever. */
export const defaults: SWRConfiguration = { shouldRetryOnError: false, dedupingInterval: 2000 };

/** In place of SWR's, whose answers have no age. */
export const preloads = createPreloads();

/** What is asked anew beside SWR's keys, with the paths of its endpoints. */
const others = new Map<() => void, string>();

/** A question as SWR names it: the endpoint's path, then what it is asked with. */
export function keyOf<E extends Endpoint>({ endpoint, options: { params, query } }: Question<E>) {
  return [endpoint.path, params ?? null, query ?? null] as const;
}

/** Keeps what is already known as the answer to a question that will be asked. */
export function rememberAnswer<E extends Endpoint>(question: Question<E>, answer: AnswerOf<E>): void {
  void mutate(keyOf(question), answer, { revalidate: false });
}

/**
 * Asks everything anew that is shown of these reads, whatever they were asked with. Whoever shows them next asks by
 * themselves; where a read would not, its answers are forgotten.
 */
export function refresh(...reads: readonly NamedRead[]): Promise<unknown> {
  const among = (paths: ReadonlySet<string>) => (path: string) => paths.has(path);
  forgetWhere(among(pathsOf(reads.filter(({ settings }) => settings?.revalidateIfStale === false))));
  return refreshWhere(among(pathsOf(reads)));
}

function pathsOf(reads: readonly NamedRead[]): ReadonlySet<string> {
  return new Set(reads.map(({ endpoint }) => endpoint.path));
}

/** Asks everything anew that is shown: what failed for the end of a session, and what changed meanwhile. */
export function refreshEverything(): Promise<unknown> {
  return refreshWhere(() => true);
}

function refreshWhere(isOld: (path: string) => boolean): Promise<unknown> {
  preloads.drop();
  for (const [askAnew, path] of others) if (isOld(path)) askAnew();
  return mutate(whose(isOld));
}

function forgetWhere(isOld: (path: string) => boolean): void {
  void mutate(whose(isOld), undefined, { revalidate: false });
}

/** The keys that begin with such a path. */
function whose(isMeant: (path: string) => boolean): (key: unknown) => boolean {
  return (key) => Array.isArray(key) && isMeant(key[0] as string);
}

/** Has something asked anew with a read that SWR does not keep; @returns the way to take it back */
export function onMadeOld({ endpoint }: NamedRead, askAnew: () => void): () => void {
  others.set(askAnew, endpoint.path);
  return () => others.delete(askAnew);
}

/** Forgets every answer of the API, those on their way too: the next person on this page must not see the last one's. */
export function forgetEverything(): void {
  preloads.drop();
  unload({ revalidate: false });
}
