import { expect, test } from 'vitest';
import { cookieJar } from './cookie-jar.ts';

/** A page that notes what is written into its cookies. */
function setUp(address: string, cookie = '') {
  const written: string[] = [];
  const page = {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  return { jar: cookieJar(page, new URL(address)), written };
}

test('a cookie is found by its whole name', () => {
  const { jar } = setUp('https://lotse.example/', 'not_a=1; a=x=y; ab=2; empty=');
  expect(jar.read('a')).toBe('x=y');
  expect(jar.read('empty')).toBe('');
  expect(jar.read('b')).toBeUndefined();
});

test.each([
  ['https://lotse.example/a', '; secure'],
  ['http://localhost:4200/a', ''],
])('a value at %s is kept for its days on every path', (address, secure) => {
  const { jar, written } = setUp(address);
  jar.keep('choice', 'false', 180);
  expect(written).toEqual([`choice=false; path=/; max-age=15552000; samesite=lax${secure}`]);
});

test('what goes is gone from this host, those above it and every path to the page', () => {
  const { jar, written } = setUp('https://app.lotse.example/sendungen/neu');
  jar.remove('_count');
  const of = (domain: string) =>
    ['/', '/sendungen', '/sendungen/neu'].map(
      (path) => `_count=; path=${path}; expires=Thu, 01 Jan 1970 00:00:00 GMT${domain}; secure`,
    );
  expect(written).toEqual([...of(''), ...of('; domain=app.lotse.example'), ...of('; domain=lotse.example')]);
});
