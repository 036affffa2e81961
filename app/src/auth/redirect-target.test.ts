import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveRedirectTarget } from './redirect-target.ts';

const own = 'https://portal.example';
const listed = 'https://hilfe.example';
const resolve = (target: unknown) => resolveRedirectTarget(target, own, [listed]);
const home = { kind: 'internal', path: '/' };

test.each([
  ['/sendungen?status=avis&shipment=1#top', '/sendungen?status=avis&shipment=1#top'],
  ['/', '/'],
  ['https://portal.example/kontakte?search=M%C3%BCller', '/kontakte?search=M%C3%BCller'],
  ['HTTPS://PORTAL.example/setup', '/setup'],
  ['/weiter?zu=https://evil.example', '/weiter?zu=https://evil.example'],
])('%s stays with us', (target, path) => {
  expect(resolve(target)).toEqual({ kind: 'internal', path });
});

test('an address on the list is followed', () => {
  expect(resolve('https://hilfe.example/a?b#c')).toEqual({
    kind: 'external',
    url: 'https://hilfe.example/a?b#c',
  });
});

const detours = [
  '//evil.example', '///evil.example', '/\\evil.example', '\\\\evil.example', '/%5cevil.example', '/%2f%2fevil.example',
  '/%09/evil.example', '/\t/evil.example', '/\n/evil.example', ' //evil.example', '/.//evil.example', '/..//evil.example',
  'https:evil.example', 'https:/evil.example', 'https:///evil.example', 'http://evil.example', 'https://evil.example',
  'http:\\\\evil.example', 'https://portal.example@evil.example', 'https://portal.example:pw@evil.example',
  'https://portal.example.evil.example', 'https://portal.example%2eevil.example', 'https://evil.example#portal.example',
  'http://hilfe.example/', 'https://hilfe.example:444/', 'https://hilfe.example.evil.example', 'https://x@hilfe.example/',
  'https://portal.example@hilfe.example/', 'httpx://evil.example', 'javascript:alert(1)', 'JavaScript:alert(1)',
  'data:text/html,x', 'blob:https://portal.example/1', 'vbscript:x', 'file:///etc/passwd', 'ftp://evil.example',
  'evil.example', 'sendungen', '', ' ', '\u0000/x', 'https://evil.example\u3002example', '/\u00a0/evil.example',
]; // prettier-ignore

test.each(detours)('%j leads home', (target) => {
  expect(resolve(target)).toEqual(home);
});

test.each([undefined, null, 1, {}, ['/x']])('%j is no target', (target) => {
  expect(resolve(target)).toEqual(home);
});

test('whatever is asked for, it ends with us or on the list', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...detours,
      '/',
      '//',
      '\\',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      '..',
      '.',
      'http',
      'https://',
      own,
      listed,
    ),
    fc.string({ maxLength: 6 }),
  );
  const targets = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(targets, (target) => {
      const result = resolve(target);
      if (result.kind === 'external') expect(new URL(result.url).origin).toBe(listed);
      else expect(new URL(result.path, own).origin).toBe(own);
    }),
    { numRuns: 5000 },
  );
});
