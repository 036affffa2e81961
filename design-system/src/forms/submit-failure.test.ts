import { expect, test } from 'vitest';
import { toSubmitError } from './submit-failure.ts';

const at = '2026-11-20T09:30:00+01:00';
const textOf = (failure: Parameters<typeof toSubmitError>[0]) => toSubmitError(failure, '').text;

test('the server’s own words say why', () => {
  expect(textOf({ reason: 'conflict', at, detail: 'Den Namen gibt es schon.' })).toBe(
    'Den Namen gibt es schon. Ihre Eingaben bleiben erhalten.',
  );
});

test('what was there when it was opened has been deleted since, whatever the server says of it', () => {
  expect(textOf({ reason: 'gone', at, status: 404, detail: 'Die Seite konnte nicht gefunden werden.' })).toBe(
    'Dieser Eintrag wurde inzwischen gelöscht. Ihre Eingaben bleiben erhalten.',
  );
});
