import { expect, test } from 'vitest';
import { fold, joined, searchText, spellings } from './fold.ts';

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

test.each([
  ['D’Angelo', 'd’angelo\ndangelo'],
  ['114 55', '114 55\n11455'],
  ['Müller-Lüden', 'mueller-lueden\nmuller-luden\nmuellerlueden\nmullerluden'],
  ['–', '–'],
])('keeps %j as it is written and as if written in one', (text, kept) => {
  expect(searchText([text])).toBe(kept);
});

test.each(["D'Angelo", 'D’Angelo', 'D`Angelo', 'Dʼ Angelo', 'd-angelo', 'D.Angelo', 'DÁngelo'])(
  'reads %s as any other way to write it',
  (text) => {
    expect(spellings(text).map(joined)).toContain('dangelo');
  },
);
