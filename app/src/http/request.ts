import { type Endpoint, fillPath, headerNames, LOCALE } from 'contract';
import type * as v from 'valibot';

type InputOf<Schema, Otherwise> = [Schema] extends [never]
  ? Otherwise
  : Schema extends v.GenericSchema
    ? v.InferInput<Schema>
    : Otherwise;
type QueryOf<E extends Endpoint> = InputOf<NonNullable<E['query']>, undefined>;
/** A body without a schema in its descriptor has one that needs to know the day; the caller has used it. */
type BodyOf<E extends Endpoint> = InputOf<NonNullable<E['body']>, unknown>;

/** What an endpoint answers, or one line of it where it streams. */
export type AnswerOf<E extends Endpoint> = [NonNullable<E['response']>] extends [never]
  ? undefined
  : v.InferOutput<NonNullable<E['response']>>;

export interface CallOptions<E extends Endpoint> {
  /** Values of the path's parameters. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: QueryOf<E>;
  readonly body?: BodyOf<E>;
  /** One per intent of a person; a call that creates something must have it. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

const accepts = {
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  pdf: 'application/pdf',
  empty: 'application/json',
} as const;

/** The address of a call; what the query leaves open or empty does not travel. */
export function requestUrl<E extends Endpoint>(
  baseUrl: string,
  endpoint: E,
  options: CallOptions<E>,
): string {
  const url = new URL(`${baseUrl}/${fillPath(endpoint.path, options.params)}`);
  const query = (options.query ?? {}) as Readonly<
    Record<string, string | number | boolean | null | undefined>
  >;
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') url.searchParams.set(name, String(value));
  }
  return url.href;
}

/**
 * @param token undefined for a public call
 * @throws {TypeError} when a creating call has no idempotency key, which is a fault in the code
 */
export function requestInit<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  token: string | undefined,
): RequestInit {
  const headers = new Headers({
    accept: `${accepts[endpoint.answer]}, application/problem+json`,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    [headerNames.timezoneOffset]: String(new Date().getTimezoneOffset()),
    [headerNames.locale]: LOCALE,
  });
  if (options.idempotencyKey !== undefined) headers.set(headerNames.idempotencyKey, options.idempotencyKey);
  else if (endpoint.isIdempotent) throw new TypeError(`A call of ${endpoint.path} needs an idempotency key`);
  if (options.body !== undefined) headers.set('content-type', 'application/json');
  return {
    method: endpoint.method,
    headers,
    body: options.body === undefined ? null : JSON.stringify(options.body),
    credentials: 'omit',
    cache: 'no-store',
    // The API redirects nowhere; who does is a stranger in between, and must not get the token.
    redirect: 'error',
  };
}
