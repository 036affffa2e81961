import { findDeliveryObstacles } from './delivery-obstacles.ts';

/**
 * Where each building has a number by law or custom, in villages too. Houses of Britain and Ireland have names, farms of
 * France stand at a „lieu-dit“, and most of Asia and Arabia go by places.
 */
const numbered: ReadonlySet<string> = new Set(
  'AT BE CH CZ DE DK ES FI HR HU IT LI LU NL NO PL SE SI SK'.split(' '),
);

/** „des 17. Juni“, „1e Helmersstraat“, „1:a Långgatan“: what is counted is a part of the name. */
const ordinal = /(?<!\d)\d{1,3}(?:\.\s?|(?:e|ste|de|:[ae])\s)\p{L}/gu;
/** A road that a street runs along: „An der B 27“. */
const road = /(?<!\p{L})der\s[ABKL]\s?\d{1,4}$/u;
/** A line above the street that names somebody: „c/o Müller“. */
const careOf = /^(?:c\s?\/\s?o|z\.?\s?hd\.?)(?!\p{L})/iu;
/** A day that a street is called after, with its year or without: „Via 4 Novembre“, „Rue du 8 Mai 1945“. */
const namesake =
  /(?<!\d)\d{1,2}(?:er|[.°º])?\s(?:de\s)?(\p{L}{3,12})(?:\s(?:de\s)?(?:1[89]|20)\d\d)?(?!\d)/giu;
/** How people write that there is none: „s/n“, „snc“, „o. Nr.“, „ohne Hausnummer“, „sans numéro“, „b.č.“. */
const withoutNumber =
  /(?<!\p{L})(?:[sz]\s?\/\s?n|s\.?n\.?c?|[ok]\.?\s?(?:haus)?nr|(?:ohne|keine?)\s(?:haus)?(?:nr|nummer)|(?:sans|sin|senza)\sn[uú]mero|sans\snuméro|(?:zonder|uden|utan|uten)\s(?:huis|hus)?nummer|bez\s(?:numeru|č[ií]sla|broja)|b\.?\s?č|házszám\snélkül|ilman\snumeroa)(?!\p{L})/iu;
/** A house number on a line of its own; other numbers there are of floors and halls. */
const numberAlone = /^(?:(?:haus|hs?)?\.?-?(?:nr|nummer)\.?\s*)?\d/iu;

let monthsOfAll: ReadonlySet<string> | undefined;

/** Months as they stand behind a day in the languages of these countries: „maja“, „novembre“. */
function isMonth(word: string): boolean {
  monthsOfAll ??= namesOfMonths();
  return monthsOfAll.has(word.toLowerCase());
}

/** Naming them takes fifteen formats, which no page has to wait for as it starts. */
function namesOfMonths(): ReadonlySet<string> {
  const names = 'cs da de es fi fr hr hu it nb nl pl sk sl sv'.split(' ').flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
    return Array.from(
      { length: 12 },
      (_, month) =>
        format
          .formatToParts(Date.UTC(2026, month, 1))
          .find(({ type }) => type === 'month')
          ?.value.toLowerCase() ?? '',
    );
  });
  return new Set(names);
}

interface Street {
  readonly countryCode: string;
  readonly addressLine1: string;
  readonly addressLine2?: string | undefined;
  readonly addressLine3?: string | undefined;
}

/**
 * Whether the house number of a street seems to be missing. It is worth a question and no refusal: a castle has none. Never
 * where no street is given, of parcel stations and post office boxes, and in countries in which numbers are not the rule.
 */
export function lacksHouseNumber(address: Street): boolean {
  const { countryCode, addressLine1, addressLine2 = '', addressLine3 = '' } = address;
  if (addressLine1.trim() === '' || !numbered.has(countryCode)) return false;
  const obstacles = findDeliveryObstacles({ address }, { address });
  if (obstacles.includes('parcelStation') || obstacles.includes('postOfficeBox')) return false;
  const lines = [addressLine1, addressLine2, addressLine3].filter((line) => !careOf.test(line.trim()));
  const [street = '', ...further] = lines.map((line) =>
    line
      .replace(namesake, (day, word: string) => (isMonth(word) ? '' : day))
      .replace(ordinal, '')
      .trim()
      .replace(road, ''),
  );
  if (
    (lines[0] ?? '').trim() === '' ||
    /\p{N}/u.test(street) ||
    [street, ...further].some((line) => withoutNumber.test(line))
  )
    return false;
  return !further.some((line) => numberAlone.test(line));
}
