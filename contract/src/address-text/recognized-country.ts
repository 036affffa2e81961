import { findCountry } from '../geography/countries.ts';
import { countryOfSign } from '../geography/country-signs.ts';
import { judgePostalCode } from '../geography/postal-code.ts';
import { countryOfName } from './country-names.ts';
import { hasLegalForm, isNoName } from './recognized-names.ts';
import { likenessOfStreet } from './recognized-street.ts';

/** A country that can be chosen, by what stands before a postcode. */
export function chosenCountryOfSign(sign: string): string | undefined {
  return findCountry(countryOfSign(sign) ?? '')?.code;
}

/** Which country the lines name. */
export interface NamedCountry {
  /** ISO code, of the last line that is a country; `undefined` where there is none. */
  readonly code: string | undefined;
  /** Whether its sign may as well be a part of a country: „03100 Frosinone FR“, „Dover DE 19901“. */
  readonly isDoubtful: boolean;
  /** The other lines; one that ended with the country („1010 Wien Österreich“) has lost it. */
  readonly rest: readonly string[];
}

/** Italy's provinces, whose towns have the postcodes of another country, too: „50121 Firenze FI“. */
const provinces = /^50\d{3} .+ \(?FI\)?$|^88\d{3} .+ \(?(?:CZ|KR)\)?$|^58\d{3} .+ \(?GR\)?$/u;

/** Signs of countries that are signs of provinces and cantons, too, whose postcodes look the same. */
const regions = new Set('AR BA BE BR CR FR GE LT LU ME MN SA TR VA'.split(' '));

/** Takes out the lines that are countries: none of them is a person or a company. */
export function takeCountry(lines: readonly string[]): NamedCountry {
  const known = new Map<string, number>();
  const placeOf = (wanted: string): number => {
    const place = known.get(wanted) ?? lines.findIndex((line) => hasPostalCode(line.split(' '), wanted));
    known.set(wanted, place);
    return place;
  };
  const signs = lines.map((_, at) => countryOfCell(lines, at, placeOf));
  const ofLines = signs.at(-1) === undefined ? lines.map(countryOfName) : signs;
  const codes = ofLines.some((code) => code !== undefined) ? ofLines : signs;
  const at = codes.findLastIndex((code) => code !== undefined);
  const code = codes[at];
  if (code !== undefined) {
    // „Jordan“ alone above a street is a name.
    if (at === 0 && lines.length < 4 && signs[at] === undefined)
      return { code: undefined, isDoubtful: true, rest: lines };
    const isDoubtful = codes === signs && isOtherSign(lines, at, placeOf(code));
    const isOther = (line: string, other: number) => isNoCountry(line) && signs[other] !== code;
    return {
      code,
      isDoubtful,
      rest: lines.filter((line, other) => isOther(line, other) || isTownToo(lines, other, code)),
    };
  }
  for (const [index, line] of lines.entries()) {
    const ended = withoutCountryAtEnd(line) ?? withCountryBeforePostcode(line);
    if (ended)
      return {
        code: ended.code,
        isDoubtful: isRegion(line),
        rest: lines.with(index, ended.line),
      };
  }
  return { code: undefined, isDoubtful: false, rest: lines };
}

/** What may be a department („FI“, above the street), or a state before a postcode that is the end. */
function isOtherSign(lines: readonly string[], at: number, place: number): boolean {
  const isState = at === lines.length - 2 && /^\d{5}$/u.test(lines.at(-1) ?? '');
  // Neither first nor last, and above the street.
  const isInside = at > 0 && at < lines.length - 1 && place > at + 1;
  return isState || (isInside && !['D', 'DE'].includes(lines[at] ?? ''));
}

/** A cell that is only a sign, „DE“: at the end, and elsewhere with a postcode of its country and no other meaning. */
function countryOfCell(
  lines: readonly string[],
  at: number,
  placeOf: (code: string) => number,
): string | undefined {
  const line = lines[at] ?? '';
  const isLast = at === lines.length - 1;
  if (!(isLast ? /^\p{Lu}{1,3}$/u : /^(?:D|\p{Lu}{2,3})$/u).test(line)) return undefined;
  const code = chosenCountryOfSign(line);
  if (isLast || code === undefined) return code;
  const isWord = hasLegalForm(line) || ['HR', 'IT'].includes(line);
  const place = placeOf(code);
  return place !== -1 && (place < at || at === 0 || !isWord) ? code : undefined;
}

/** „L-1741“, „Luxembourg“ in cells of their own, „12 Nathan Road“, „Hong Kong“: some countries have their town's name. */
function isTownToo(lines: readonly string[], at: number, code: string): boolean {
  const before = lines[at - 1] ?? '';
  if (code === 'HK') return isNoName(before) && likenessOfStreet(before) > 0;
  const isPostcodeBeside = [before, lines[at + 1] ?? ''].some((line) =>
    /^(?:\p{Lu}{1,3}-)?\d{4,6}$/u.test(line),
  );
  return isPostcodeBeside && isTownOfItself(code);
}

function isTownOfItself(code: string): boolean {
  return ['LU', 'MC', 'SG', 'SM', 'VA'].includes(code);
}

/** „Singapore 079903“: the country before a postcode of its own, and a town only where it has that name. */
function withCountryBeforePostcode(line: string): { line: string; code: string } | undefined {
  const [, name = '', postcode = ''] = /^(\p{L}[^\d,]*?),? (?:\p{Lu}{1,3}-)?(\d[\d -]*)$/u.exec(line) ?? [];
  const code = countryOfName(name);
  if (code === undefined || !hasPostalCode(postcode.split(' '), code)) return undefined;
  return { code, line: isTownOfItself(code) ? line : postcode };
}

function isRegion(line: string): boolean {
  const [, sign = ''] = / \(?(\p{Lu}{2})\)?$/u.exec(line) ?? [];
  return regions.has(sign) || provinces.test(line);
}

function isNoCountry(line: string): boolean {
  return countryOfName(line) === undefined;
}

/** „London SW1A 2AA United Kingdom“: a name of up to four words behind a postcode that fits it. */
function withoutCountryAtEnd(line: string): { line: string; code: string } | undefined {
  const parts = line.split(/ |(?<=\p{Ll})\/(?=\p{L}+$)/u);
  for (let length = Math.min(4, parts.length - 2); length > 0; length -= 1) {
    const end = parts
      .slice(-length)
      .join(' ')
      .replace(/^\((.+)\)$/u, '$1');
    const code = countryOfName(end) ?? (/^\p{Lu}{2,3}$/u.test(end) ? chosenCountryOfSign(end) : undefined);
    const before = parts.slice(0, -length);
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
