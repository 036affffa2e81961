import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reactAriaStyleHashes, securityHeaders } from './security-headers.ts';

const local = {
  appOrigin: 'http://localhost:4200',
  apiOrigin: 'http://localhost:4300',
  socketOrigin: 'http://localhost:4300',
  identityOrigin: 'http://localhost:4400',
};

test('headers on this machine', () => {
  expect(securityHeaders(local)).toMatchInlineSnapshot(`
    {
      "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=' 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='; img-src 'self' data: blob:; font-src 'self'; connect-src 'self' http://localhost:4300 ws://localhost:4300 http://localhost:4400; worker-src 'self'; manifest-src 'self'; frame-src blob:; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default dompurify",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=()",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    }
  `);
});

test('headers over TLS insist on it', () => {
  const headers = securityHeaders({
    appOrigin: 'https://lotse.example',
    apiOrigin: 'https://api.lotse.example',
    socketOrigin: 'https://socket.lotse.example',
    identityOrigin: 'https://login.lotse.example',
  });
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  const policy = headers['content-security-policy'];
  expect(policy).toContain('upgrade-insecure-requests');
  expect(policy).toContain(
    "connect-src 'self' https://api.lotse.example https://socket.lotse.example wss://socket.lotse.example https://login.lotse.example;",
  );
});

test('scripts that consent brings in are named by their origins, with the policy that lets them in', () => {
  const policy = securityHeaders(local, ['https://chat.example'])['content-security-policy'];
  expect(policy).toContain("script-src 'self' https://chat.example;");
  expect(policy).toContain('trusted-types default dompurify consent-script-url');
});

test('the policy has no hole', () => {
  const policy = securityHeaders(local)['content-security-policy'] ?? '';
  expect(policy).not.toMatch(/unsafe|\*|nonce-/);
  expect(policy).toMatch(/(^|; )script-src 'self';/);
});

test('the hashes are those of the styles in the installed react-aria', () => {
  // The package as the design system gets it: the app's pages are made of that one.
  const fromDesignSystem = createRequire(new URL('../../../design-system/package.json', import.meta.url));
  const fromComponents = createRequire(fromDesignSystem.resolve('react-aria-components'));
  const main = fromComponents.resolve('react-aria');
  const folder = join(main.slice(0, main.lastIndexOf('react-aria')), 'react-aria', 'dist', 'private');
  const styles = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map((file) =>
    injectedStyle(readFileSync(join(folder, file), 'utf8')),
  );
  const hashes = styles.map((style) => `sha256-${createHash('sha256').update(style).digest('base64')}`);
  expect(hashes).toEqual([...reactAriaStyleHashes]);
});

/** The text that a module writes into its `<style>`, with its constants filled in. */
function injectedStyle(source: string): string {
  const template = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source)?.[1] ?? '';
  return template
    .replaceAll(/\$\{([^}]+)\}/g, (_, name: string) => {
      const declaration = source.split('\n').find((line) => line.startsWith(`const ${name} = `));
      return /'([^']*)'/.exec(declaration ?? '')?.[1] ?? '';
    })
    .trim();
}
