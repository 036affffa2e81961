/** `Date` has whole seconds, so on average half a second has passed since. */
const HALF_SECOND_MS = 500;
/** Less than this is no wrong clock but the coarseness of `Date` and the way of the answer. */
const UNNOTICED_MS = 2000;

/**
 * By how many milliseconds the provider's clock is ahead of this browser's.
 *
 * @param date the `Date` header of an answer that came just now, if it can be read
 * @param issuedAt `iat` of a token in it, seconds since 1970; used where there is no `Date`
 * @param now milliseconds since 1970 by this browser
 */
export function clockOffset(date: string | null, issuedAt: number | undefined, now: number): number {
  const seen = Date.parse(date ?? '') || (issuedAt === undefined ? Number.NaN : issuedAt * 1000);
  const offset = seen + HALF_SECOND_MS - now;
  return Math.abs(offset) > UNNOTICED_MS ? offset : 0;
}
