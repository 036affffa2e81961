import { consentScriptOrigins } from 'contract';

/** The addresses that the app's pages may talk to, each an origin as the browser writes it. */
export interface Surroundings {
  readonly appOrigin: string;
  readonly apiOrigin: string;
  readonly socketOrigin: string;
  readonly identityOrigin: string;
}

/**
 * react-aria writes two small `<style>` elements (touch behaviour of what can be pressed, and of
 * the page under a dialog). A static page has no nonce to give them, so their contents are allowed
 * by hash; a test computes the hashes from the installed package.
 */
export const reactAriaStyleHashes = [
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
] as const;

/**
 * Headers of every answer of the web server, by their names in lower case.
 *
 * @param scriptOrigins where scripts come from that consent brings in. By default those that the cookies name
 */
export function securityHeaders(
  surroundings: Surroundings,
  scriptOrigins: readonly string[] = consentScriptOrigins(),
): Readonly<Record<string, string>> {
  const isSecure = surroundings.appOrigin.startsWith('https:');
  return {
    'content-security-policy': toPolicy(policyOf(surroundings, scriptOrigins)),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=()',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Directives of the Content-Security-Policy with their sources; one without sources stands for itself. */
type Policy = Readonly<Record<string, readonly string[]>>;

function policyOf(
  { appOrigin, apiOrigin, socketOrigin, identityOrigin }: Surroundings,
  scriptOrigins: readonly string[],
): Policy {
  const webSocket = socketOrigin.replace(/^http/, 'ws');
  const connect = [apiOrigin, socketOrigin, webSocket, identityOrigin];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptOrigins],
    'style-src': ["'self'", ...reactAriaStyleHashes.map((hash) => `'${hash}'`)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(connect)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The preview of a PDF that was fetched with the token.
    'frame-src': ['blob:'],
    // The start page's form leads to another page of ours, also before its code is there.
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The app's own policies: one lets the empty text through and nothing else (app/src/trusted-types.ts), another the
    // scripts that cookies name (app/src/consent/cookie-scripts.ts), where there are any; DOMPurify's reads the HTML of
    // content pages, to make it harmless.
    'trusted-types': ['default', 'dompurify', ...(scriptOrigins.length > 0 ? ['consent-script-url'] : [])],
    ...(appOrigin.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  };
}

function toPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
