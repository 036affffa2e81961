import { expect, test } from 'vitest';
import { type CarrierCallOutcome, connectionStateOf, isForAdministrators } from './carrier-connection.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
const calls = (...outcomes: readonly (readonly [CarrierCallOutcome, number])[]) =>
  outcomes.map(([outcome, minutesBefore]) => ({ outcome, at: new Date(noon - minutesBefore * 60_000) }));

test.each<[string, ReturnType<typeof calls>, string]>([
  ['no call', [], 'unasked'],
  ['one answer', calls(['answered', 0]), 'reachable'],
  ['a refusal, which is an answer', calls(['refused', 0]), 'reachable'],
  ['one failure alone', calls(['timeout', 0]), 'disturbed'],
  ['an answer after a failure', calls(['answered', 0], ['unreachable', 1]), 'reachable'],
  ['one answer after two failures', calls(['answered', 0], ['faulty', 1], ['faulty', 2]), 'disturbed'],
  [
    'two failures among five',
    calls(['answered', 0], ['timeout', 1], ['timeout', 2], ['answered', 3], ['answered', 4]),
    'reachable',
  ],
  [
    'two failures among five, the latest one of them',
    calls(['timeout', 0], ['answered', 1], ['timeout', 2], ['answered', 3], ['answered', 4]),
    'failedLast',
  ],
  [
    'three failures among five, whatever was before',
    calls(
      ['timeout', 0],
      ['answered', 1],
      ['timeout', 2],
      ['answered', 3],
      ['timeout', 4],
      ['answered', 5],
      ['answered', 6],
    ),
    'disturbed',
  ],
  ['a failure after a quiet hour', calls(['timeout', 0], ['answered', 61], ['answered', 62]), 'disturbed'],
  ['a failure within an hour', calls(['timeout', 0], ['answered', 60], ['answered', 60]), 'failedLast'],
])('%s', (_, latest, state) => expect(connectionStateOf(latest)).toBe(state));

test('what counts or may cost is for administrators', () => {
  expect(isForAdministrators('track', false)).toBe(false);
  expect(isForAdministrators('cancel', false)).toBe(true);
  expect(isForAdministrators('rates', true)).toBe(true);
});
