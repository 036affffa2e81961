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
import type { AnswerOf, CallOptions } from '../http/request.ts';
import { createPreloads } from './preloads.ts';

/** The client has its one retry; SWR's own would go on for ever. */
const defaults: SWRConfiguration = { shouldRetryOnError: false, dedupingInterval: 2000 };

/** In place of SWR's, whose answers have no age. */
const preloads = createPreloads();

const noSuchThing = new ApiError('notFound', 'Nothing has such an id', { status: 404 });

/** A read as SWR names it: the endpoint's path, then what it is asked with. */
function keyOf<E extends Endpoint>(endpoint: E, { params, query }: CallOptions<E>) {
  return [endpoint.path, params ?? null, query ?? null] as const;
}

/**
 * What an endpoint answers, kept fresh; nothing is asked while `options` is null. What can be no id is
 * never asked for and not found: `..` in a path would be another call.
 */
export function useEndpoint<const E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> | null,
  settings: SWRConfiguration = {},
): SWRResponse<AnswerOf<E>, ApiError> {
  const isSound = options === null || areSound(endpoint, options);
  const key = options && isSound ? keyOf(endpoint, options) : null;
  const name = key && nameOf(key);
  useEffect(() => (name === null ? undefined : preloads.show(name)), [name]);

  const fetcher = options && (() => ask(endpoint, options));
  const answer = useSWR<AnswerOf<E>, ApiError>(key, fetcher, { ...defaults, ...settings });
  return isSound ? answer : { ...answer, error: noSuchThing };
}

function ask<const E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<AnswerOf<E>> {
  const preloaded = preloads.take(nameOf(keyOf(endpoint, options)));
  return (preloaded as Promise<AnswerOf<E>> | undefined) ?? http.call(endpoint, options);
}

/** Asks in advance what a screen will ask for; a failure is the screen's to tell. */
export function preloadEndpoint<const E extends Endpoint>(endpoint: E, options: CallOptions<E>): void {
  if (areSound(endpoint, options)) {
    preloads.start(nameOf(keyOf(endpoint, options)), () => http.call(endpoint, options));
  }
}

function areSound<E extends Endpoint>(endpoint: E, { params }: CallOptions<E>): boolean {
  return !endpoint.params || v.is(endpoint.params, params);
}

/** Keeps what is already known as the answer to a question that will be asked. */
export function rememberAnswer<const E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  answer: AnswerOf<E>,
): void {
  void mutate(keyOf(endpoint, options), answer, { revalidate: false });
}

/** Asks everything anew that is shown from these endpoints. */
export function refreshEndpoints(...endpoints: readonly Endpoint[]): Promise<unknown> {
  const paths = new Set(endpoints.map(({ path }) => path));
  preloads.drop();
  return mutate((key) => Array.isArray(key) && paths.has(key[0] as string));
}

/** Asks everything anew that is shown: what failed for the end of a session, and what changed meanwhile. */
export function refreshEverything(): Promise<unknown> {
  preloads.drop();
  return mutate(() => true);
}

/** Forgets every answer of the API, those on their way too: the next person on this page must not see the last one's. */
export function forgetEverything(): void {
  preloads.drop();
  unload({ revalidate: false });
}
