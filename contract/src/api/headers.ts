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

export const LOCALE = 'de-DE';
