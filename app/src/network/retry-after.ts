/** Seconds of a `Retry-After`, which is a number of seconds or a date (RFC 9110, 10.2.3). */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Number(text);
  // Without letters it is no date of HTTP, but `Date.parse` would still guess one.
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
