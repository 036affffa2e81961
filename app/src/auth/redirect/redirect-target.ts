/** Where a person goes after signing in. */
export type RedirectTarget =
  /** A place of ours: path with query and hash. */
  | { readonly kind: 'internal'; readonly path: string }
  /** An address elsewhere that is on the list. */
  | { readonly kind: 'external'; readonly url: string }
  /** Neither: the person goes to the start page. */
  | { readonly kind: 'refused' };

const REFUSED: RedirectTarget = { kind: 'refused' };

/** Control characters and white space vanish or turn into something else when a browser reads an address. */
// oxlint-disable-next-line no-control-regex
const deceptive = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;
/** `%2f`, `%5c` and encoded control characters at the start: `/%5cevil.example` becomes `//evil.example` behind some proxies. */
const encodedDetour = /^\/+(?:%2f|%5c|%0\d|%1\d)/i;

/**
 * Reads the `redirectTo` of the saved app state. What begins with http is an address: our own origin
 * stays within the page, another one must be on the list (exact origin, https). Anything else must
 * be a path of ours. Whatever does not fit is refused.
 *
 * Source: OWASP ASVS 5.0, 3.7.2.
 */
export function resolveRedirectTarget(
  target: unknown,
  ownOrigin: string,
  allowedOrigins: readonly string[],
): RedirectTarget {
  if (typeof target !== 'string' || deceptive.test(target)) return REFUSED;
  const isPath = target.startsWith('/') && !target.startsWith('//') && !encodedDetour.test(target);
  const isAddress = /^https?:\/\/[^/]/i.test(target);
  if (!isPath && !isAddress) return REFUSED;

  const url = URL.parse(target, ownOrigin);
  if (!url || url.username !== '' || url.password !== '') return REFUSED;
  if (url.origin === ownOrigin) {
    const path = `${url.pathname}${url.search}${url.hash}`;
    // A dot segment can leave a path that reads as a host: `/.//evil.example` is `//evil.example`.
    return path.startsWith('//') || encodedDetour.test(path) ? REFUSED : { kind: 'internal', path };
  }
  const isAllowed = url.protocol === 'https:' && allowedOrigins.includes(url.origin);
  return isAllowed ? { kind: 'external', url: url.href } : REFUSED;
}
