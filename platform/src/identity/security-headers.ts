import { isSecure } from './options.ts';
import type { ResolvedOptions } from './options.ts';

/**
 * Headers of every answer. Pages run no script at all and load nothing but their own style, font
 * and icon. Browsers apply `form-action` to redirects after a form too, so the app is named in it.
 */
export function securityHeaders(options: ResolvedOptions): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${options.appOrigins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Not `no-referrer`: browsers would then send `Origin: null` with our own forms.
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cache-Control': 'no-store',
    ...(isSecure(options) ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
