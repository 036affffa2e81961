import type { Endpoint } from 'contract';
import { useEffect, useState } from 'react';
import useSWR, { type SWRResponse, unstable_serialize as nameOf } from 'swr';
import * as v from 'valibot';
import { ApiError } from '../http/api-error.ts';
import { http } from '../http/client.ts';
import type { AnswerOf } from '../http/request.ts';
import { defaults, keyOf, preloads } from './cache.ts';
import type { Question } from './read.ts';

const noSuchThing = new ApiError('notFound', 'Nothing has such an id', { status: 404 });

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
  const { refreshInterval, ...settings } = question?.settings ?? {};
  // SWR would ask a function when the screen opens, where no answer is there yet, and then only after a refresh:
  // one that says 0 at first would never be asked again.
  const [everyMs, setEveryMs] = useState(0);
  const answer = useSWR<AnswerOf<E>, ApiError>(key, fetcher, {
    ...defaults,
    ...settings,
    refreshInterval: everyMs,
    // SWR asks nothing by the clock while there is a failure: what is under way would stand still after the first one.
    shouldRetryOnError: everyMs > 0,
    onErrorRetry: (_error, _key, _config, askAgain, attempt) =>
      setTimeout(() => void askAgain(attempt), everyMs),
  });
  const wantedMs =
    typeof refreshInterval === 'function' ? refreshInterval(answer.data) : (refreshInterval ?? 0);
  if (wantedMs !== everyMs) setEveryMs(wantedMs);
  return isSound ? answer : { ...answer, error: noSuchThing };
}

/** Puts a question, unless it was put in advance. */
function ask<E extends Endpoint>(question: Question<E>): Promise<AnswerOf<E>> {
  const preloaded = preloads.take(nameOf(keyOf(question)));
  return (preloaded as Promise<AnswerOf<E>> | undefined) ?? http.call(question.endpoint, question.options);
}

/** Asks in advance what a screen will ask for; a failure is the screen's to tell. */
export function preloadRead<E extends Endpoint>(question: Question<E>): void {
  if (!areSound(question)) return;
  preloads.start(nameOf(keyOf(question)), () => http.call(question.endpoint, question.options));
}

function areSound<E extends Endpoint>({ endpoint, options: { params } }: Question<E>): boolean {
  return !endpoint.params || v.is(endpoint.params, params);
}
