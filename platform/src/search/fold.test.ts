import { expect, test } from 'vitest';
import { fold, searchText } from './fold.ts';

test.each([
  ['Straßenbau GRÖẞE', 'strassenbau groesse'],
  ['Zahntechnik  Löwenstein', 'zahntechnik loewenstein'],
  ['Clínica Óptica Bahía', 'clinica optica bahia'],
  ['Dr. Özgür Şahin', 'dr. oezguer sahin'],
  ['Søren Łódź', 'soren lodz'],
  ['u\u0308ber', 'ueber'],
])('folds %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('finds an umlaut by its bare vowel too', () => {
  expect(searchText(['Müller', null, '', 'Kiel'])).toBe('mueller\nmuller\nkiel');
});
