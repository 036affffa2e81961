/** The addresses that the app's pages may talk to, each an origin as the browser writes it. */
export interface Surroundings {
  readonly appOrigin: string;
  readonly apiOrigin: string;
  readonly socketOrigin: string;
  readonly identityOrigin: string;
  /** Where errors are reported to, if anywhere. */
  readonly reportingOrigin?: string;
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

/** Headers of every answer of the web server. */
export function securityHeaders(surroundings: Surroundings): Readonly<Record<string, string>> {
  const isSecure = surroundings.appOrigin.startsWith('https:');
  return {
    'content-security-policy': contentSecurityPolicy(surroundings),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=()',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

function contentSecurityPolicy({ appOrigin, apiOrigin, socketOrigin, ...others }: Surroundings): string {
  const { identityOrigin, reportingOrigin } = others;
  const webSocket = socketOrigin.replace(/^http/, 'ws');
  const connect = new Set(["'self'", apiOrigin, socketOrigin, webSocket, identityOrigin]);
  if (reportingOrigin !== undefined) connect.add(reportingOrigin);
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${reactAriaStyleHashes.map((hash) => `'${hash}'`).join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${[...connect].join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    // The preview of a PDF that was fetched with the token.
    'frame-src blob:',
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The app's one policy: it lets the empty text through and nothing else (app/src/trusted-types.ts).
    'trusted-types default',
    ...(appOrigin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
