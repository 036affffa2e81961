import { type ConsentCookie, consentCookies } from 'contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { createConsent } from './consent.ts';
import { keepScriptsUnfetched, scriptsInPage } from './testing/unfetched-scripts.ts';

const cookies: readonly ConsentCookie[] = [
  { id: 'login', category: 'necessary', isPreselected: true },
  {
    id: 'counting',
    category: 'optional',
    targetCookieIds: ['_count'],
    targetStorageKeys: ['count.session'],
    isPreselected: false,
  },
];
const withScript: readonly ConsentCookie[] = [
  ...cookies,
  { id: 'chat', category: 'optional', src: 'https://chat.example/chat.js', isPreselected: false },
];
const reload = vi.fn<() => void>();
const ask = vi.spyOn(window, 'fetch');

keepScriptsUnfetched();
beforeEach(() => {
  reload.mockClear();
  ask.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  document.head.replaceChildren();
  sessionStorage.clear();
  for (const name of ['lotse_consent', 'lotse_cookies', '_count', 'own', 'list'])
    document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
});

const open = (settings = {}, of: readonly ConsentCookie[] = cookies) =>
  createConsent(window, settings, reload, of);

test('nothing is stored before a decision', () => {
  const consent = open();
  expect(consent.getSnapshot()).toEqual({ isConsentGiven: undefined, enabledIds: [] });
  expect(document.cookie).toBe('');
  expect(sessionStorage.length).toBe(0);
});

test('a decision is told, stored under the names of the settings, and there on the next page', () => {
  const settings = { decisionCookie: 'own', enabledCookie: 'list', days: 1 };
  const consent = open(settings);
  const listener = vi.fn<() => void>();
  consent.subscribe(listener);
  consent.acceptAll();
  expect(listener).toHaveBeenCalledOnce();
  expect(document.cookie).toBe('own=logincounting; list=login~counting');
  expect(open(settings).getSnapshot()).toEqual({ isConsentGiven: true, enabledIds: ['login', 'counting'] });
  expect(open().getSnapshot().isConsentGiven).toBeUndefined();
});

test('each decision is sent to the server of the page, which sets what scripts could for a week only', () => {
  const consent = open();
  expect(ask).not.toHaveBeenCalled();
  consent.acceptAll();
  consent.declineAll();
  expect(ask.mock.calls.map(([address]) => address)).toEqual([
    '/consent?decision=logincounting&enabled=login~counting',
    '/consent?decision=false&enabled=',
  ]);
  const [first, last] = ask.mock.calls.map(([, init]) => init);
  // A late answer would give back what was withdrawn.
  expect([first?.signal?.aborted, last?.signal?.aborted]).toEqual([true, false]);
  expect(last).toMatchObject({ method: 'POST', keepalive: true });
});

test('where no server answers a decision is what the page has set', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  open().acceptAll();
  await ask.mock.results[0]?.value.catch(() => undefined);
  expect(open().getSnapshot().isConsentGiven).toBe(true);
});

test('what is withdrawn takes its cookies and entries along, and nothing else', () => {
  const consent = open();
  consent.acceptAll();
  document.cookie = '_count=7; path=/';
  sessionStorage.setItem('count.session', '1');
  sessionStorage.setItem('other', '1');
  consent.declineAll();
  expect(document.cookie).toBe('lotse_consent=false; lotse_cookies=');
  expect(Object.keys(sessionStorage)).toEqual(['other']);
  expect(consent.getSnapshot().enabledIds).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test('a script comes with the decision, is there on the next page, and goes with it', () => {
  const consent = open({}, withScript);
  consent.save(['counting']);
  expect(scriptsInPage()).toEqual([]);
  consent.acceptAll();
  expect(scriptsInPage()).toEqual(['https://chat.example/chat.js']);
  expect(reload).not.toHaveBeenCalled();

  document.head.replaceChildren();
  const nextPage = open({}, withScript);
  expect(scriptsInPage()).toEqual(['https://chat.example/chat.js']);
  nextPage.save(['counting']);
  expect(scriptsInPage()).toEqual([]);
  // It would go on running.
  expect(reload).toHaveBeenCalledOnce();
});

test('both cookies are kept for as many days as the settings say', () => {
  const consent = open({ days: 30 });
  // After the beginning, which removes what optional cookies have left.
  const written = vi.spyOn(document, 'cookie', 'set');
  consent.acceptAll();
  const ends = written.mock.calls.map(([text]) => /max-age=\d+/.exec(text)?.[0]);
  expect(ends).toEqual(['max-age=2592000', 'max-age=2592000']);
  written.mockRestore();
});

test('what still writes while it is told to end leaves nothing either', () => {
  const consent = open();
  consent.acceptAll();
  consent.subscribe(() => sessionStorage.setItem('count.session', 'last'));
  consent.declineAll();
  expect(sessionStorage.getItem('count.session')).toBeNull();
});

test('a page begins without what is not enabled, and with what is', () => {
  const leave = () => {
    document.cookie = '_count=7; path=/';
    sessionStorage.setItem('count.session', '1');
  };
  leave();
  open();
  expect([document.cookie, sessionStorage.length]).toEqual(['', 0]);
  leave();
  open().declineAll();
  leave();
  open();
  expect([document.cookie, sessionStorage.length]).toEqual(['lotse_consent=false; lotse_cookies=', 0]);
  open().acceptAll();
  leave();
  open();
  expect(document.cookie).toContain('_count=7');
  expect(sessionStorage.length).toBe(1);
});

test('a change of the recording loads the page anew, once the decision is stored', () => {
  const consent = open({}, consentCookies);
  reload.mockImplementation(() => expect(document.cookie).toContain('lotse_consent='));
  consent.acceptNecessary();
  expect(reload).not.toHaveBeenCalled();
  consent.acceptAll();
  expect(reload).toHaveBeenCalledOnce();
  consent.save([]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('where cookies are blocked a decision holds for this page, which is not loaded anew', () => {
  const blocked = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  const consent = open({}, consentCookies);
  consent.acceptAll();
  expect(consent.getSnapshot().isConsentGiven).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  blocked.mockRestore();
});

test('another tab hears of it, and keeps its page', async () => {
  const [here, there] = [open({}, consentCookies), open({}, consentCookies)];
  const heard = vi.fn<() => void>();
  there.subscribe(heard);
  here.acceptAll();
  await expect.poll(() => heard).toHaveBeenCalledOnce();
  expect(there.mayRecord()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});
