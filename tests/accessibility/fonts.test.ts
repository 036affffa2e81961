import { describe, expect, it } from 'vitest';
import { sources } from '../architecture/sources.ts';
import { withoutExceptions } from './exceptions.ts';
import { withoutFont, withoutFontInCode } from './fonts.ts';

describe('the product’s fonts', () => {
  it('have German, its quotation marks and the letters of its neighbours', () => {
    expect(withoutFont('Straße Ärger „Łódź“ – 12,50 € · 3 × 30 cm … Đorđević')).toEqual([]);
  });

  it('lack arrows, and no other script’s letters are taken for theirs', () => {
    expect(withoutFont('DE → CH ↵ 山')).toEqual(['→', '↵', '山']);
    expect(withoutFontInCode('DE → CH ↵ 山')).toEqual(['山']);
  });
});

describe('the texts of the product', () => {
  it.each([
    'design-system/src/**/*.{ts,tsx}',
    'contract/fixtures/**/*.ts',
    '{contract,platform}/src/**/*.copy.ts',
  ])('have a form for each character in %s', (pattern) => {
    const files = sources(pattern);
    expect(files.length).toBeGreaterThan(3);
    const found = files.flatMap(({ path, text }) =>
      withoutExceptions('own fonts', path, withoutFontInCode(text)).map(
        (character) => `${path} ${character}`,
      ),
    );
    expect(found).toEqual([]);
  });
});
