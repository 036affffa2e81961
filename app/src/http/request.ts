import {
  type BodySchema,
  type Endpoint,
  fillPath,
  headerNames,
  LOCALE,
  mediaTypes,
  type PathParams,
  PROBLEM_MEDIA_TYPE,
  toEntityTag,
} from 'contract';
import type * as v from 'valibot';

type QueryOf<E> = E extends { readonly query: infer Query extends v.GenericSchema }
  ? v.InferInput<Query>
  : undefined;
type BodyOf<E> = [BodySchema<E>] extends [never] ? undefined : v.InferInput<BodySchema<E>>;

/** What an endpoint answers, or one line of it where it streams. */
export type AnswerOf<E extends Endpoint> = E extends {
  readonly response: infer Answer extends v.GenericSchema;
}
  ? v.InferOutput<Answer>
  : undefined;

/** How a request gets to its answer: `fetch`, or what can do more. */
export type Send = (url: string, init: RequestInit & { readonly signal: AbortSignal }) => Promise<Response>;

/** A file in place of a body. */
export interface SentFile {
  readonly file: Blob;
  readonly mediaType: string;
  /** `fetch` tells nothing of how far it is. */
  readonly send: Send;
}

export interface CallOptions<E extends Endpoint> {
  /** Values of the path's parameters. */
  readonly params?: PathParams<E['path']>;
  readonly query?: QueryOf<E>;
  readonly body?: BodyOf<E>;
  readonly upload?: SentFile;
  /** Milliseconds for each stretch of a call that moves a file, in place of the usual ones. */
  readonly transferMs?: number;
  /** One per intent of a person; a call that creates something must have it. */
  readonly idempotencyKey?: string;
  /** The version that a change was made of; a call that replaces something must have it. */
  readonly version?: number;
  readonly signal?: AbortSignal;
}

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
 * @throws {TypeError} when a creating call has no idempotency key, or a changing one no version: a fault in the code
 */
export function requestInit<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  token: string | undefined,
): RequestInit {
  const headers = new Headers({
    accept: [...mediaTypes[endpoint.answer], PROBLEM_MEDIA_TYPE].join(', '),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    [headerNames.timezoneOffset]: String(new Date().getTimezoneOffset()),
    [headerNames.locale]: LOCALE,
  });
  if (options.idempotencyKey !== undefined) headers.set(headerNames.idempotencyKey, options.idempotencyKey);
  else if (endpoint.isIdempotent) throw new TypeError(`A call of ${endpoint.path} needs an idempotency key`);
  if (options.version !== undefined) headers.set(headerNames.ifMatch, toEntityTag(options.version));
  else if (endpoint.isVersioned === true) throw new TypeError(`A call of ${endpoint.path} needs a version`);
  if (options.body !== undefined) headers.set('content-type', 'application/json');
  if (options.upload) headers.set('content-type', options.upload.mediaType);
  return {
    method: endpoint.method,
    headers,
    body: options.body === undefined ? (options.upload?.file ?? null) : JSON.stringify(options.body),
    credentials: 'omit',
    cache: 'no-store',
    // The API redirects nowhere; who does is a stranger in between, and must not get the token.
    redirect: 'error',
  };
}
