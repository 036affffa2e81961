const kinds =
  'str\\.|straße|strasse|str|weg|platz|allee|gasse|ring|damm|ufer|chaussee|markt|steig|kai|promenade|graben|zeile|wall|straat|laan|street|road|avenue|lane|square|gatan|vägen|vej|gade|utca|caddesi|cad\\.|sokak|sok\\.|sokağı|bulvarı';

const withNumber = new RegExp(`(?:${kinds}) ?(?:n[ro][.:]{0,2} ?)?\\d`, 'iu');
const withoutNumber = new RegExp(`(?:${kinds})$`, 'iu');
/** Languages in which the kind of a street comes first: „Via Roma 12“, „ul. Długa 3“. */
const kindFirst =
  /^(?:\d+\p{L}{0,3},? )?(?:ul\.|ulica|al\.|aleja|via|viale|piazza|corso|calle|c\/|avda\.?|avenida|av\.|plaza|paseo|rua|avenue|rue|boulevard|bd\.?|place|chemin|quai|strada|praça|largo|travessa) ?\p{L}/iu;
/** „Kollmitz 1 1/3“, „Mariahilfer Straße 3/1/3“, „Kerkstraat 12-A“, „Marszałkowska 10 m. 5“. */
const numberLast = /^\P{N}{3,}(?:\d+\.\s\P{N}+)?\d+\p{L}?(?:[\s/-]+(?:\d+\p{L}?|\p{L}{1,3}\.?))*$/u;
/** „10 Downing Street“, „12bis, rue de la Paix“. */
const numberFirst = /^\d{1,5}\s?\p{L}{0,3}(?:[-/]\d+)?,?\s+\p{L}{3,}/u;
/** Mannheim has squares instead of streets: „Q7, 24“. */
const square = /^[A-U] ?\d{1,2},? ?\d{1,3}(?: ?[a-z])?(?:-\d{1,3})?$/u;
const parcelStation = /^(?:dhl[- ])?(packstation|postfiliale)\s*(?:nr\.?\s*)?(\d{3})$/iu;
const customerNumber = /^(?:post(?:nummer|nr)\.?:?\s*)?(\d{6,10})$/iu;
/** What stands between street and town, and is no street of its own. */
const furtherLine =
  /^(?:c\/o\b|stiege|stg\.|top\b|tür\b|etage|gebäude|geb\.|haus\b|hinterhaus|hinterhof|aufgang|raum|zimmer|suite\b|apt\b|apartment|floor|unit\b|building|halle\b|tor\b|block\b|flat\b|postfach|p\.?\s?o\.?\s?box|bajo\b|bp \d|(?:st|kl)\. (?:tv|th|mf)\b|piso\b|planta\b|bât|bus\b|bte\b|boîte|kat\b|daire\b|scala\b|int\.|m\.|lok\.)|^\d{1,2}\.\s?(?:stock|etage|og|ug|tv|th|mf|sal)\b|^\d{1,2}[º°ª]|^\d{1,2}(?:st|nd|rd|th) floor|\b(?:stock|etage|floor)$|\smah(?:\.|allesi)$/iu;

/** How sure it is that a line is the street: 0 where it is none. */
export function likenessOfStreet(line: string): 0 | 1 | 2 {
  if (isFurtherLine(line)) return 0;
  if (withNumber.test(line) || square.test(line)) return 2;
  if (kindFirst.test(line)) return /\d/.test(line) ? 2 : 1;
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
