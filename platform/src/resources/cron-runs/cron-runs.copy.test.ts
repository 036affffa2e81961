import { expect, test } from 'vitest';
import { cronRunCopy } from './cron-runs.copy.ts';

test('large numbers in the log of a run are written as elsewhere', () => {
  expect(cronRunCopy.found(1)).toBe('1\u00A0Eintrag zu bearbeiten');
  expect(cronRunCopy.found(1284)).toBe('1.284\u00A0Einträge zu bearbeiten');
  expect(cronRunCopy.ended(12_840, 1262, 14, 11_564)).toBe(
    'Beendet: 12.840 verarbeitet, 1.262 erfolgreich, 14 übersprungen, 11.564 fehlgeschlagen',
  );
});
