import { expect, test } from 'vitest';
import { type ConsentCookie, consentCookies, consentScriptOrigins } from './cookies.ts';

const cookies: readonly ConsentCookie[] = consentCookies;

test('what is optional is never ticked beforehand, and what is necessary always', () => {
  for (const { id, category, isPreselected } of cookies)
    expect(isPreselected, id).toBe(category === 'necessary');
});

test('ids can stand in a cookie beside each other', () => {
  for (const { id } of cookies) expect(id).toMatch(/^[a-z][a-z\d-]*$/);
  expect(new Set(cookies.map(({ id }) => id)).size).toBe(cookies.length);
});

test('the origins of scripts are named once each', () => {
  expect(consentScriptOrigins()).toEqual([]);
  const script = (src: string): ConsentCookie => ({
    id: 'x',
    category: 'optional',
    src,
    isPreselected: false,
  });
  expect(
    consentScriptOrigins([
      script('https://a.example/1.js'),
      script('https://a.example/2.js'),
      script('https://b.example/3.js'),
    ]),
  ).toEqual(['https://a.example', 'https://b.example']);
});
