import { countryOfSign } from '../geography/country-signs.ts';
import { originCountryCodes } from '../geography/origin-countries.ts';

/** German and English first, then what people speak elsewhere: they write „Allemagne“ and „Polska“. */
const languages =
  'de en fr it es pt nl da sv nb fi is et lv lt pl cs sk sl hr bs sr sr-Latn mk sq bg uk ro hu el tr ga mt lb ca rm he ar hi ja ko zh th ru be vi fo fa id ms ka hy az kk eu gl cy'.split(
    ' ',
  );

/**
 * What is written and stands in no list of today's names: old names, parts of a country, colloquial ones, and what people
 * who write other letters call theirs in ours. What was divided has its old code, to which nothing is sent.
 */
const furtherNames: Readonly<Record<string, string>> = {
  DE: 'BRD|BR Deutschland|Federal Republic Germany',
  GB: 'England|Schottland|Scotland|Wales|Nordirland|Northern Ireland|Großbritannien|Great Britain|UK|U.K.|United Kingdom of Great Britain and Northern Ireland',
  US: 'USA|U.S.A.|U.S.|United States of America|Vereinigte Staaten von Amerika',
  CZ: 'Czech Republic|Tschechische Republik|Česká republika|Tschechei',
  SK: 'Slovak Republic|Slowakische Republik|Slovenská republika',
  TR: 'Turkey|Türkiye Cumhuriyeti',
  MK: 'Macedonia|Mazedonien|Makedonien|Makedonija|FYROM',
  FR: 'République française|French Republic|Französische Republik',
  IT: 'Repubblica Italiana|Italienische Republik',
  GR: 'Hellas|Ellas|Ellada|Hellenic Republic|Ελληνική Δημοκρατία',
  PT: 'República Portuguesa',
  CH: 'Schweizerische Eidgenossenschaft|Swiss Confederation|Swiss|Helvetia',
  NL: 'Holland|Koninkrijk der Nederlanden',
  BA: 'Bosnien|Bosnia|Bosna|BiH',
  AL: 'Shqipëria',
  VA: 'Vaticano|Vatikan|Vatican|Santa Sede',
  IE: 'Eire|Southern Ireland',
  RU: 'Russian Federation|Russische Föderation|Российская Федерация|Rossiya|Rossija',
  VN: 'Viet Nam',
  CN: 'PRC|P.R. China|PR China|VR China|中华人民共和国|Zhongguo',
  TH: 'ประเทศไทย',
  YU: 'Jugoslawien|Yugoslavia|Jugoslavija|Serbien und Montenegro|Serbia and Montenegro',
  CS: 'Tschechoslowakei|Czechoslovakia|Československo',
  SU: 'Sowjetunion|Soviet Union|UdSSR|USSR|СССР',
  MD: 'Moldawien',
  BY: 'Weißrussland',
  CI: 'Elfenbeinküste|Ivory Coast',
  CV: 'Kap Verde',
  SZ: 'Swasiland|Swaziland',
  MM: 'Burma|Birma',
  HK: 'Hongkong|Hong Kong|香港',
  MO: 'Macau|Macao|澳門',
  AE: 'UAE|U.A.E.|VAE|V.A.E.|Emirates|Emirate',
  KR: 'South Korea|Korea|Republic of Korea|Hanguk',
  UA: 'Ukrayina',
  BG: 'Balgariya|Balgarija|Bulgariya',
  GE: 'Sakartvelo',
  AM: 'Hayastan',
  IL: 'Yisrael',
  EG: 'Misr',
  SA: 'KSA',
  IN: 'Bharat',
  JP: 'Nippon|Nihon',
  KZ: 'Qazaqstan',
  GL: 'Kalaallit Nunaat',
  NZ: 'Aotearoa',
  ZA: 'Suid-Afrika',
};

/** What stands before a name without being part of it: „The Netherlands“, „Bundesrepublik Deutschland“. */
const title =
  /^(?:the|die|der|fyr|bundesrep|rzeczpospolita|(?:(?:bundes|volks|federal |peoples? (?:s )?)?rep(?:ubli\p{L}*)?|kingdom|konigreich|koninkrijk|kongeriget|kongeriket|konungariket|royaume|reino|regno|furstentum|principa\p{L}*|gro(?:ss|sz)herzogtum|grand duch[ey]|confederation|commonwealth|state|staat)(?: (?:of|de|d|di|der|the|von))*) /u;

/** No two names together have more. */
const MOST_WORDS = 8;

let byName: ReadonlyMap<string, string> | undefined;

function namesOfCountries(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const add = (name: string, code: string) => {
    for (const key of [fold(name), fold(withoutUmlauts(name))]) if (!names.has(key)) names.set(key, code);
  };
  for (const [code, texts] of Object.entries(furtherNames))
    for (const name of texts.split('|')) add(name, code);
  for (const language of languages) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of originCountryCodes) {
      const name = display.of(code);
      if (name !== undefined) add(name, code);
    }
  }
  return names;
}

/**
 * ISO code of a country that is written out, in German, English or another language, under an old name, or in several
 * ways („Österreich“, „TÜRKİYE / Turkey“, „Germany (DE)“, „Suomi Finland“); `undefined` for any other text.
 */
export function countryOfName(text: string): string | undefined {
  const whole = countryOfOneName(text);
  if (whole !== undefined) return whole;
  const parts = text.split(/[/(),–-]/u).flatMap((part) => part.trim() || []);
  const words = text.split(' ');
  if (words.length > MOST_WORDS) return undefined;
  const ways = [
    parts,
    words,
    ...words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]),
  ];
  return ways.map(countryOfParts).find((code) => code !== undefined);
}

/** Where all name the same country, by names and signs; signs alone name none. */
function countryOfParts(parts: readonly string[]): string | undefined {
  if (parts.length < 2) return undefined;
  const named = parts.map(countryOfOneName);
  const code = named.find((found) => found !== undefined);
  const isSame = parts.every(
    (part, at) => (named[at] ?? (/^\p{Lu}{1,3}$/u.test(part) ? countryOfSign(part) : undefined)) === code,
  );
  return isSame ? code : undefined;
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
