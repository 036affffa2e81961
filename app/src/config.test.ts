import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const settings = {
  apiUrl: 'https://api.example/',
  socketUrl: 'https://api.example',
  authDomain: 'https://login.example',
};

test('what is left out has a default, and addresses end without a slash', () => {
  expect(parseConfig(JSON.stringify({ ...settings, timeouts: { bodyMs: 5 } }))).toEqual({
    ...settings,
    apiUrl: 'https://api.example',
    productName: 'Lotse',
    environment: 'production',
    timeouts: { connectMs: 10_000, bodyMs: 5 },
    buildCheck: { everyMs: 3_600_000, onReturnAfterMs: 300_000 },
  });
});

test.each([
  ['', 'not JSON'],
  ['{}', '"apiUrl"'],
  [JSON.stringify({ ...settings, socketUrl: 'api' }), '"socketUrl"'],
  [JSON.stringify({ ...settings, timeouts: { connectMs: '1' } }), '"timeouts.connectMs"'],
  [JSON.stringify({ ...settings, buildCheck: { everyMs: 0 } }), '"buildCheck.everyMs"'],
])('%s is refused with the name of what is wrong', (json, message) => {
  expect(() => parseConfig(json)).toThrow(message);
});
