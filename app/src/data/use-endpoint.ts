import type { Endpoint } from 'contract';
import useSWR, { mutate, preload, type SWRConfiguration, type SWRResponse } from 'swr';
import type { ApiError } from '../http/api-error.ts';
import { http } from '../http/client.ts';
import type { AnswerOf, CallOptions } from '../http/request.ts';

/** The client has its one retry; SWR's own would go on for ever. */
const defaults: SWRConfiguration = { shouldRetryOnError: false, dedupingInterval: 2000 };

/** A read as SWR names it: the endpoint's path, then what it is asked with. */
function keyOf<E extends Endpoint>(endpoint: E, { params, query }: CallOptions<E>) {
  return [endpoint.path, params ?? null, query ?? null] as const;
}

/** What an endpoint answers, kept fresh; nothing is asked while `options` is null. */
export function useEndpoint<const E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> | null,
  settings: SWRConfiguration = {},
): SWRResponse<AnswerOf<E>, ApiError> {
  const fetcher = options && (() => http.call(endpoint, options));
  return useSWR<AnswerOf<E>, ApiError>(options && keyOf(endpoint, options), fetcher, {
    ...defaults,
    ...settings,
  });
}

/** Asks in advance what a screen will ask for; a failure is the screen's to tell. */
export function preloadEndpoint<const E extends Endpoint>(endpoint: E, options: CallOptions<E>): void {
  void Promise.resolve(preload(keyOf(endpoint, options), () => http.call(endpoint, options))).catch(
    () => undefined,
  );
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
  return mutate((key) => Array.isArray(key) && paths.has(key[0] as string));
}
