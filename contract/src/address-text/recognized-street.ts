const kinds =
  'str\\.|straße|strasse|str|weg|platz|allee|gasse|ring|damm|ufer|chaussee|markt|steig|kai|promenade|graben|zeile|wall|straat|laan|street|road|avenue|lane|square';

const withNumber = new RegExp(`(?:${kinds})\\s*(?:nr\\.?\\s*)?\\d`, 'iu');
const withoutNumber = new RegExp(`(?:${kinds})$`, 'iu');
/** „Kollmitz 1 1/3“, „Mariahilfer Straße 3/1/3“, „Kerkstraat 12-A“. */
const numberLast = /^\P{N}{3,}(?:\d+\.\s\P{N}+)?\d+\p{L}?(?:[\s/-]+(?:\d+\p{L}?|\p{L}))*$/u;
/** „10 Downing Street“, „12bis, rue de la Paix“. */
const numberFirst = /^\d{1,5}\s?\p{L}{0,3}(?:[-/]\d+)?,?\s+\p{L}{3,}/u;
const parcelStation = /^(?:dhl[- ])?(packstation|postfiliale)\s*(?:nr\.?\s*)?(\d{3})$/iu;
const customerNumber = /^(?:post(?:nummer|nr)\.?:?\s*)?(\d{6,10})$/iu;
/** What stands between street and town, and is no street of its own. */
const furtherLine =
  /^(?:c\/o\b|stiege|stg\.|top\b|tür\b|etage|gebäude|geb\.|haus\b|hinterhaus|hinterhof|aufgang|raum|zimmer|suite\b|apt\b|apartment|floor|unit\b|building|halle\b|tor\b|block\b|postfach|p\.?\s?o\.?\s?box)|^\d{1,2}\.\s?(?:stock|etage|og|ug)\b|\b(?:stock|etage)$/iu;

/** How sure it is that a line is the street: 0 where it is none. */
export function likenessOfStreet(line: string): 0 | 1 | 2 {
  if (isFurtherLine(line)) return 0;
  if (withNumber.test(line)) return 2;
  return numberLast.test(line) || numberFirst.test(line) || withoutNumber.test(line) ? 1 : 0;
}

/** A line that belongs to the street without being it: „c/o“, „Stiege 2“, „3. Stock“. */
export function isFurtherLine(line: string): boolean {
  return furtherLine.test(line);
}

/** Street and number as one writes them: a blank between both where it was forgotten. */
export function tidyStreet(line: string): string {
  return line.replace(/(\p{L}{3}|\.)(?=\d)/u, '$1 ').replaceAll(/\s+/gu, ' ');
}

/** „Packstation 145“ where the line names one, `undefined` otherwise. */
export function recognizeParcelStation(line: string): string | undefined {
  const [, kind, number] = parcelStation.exec(line) ?? [];
  if (kind === undefined) return undefined;
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1).toLowerCase()} ${number}`;
}

/** The customer's number at a Packstation, six to ten digits. */
export function recognizeCustomerNumber(line: string): string | undefined {
  return customerNumber.exec(line)?.[1];
}
