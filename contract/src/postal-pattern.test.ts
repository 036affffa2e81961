import { describe, expect, it } from 'vitest';
import { defaultGeography } from './geography/geography.ts';
import { toPattern, toServedGeography } from './geography/served-geography.ts';
import { findPatternFault } from './postal-pattern.ts';
import { countryMessages } from './rules/country-messages.copy.ts';

const told = (source: string) => {
  const fault = findPatternFault(source);
  return fault && countryMessages.pattern(fault);
};

describe('patterns of postcodes', () => {
  it('takes all of the default set', () => {
    for (const { code, postalCodePattern } of toServedGeography(defaultGeography).countries)
      expect(findPatternFault(postalCodePattern ?? ''), code).toBeUndefined();
  });

  it.each(['', '^[1-9]\\d{3}$', '(?<area>\\d{2})[- ]?\\d{3}', '[\\w\\-]{1,10}', 'A|B.'])(
    'takes %j',
    (source) => expect(findPatternFault(source)).toBeUndefined(),
  );

  it.each([
    ['(\\d', 'Ungültiges Muster: Schreibfehler an Stelle\u00A04.'],
    ['\\d{5', 'Ungültiges Muster: Schreibfehler an Stelle\u00A05.'],
    ['[', 'Ungültiges Muster: Schreibfehler an Stelle\u00A02.'],
    ['+1', 'Ungültiges Muster: Schreibfehler an Stelle\u00A02.'],
  ])('says of %j where its mistake is', (source, message) => expect(told(source)).toBe(message));

  it.each(['(?=1)1', '(\\d)\\1', '(?i:a)', '\\u{41}', '\\x41', '\\p{L}', '\\n', '[\\n]', '[ä-ü]', '\\bA'])(
    'refuses %j, which postcodes do not need',
    (source) => expect(findPatternFault(source)?.what).toBe('foreign'),
  );

  it.each(['\\d+', '(\\d+)+', '.*', '\\d{5,}', '\\d{11}', '((a{10}){10}){10}', '(?:){1000000}'])(
    'refuses %j, which takes more than a postcode has',
    (source) => expect(findPatternFault(source)).toEqual({ what: 'long' }),
  );

  it.each(['(\\d?){10}', '(a|a|a|a|a){5}b', '(a?|b?|c?|d?|e?|f?){5}'])(
    'refuses %j, which can be tried in too many ways',
    (source) => expect(findPatternFault(source)).toEqual({ what: 'ways' }),
  );

  it('what it refuses is never tried, and what it takes ends soon', () => {
    // As many ways as may be: three choices among nine, each tried in vain.
    const widest = '(?:a|a|a|a|a|a|a|a|a){3}';
    expect(findPatternFault(widest)).toBeUndefined();
    expect(toPattern(widest)?.test('aaa!')).toBe(false);
  });
});
