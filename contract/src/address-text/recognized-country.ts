import { findCountry } from '../geography/countries.ts';
import { countryOfSign } from '../geography/country-signs.ts';
import { judgePostalCode } from '../geography/postal-code.ts';
import { countryOfName } from './country-names.ts';

/** A country that can be chosen, by what stands before a postcode. */
export function chosenCountryOfSign(sign: string): string | undefined {
  return findCountry(countryOfSign(sign) ?? '')?.code;
}

/** Which country the lines name. */
export interface NamedCountry {
  /** ISO code, of the last line that is a country; `undefined` where there is none. */
  readonly code: string | undefined;
  /** The other lines; one that ended with the country („1010 Wien Österreich“) has lost it. */
  readonly rest: readonly string[];
}

/** Takes out the lines that are countries: none of them is a person or a company. */
export function takeCountry(lines: readonly string[]): NamedCountry {
  const last = lines.at(-1) ?? '';
  const codeAtEnd = /^\p{Lu}{1,3}$/u.test(last) ? chosenCountryOfSign(last) : undefined;
  if (codeAtEnd !== undefined) return { code: codeAtEnd, rest: lines.slice(0, -1).filter(isNoCountry) };
  const code = lines.map(countryOfName).findLast((found) => found !== undefined);
  if (code !== undefined)
    return { code, rest: lines.filter((line, at) => isNoCountry(line) || isTownToo(lines, at, code)) };
  for (const [index, line] of lines.entries()) {
    const ended = withoutCountryAtEnd(line);
    if (ended) return { code: ended.code, rest: lines.with(index, ended.line) };
  }
  return { code: undefined, rest: lines };
}

/** „L-1741“, „Luxembourg“ in cells of their own: some countries have their town's name. */
function isTownToo(lines: readonly string[], at: number, code: string): boolean {
  const isAfterPostcode = /^(?:\p{Lu}{1,3}-)?\d{4,5}$/u.test(lines[at - 1] ?? '');
  return isAfterPostcode && ['LU', 'MC', 'SM', 'VA'].includes(code);
}

function isNoCountry(line: string): boolean {
  return countryOfName(line) === undefined;
}

/** „London SW1A 2AA United Kingdom“: a name of up to four words behind a postcode that fits it. */
function withoutCountryAtEnd(line: string): { line: string; code: string } | undefined {
  const words = line.split(' ');
  for (let length = Math.min(4, words.length - 2); length > 0; length -= 1) {
    const code = countryOfName(words.slice(-length).join(' '));
    const before = words.slice(0, -length);
    if (code !== undefined && hasPostalCode(before, code))
      return {
        line: before
          .join(' ')
          .replace(/[\s/–-]$/u, '')
          .trim(),
        code,
      };
  }
  return undefined;
}

function hasPostalCode(words: readonly string[], countryCode: string): boolean {
  const isOne = (text: string) => /\d/.test(text) && judgePostalCode(countryCode, text) === 'ok';
  return words.some(
    (word, at) => isOne(word.replace(/^\p{Lu}{1,3}-/u, '')) || isOne(`${word} ${words[at + 1] ?? ''}`),
  );
}
