import type { Endpoint } from 'contract';
import { useEffect } from 'react';
import useSWR, {
  mutate,
  type SWRConfiguration,
  type SWRResponse,
  unload,
  unstable_serialize as nameOf,
} from 'swr';
import * as v from 'valibot';
import { ApiError } from '../http/api-error.ts';
import { http } from '../http/client.ts';
import type { AnswerOf } from '../http/request.ts';
import { createPreloads } from './preloads.ts';
import type { NamedRead, Question } from './read.ts';

/** The client has its one retry; SWR's own would go on for ever. */
export const defaults: SWRConfiguration = { shouldRetryOnError: false, dedupingInterval: 2000 };

/** In place of SWR's, whose answers have no age. */
const preloads = createPreloads();

/** Ways to ask endless lists anew, by the paths of their endpoints: SWR's keys do not reach them. */
const endless = new Map<() => Promise<unknown>, string>();

const noSuchThing = new ApiError('notFound', 'Nothing has such an id', { status: 404 });

/** A question as SWR names it: the endpoint's path, then what it is asked with. */
export function keyOf({ endpoint, options: { params, query } }: Question) {
  return [endpoint.path, params ?? null, query ?? null] as const;
}

/**
 * What the API answers to a question, kept fresh; without one nothing is asked. What can be no id is
 * never asked for and not found: `..` in a path would be another call.
 */
export function useRead<E extends Endpoint>(
  question: Question<E> | null,
): SWRResponse<AnswerOf<E>, ApiError> {
  const isSound = question === null || areSound(question);
  const key = question && isSound ? keyOf(question) : null;
  const name = key && nameOf(key);
  useEffect(() => (name === null ? undefined : preloads.show(name)), [name]);

  const fetcher = question && (() => ask(question));
  const answer = useSWR<AnswerOf<E>, ApiError>(key, fetcher, { ...defaults, ...question?.settings });
  return isSound ? answer : { ...answer, error: noSuchThing };
}

/** Puts a question, unless it was put in advance. */
export function ask<E extends Endpoint>(question: Question<E>): Promise<AnswerOf<E>> {
  const preloaded = preloads.take(nameOf(keyOf(question)));
  return (preloaded as Promise<AnswerOf<E>> | undefined) ?? http.call(question.endpoint, question.options);
}

/** Asks in advance what a screen will ask for; a failure is the screen's to tell. */
export function preloadRead(question: Question): void {
  if (!areSound(question)) return;
  preloads.start(nameOf(keyOf(question)), () => http.call(question.endpoint, question.options));
}

function areSound({ endpoint, options: { params } }: Question): boolean {
  return !endpoint.params || v.is(endpoint.params, params);
}

/** Keeps what is already known as the answer to a question that will be asked. */
export function rememberAnswer<E extends Endpoint>(question: Question<E>, answer: AnswerOf<E>): void {
  void mutate(keyOf(question), answer, { revalidate: false });
}

/** Asks everything anew that is shown of these reads, whatever they were asked with. */
export function refresh(...reads: readonly NamedRead[]): Promise<unknown> {
  const paths = new Set(reads.map(({ endpoint }) => endpoint.path));
  return refreshWhere((path) => paths.has(path));
}

/** Asks everything anew that is shown: what failed for the end of a session, and what changed meanwhile. */
export function refreshEverything(): Promise<unknown> {
  return refreshWhere(() => true);
}

function refreshWhere(isOld: (path: string) => boolean): Promise<unknown> {
  preloads.drop();
  const lists = [...endless].flatMap(([askAnew, path]) => (isOld(path) ? [askAnew()] : []));
  return Promise.all([mutate((key) => Array.isArray(key) && isOld(key[0] as string)), ...lists]);
}

/** Says that an endless list is shown; @returns the way to take it back */
export function showEndless({ endpoint }: NamedRead, askAnew: () => Promise<unknown>): () => void {
  endless.set(askAnew, endpoint.path);
  return () => endless.delete(askAnew);
}

/** Forgets every answer of the API, those on their way too: the next person on this page must not see the last one's. */
export function forgetEverything(): void {
  preloads.drop();
  unload({ revalidate: false });
}
