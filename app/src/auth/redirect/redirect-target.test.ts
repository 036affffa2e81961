import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bypassStrings } from '../testing/bypass-strings.ts';
import { resolveRedirectTarget } from './redirect-target.ts';

const own = 'https://portal.example';
const listed = 'https://hilfe.example';
const resolve = (target: unknown) => resolveRedirectTarget(target, own, [listed]);
const refused = { kind: 'refused' };

test.each([
  ['/sendungen?status=avis&shipment=1#top', '/sendungen?status=avis&shipment=1#top'],
  ['/', '/'],
  ['https://portal.example/kontakte?search=M%C3%BCller', '/kontakte?search=M%C3%BCller'],
  ['HTTPS://PORTAL.example/setup', '/setup'],
  ['/weiter?zu=https://evil.example', '/weiter?zu=https://evil.example'],
])('A5.28 %s stays with us', (target, path) => {
  expect(resolve(target)).toEqual({ kind: 'internal', path });
});

test('A5.28 an address on the list is followed', () => {
  expect(resolve('https://hilfe.example/a?b#c')).toEqual({
    kind: 'external',
    url: 'https://hilfe.example/a?b#c',
  });
});

test.each([
  '',
  '//portal.example/sendungen',
  'sendungen',
  'weiter/https://portal.example/sendungen',
  'https://exa[mple/',
  'http://hilfe.example/a',
])('A5.28 %j is neither a path of ours nor an address on the list', (target) => {
  expect(resolveRedirectTarget(target, own, [listed, 'http://hilfe.example'])).toEqual(refused);
});

test('A5.28 an address of ours without TLS, on this machine, stays with us', () => {
  const local = 'http://localhost:4200';
  expect(resolveRedirectTarget(`${local}/kontakte`, local, [])).toEqual({
    kind: 'internal',
    path: '/kontakte',
  });
});

test('A5.28 the list of ways around the check is long', () => {
  expect(bypassStrings.length).toBeGreaterThanOrEqual(150);
});

test.each(bypassStrings)('A5.28 %j is refused', (target) => {
  expect(resolve(target)).toEqual(refused);
});

test.each([undefined, null, 1, {}, ['/x']])('A5.28 %j is no target', (target) => {
  expect(resolve(target)).toEqual(refused);
});

test('A5.28 whatever is asked for, it ends with us or on the list', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...bypassStrings,
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
      if (result.kind === 'internal') expect(new URL(result.path, own).origin).toBe(own);
      expect(['internal', 'external', 'refused']).toContain(result.kind);
    }),
    { numRuns: 5000 },
  );
});
