import * as v from 'valibot';

/** Names of the headers that the product's calls carry. */
export const headerNames = {
  /** Minutes as `Date#getTimezoneOffset` gives them: Berlin in winter -60. */
  timezoneOffset: 'timezone-offset',
  /** `de-DE`. */
  locale: 'locale',
  idempotencyKey: 'idempotency-key',
  /** The version that a change was made of, as an entity tag: `"7"`. */
  ifMatch: 'if-match',
  /** What somebody has already, by its entity tag: only something else is sent. */
  ifNoneMatch: 'if-none-match',
  /** The version of what is answered. */
  etag: 'etag',
  requestId: 'x-request-id',
  /** Seconds. */
  retryAfter: 'retry-after',
} as const;

/** An `Idempotency-Key`: a name that whoever calls has made up for one intent, such as a UUID. */
export const idempotencyKeySchema = v.pipe(v.string(), v.regex(/^[\u0021-\u007E]{8,255}$/));

/** A version as headers carry it (RFC 9110, 8.8.3). */
export function toEntityTag(version: number): string {
  return `"${version}"`;
}

/** An entity tag that {@link toEntityTag} has made; its output is the version. */
export const entityTagSchema = v.pipe(
  v.string(),
  v.regex(/^"\d{1,9}"$/),
  v.transform((tag) => Number(tag.slice(1, -1))),
);

export const LOCALE = 'de-DE';
