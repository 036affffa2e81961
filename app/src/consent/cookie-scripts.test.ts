import type { ConsentCookie } from 'contract';
import { afterEach, expect, test, vi } from 'vitest';
import { cookieScripts } from './cookie-scripts.ts';
import { keepScriptsUnfetched, scriptsInPage } from './testing/unfetched-scripts.ts';

const chat: ConsentCookie = {
  id: 'chat',
  category: 'optional',
  src: 'https://chat.example/chat.js',
  isPreselected: false,
};
keepScriptsUnfetched();
afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'trustedTypes');
});

test('a script is in the page once, and out of it again', () => {
  const scripts = cookieScripts(document, [chat]);
  scripts.add(chat);
  scripts.add(chat);
  expect(scriptsInPage()).toEqual([chat.src]);
  scripts.remove(chat);
  scripts.remove(chat);
  expect(scriptsInPage()).toEqual([]);
});

test('a cookie without a script adds none, and asks for no policy', () => {
  const createPolicy = vi.fn<() => never>();
  Object.assign(window, { trustedTypes: { createPolicy } });
  cookieScripts(document, [chat]).add({ ...chat, src: undefined });
  expect(scriptsInPage()).toEqual([]);
  expect(createPolicy).not.toHaveBeenCalled();
});

test('the policy of the page lets no other address through than those of the data', () => {
  const createPolicy = vi.fn<(name: string, rules: object) => object>((_, rules) => rules);
  Object.assign(window, { trustedTypes: { createPolicy } });
  const scripts = cookieScripts(document, [chat]);
  scripts.add(chat);
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('consent-script-url', expect.anything());
  expect(() => scripts.add({ ...chat, id: 'other', src: 'https://evil.example/x.js' })).toThrow(TypeError);
  expect(scriptsInPage()).toEqual([chat.src]);
});
