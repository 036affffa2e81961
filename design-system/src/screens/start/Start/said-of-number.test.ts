import { expect, test } from 'vitest';
import { saidOfNumber } from './said-of-number.ts';

test.each([
  ['00340434161094042557', 'DHL-Sendungsnummer erkannt. Prüfziffer stimmt.'],
  ['00340434161094042558', 'DHL-Sendungsnummer erkannt. Prüfziffer stimmt nicht.'],
  ['XHAX4HDA', 'GLS-Sendungsnummer erkannt.'],
  ['0034', ''],
  ['', ''],
])('of „%s“ is said „%s“', (text, said) => {
  expect(saidOfNumber(text)).toBe(said);
});

test('of a number that several carriers may have written no single one is named', () => {
  expect(saidOfNumber('123450000007')).toMatch(
    /^Sendungsnummer von .+ oder \w+\. Prüfziffer stimmt nicht\.$/,
  );
  expect(saidOfNumber('123450000000')).toMatch(/^Sendungsnummer von \w+ oder \w+\. Prüfziffer stimmt\.$/);
});
