import type { ConsentCookie } from 'contract';
import { expect, test } from 'vitest';
import { consentRules, undecided } from './consent-state.ts';

const rules = consentRules();
const all = 'sessionconsentsession-recording';

test.each([
  ['acceptAll', rules.acceptAll(), all, 'session~consent~session-recording'],
  ['acceptNecessary', rules.acceptNecessary(), all, 'session~consent'],
  ['save', rules.save(['session-recording']), all, 'session~consent~session-recording'],
  ['save nothing', rules.save([]), all, 'session~consent'],
  ['declineAll', rules.declineAll(), 'false', ''],
])('%s is kept in two cookies and read again', (_, state, decision, enabled) => {
  expect(rules.serialise(state)).toEqual({ decision, enabled });
  expect(rules.parse({ decision, enabled })).toEqual(state);
});

test('consent is given with everything but a refusal', () => {
  expect(rules.acceptAll().isConsentGiven).toBe(true);
  expect(rules.acceptNecessary().isConsentGiven).toBe(true);
  expect(rules.declineAll()).toEqual({ isConsentGiven: false, enabledIds: [] });
});

test.each([
  [undefined, undefined],
  [undefined, 'session~consent~session-recording'],
  ['', ''],
  ['true', 'session-recording'],
  ['False', ''],
  ['sessionconsent', 'session~consent~session-recording'],
  [`${all}tracking`, 'session-recording'],
  ['session-recordingconsentsession', 'session-recording'],
])('the value „%s“ is no decision, and enables nothing', (decision, enabled) => {
  expect(rules.parse({ decision, enabled })).toEqual(undecided);
});

test.each([
  ['a list that is gone', undefined],
  ['a list that nobody has written', 'x~~session-recordings'],
])('with %s only the necessary ones are enabled', (_, enabled) => {
  expect(rules.parse({ decision: all, enabled }).enabledIds).toEqual(['session', 'consent']);
});

test('nothing is kept of no decision', () => {
  expect(rules.serialise(undecided)).toEqual({ decision: undefined, enabled: undefined });
});

const cookies: readonly ConsentCookie[] = [
  { id: 'login', category: 'necessary', isPreselected: true },
  { id: 'chat', category: 'optional', src: 'https://chat.example/chat.js', isPreselected: false },
  { id: 'counting', category: 'optional', targetCookieIds: ['_count'], isPreselected: false },
];

test('another set of cookies asks anew', () => {
  const other = consentRules(cookies);
  expect(other.parse(rules.serialise(rules.acceptAll()))).toEqual(undecided);
  expect(other.serialise(other.acceptAll()).decision).toBe('loginchatcounting');
});

test('what changes is known by id, and a withdrawn script needs a new page', () => {
  const other = consentRules(cookies);
  const idsOf = (list: readonly ConsentCookie[]) => list.map(({ id }) => id);
  const on = other.changes(undecided, other.acceptAll());
  expect([idsOf(on.enabled), idsOf(on.withdrawn), on.isReloadNeeded]).toEqual([
    ['chat', 'counting'],
    [],
    false,
  ]);
  const off = other.changes(other.acceptAll(), other.declineAll());
  expect([idsOf(off.enabled), idsOf(off.withdrawn), off.isReloadNeeded]).toEqual([
    [],
    ['chat', 'counting'],
    true,
  ]);
  expect(other.changes(other.acceptAll(), other.save(['chat'])).isReloadNeeded).toBe(false);
});

test('a change of the recording needs a new page, and nothing else of ours does', () => {
  const isReloadNeeded = (...states: Parameters<typeof rules.changes>) =>
    rules.changes(...states).isReloadNeeded;
  expect(isReloadNeeded(undecided, rules.acceptAll())).toBe(true);
  expect(isReloadNeeded(rules.acceptAll(), rules.save([]))).toBe(true);
  expect(isReloadNeeded(rules.acceptAll(), rules.declineAll())).toBe(true);
  expect(isReloadNeeded(undecided, rules.acceptNecessary())).toBe(false);
  expect(isReloadNeeded(rules.acceptNecessary(), rules.declineAll())).toBe(false);
  expect(isReloadNeeded(rules.acceptAll(), rules.save(['session-recording']))).toBe(false);
});
