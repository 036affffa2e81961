import { countries } from '../geography/countries.ts';
import { originCountryCodes } from '../geography/origin-countries.ts';

/** German and English first, then what countries where parcels go to speak: people write „Allemagne“ and „Polska“. */
const languages =
  'de en fr it es pt nl da sv nb fi is et lv lt pl cs sk sl hr bs sr sr-Latn mk sq bg uk ro hu el tr ga mt lb ca rm he ar hi ja ko zh th'.split(
    ' ',
  );

/** What is written and stands in no list of today's names: old names, parts of a country, colloquial ones. */
const furtherNames: Readonly<Record<string, string>> = {
  DE: 'BRD',
  GB: 'England|Schottland|Scotland|Wales|Nordirland|Northern Ireland|Großbritannien|Great Britain|UK|U.K.',
  US: 'USA|U.S.A.|U.S.|United States of America|Vereinigte Staaten von Amerika',
  NL: 'Holland',
  CZ: 'Czech Republic|Tschechische Republik|Česká republika|Tschechei',
  SK: 'Slovak Republic|Slowakische Republik|Slovenská republika',
  TR: 'Turkey|Türkiye Cumhuriyeti',
  MK: 'Macedonia|Mazedonien|FYROM',
  MD: 'Moldawien',
  BY: 'Weißrussland',
  CI: 'Elfenbeinküste|Ivory Coast',
  CV: 'Kap Verde',
  SZ: 'Swasiland|Swaziland',
  MM: 'Burma|Birma',
  HK: 'Hongkong|Hong Kong',
  MO: 'Macau',
  AE: 'UAE|VAE',
  KR: 'South Korea|Korea',
};

/** What stands before a name without being part of it: „The Netherlands“, „Bundesrepublik Deutschland“. */
const title =
  /^(?:the|die|der|of|(?:bundes|federal )?republi\p{L}*|kingdom|konigreich|furstentum|principality) /u;

let byName: ReadonlyMap<string, string> | undefined;

function namesOfCountries(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const served = countries.map(({ code }) => code);
  const add = (name: string, code: string) => {
    for (const key of [fold(name), fold(withoutUmlauts(name))]) if (!names.has(key)) names.set(key, code);
  };
  for (const [code, texts] of Object.entries(furtherNames))
    for (const name of texts.split('|')) add(name, code);
  for (const language of languages) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    // People abroad write „Allemagne“, and hardly ever a country to which nothing is sent.
    for (const code of ['de', 'en'].includes(language) ? originCountryCodes : served) {
      const name = display.of(code);
      if (name !== undefined) add(name, code);
    }
  }
  return names;
}

/**
 * ISO code of a country that is written out, in German, English or a language of Europe, under an old name or two
 * of them („Österreich“, „TÜRKİYE / Turkey“); `undefined` for any other text.
 */
export function countryOfName(text: string): string | undefined {
  const whole = countryOfOneName(text);
  if (whole !== undefined) return whole;
  const parts = text.split(/[/()–-]/u).filter((part) => part.trim() !== '');
  const codes = new Set(parts.map((part) => countryOfOneName(part)));
  return parts.length > 1 && codes.size === 1 ? [...codes][0] : undefined;
}

function countryOfOneName(text: string): string | undefined {
  byName ??= namesOfCountries();
  let name = fold(text);
  for (;;) {
    const code = byName.get(name);
    const bare = name.replace(title, '');
    if (code !== undefined || bare === name) return code;
    name = bare;
  }
}

/** Without accents, marks and case: a name is the same in capitals and on another keyboard. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** „Oesterreich“. */
function withoutUmlauts(name: string): string {
  return name.replaceAll(/[äöü]/giu, (letter) => `${letter.normalize('NFD').charAt(0)}e`);
}
