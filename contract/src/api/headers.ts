import * as v from 'valibot';

/** Names of the headers that the product's calls carry. */
export const headerNames = {
  /** Minutes as `Date#getTimezoneOffset` gives them: Berlin in winter -60. */
  timezoneOffset: 'timezone-offset',
  /** `de-DE`. */
  locale: 'locale',
  idempotencyKey: 'idempotency-key',
  requestId: 'x-request-id',
  /** Seconds. */
  retryAfter: 'retry-after',
} as const;

/** An `Idempotency-Key`: a name that whoever calls has made up for one intent, such as a UUID. */
export const idempotencyKeySchema = v.pipe(v.string(), v.regex(/^[\u0021-\u007E]{8,255}$/));

export const LOCALE = 'de-DE';
