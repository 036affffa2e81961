import { storable } from '../rules/storable.ts';
import {
  isBesideAddress,
  isPassedOver,
  ofDelivery,
  underHeads,
  withoutPartLabel,
  withWholeName,
} from './address-labels.ts';
import { countryOfName } from './country-names.ts';
import {
  endOfLegalForm,
  hasLegalForm,
  isMeasure,
  isNoName,
  isPerson,
  startOfLegalForm,
} from './recognized-names.ts';
import { isFurtherLine, likenessOfStreet, partAtInside } from './recognized-street.ts';

/** Between the cells of a row, too; and a dash before a postcode, but for „A - 1060“, or a floor: „100 - 3.º Dto.“ */
const separators =
  /[;|•·●▪∙│¦]| (?:\*|\/\/|>) |(?<!(?:^|[,;|/–-] ?)\p{Lu}{1,3}) [-–—/] (?=\d{1,2}\.?[º°ª]|(?:tel|fax|fon|mobil|www|[Tt]ele(?:fon|fax)|[EeTF]-?[Mm]ail|Tel|Fax|Fon|Mobil)(?!\p{L})|(?:\p{Lu}{1,3}-)?\d{4,6} \p{L})/u;
/** „Mutlangen, Baden-Württemberg 73557“, as shops abroad write it: town, region and postcode. */
const townAndRegion =
  /^(\p{L}[^,\d]{1,40}), ?(\p{L}[^,\d]{3,40}),? (\d{4,6}(?:-\d{3,4})?|\d{3}-\d{4}|[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d)$/u;
/** „Max“ or „Groß-Meier“, in a cell of its own. */
const oneName = /^\p{Lu}\p{L}*(?:-\p{Lu}\p{L}*)?$/u;
/** … which may have a title before it: „Dr. Eva“. */
const titles = /^(?:(?:Dr|Prof|Mag|Ing|Dipl)\.(?:-Ing\.)? )+/u;
/** „Muster, Max“, „von der Heide, Dr. Jörg“. */
const lastNameFirst =
  /^((?:(?:von|van|de|zu|vom|zum)(?: de[rnm]?)? )?\p{Lu}[\p{L}'’]+(?:-\p{Lu}\p{L}+)?), ?((?:(?:Dr|Prof|Mag|Ing|Dipl)\.(?:-Ing\.)? )*\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}*\.?)?)(?=$|, [^,]*\d)/u;
/** In a text of one line; „1 - 3“ is one number. */
const dash = /(?<!\d|(?:^|[,;|/–-] ?)\p{Lu}{1,3}) [-–—/] |(?<=\d) [-–—/] (?!\d{1,3}(?!\d))/u;
/** „Muster GmbH - Hauptstr. 4 - 73557 Mutlangen“, in one line of several. */
const dashedPlace = / [-–—/] (?:\p{Lu}{1,3}-)?\d{4,6} \p{L}/u;
/** „Q7, 24“ is a square of Mannheim. */
const square = /(?:^|\s)[A-U] ?\d{1,2}$|^[a-u] ?\d{1,2}$/u;
const upToThreeDigits = /^\d{1,3}(?!\d)/;
/** „12“ or „27 bis“, where it may stand before its street. */
const numberBefore = /^\d{1,4}(?:[-/]\d{1,4})? ?\p{L}{0,3}$/u;
/** „Nr. 1“, „4a“: what belongs to the street before it. */
const onlyNumber = /^(?:(?:nr|no|n°|nº)\.?:? ?)?\d{1,4} ?\p{L}?(?:\/(?:\d+|\p{L}(?!\p{L})))*$/iu;
const beginsWithPostcode = /^(?:\p{Lu}{1,3}-)?\d{4,6} \p{L}/u;
const onlyPostcode = /^(?:\p{Lu}{1,3}-)?\d{4,6}$/u;
/** „Frau“ in a line of its own. */
const onlySalutation = /^(?:herrn?|frau|mr\.?|mrs\.?|ms\.?|monsieur|madame)$/iu;
const placeAtEnd = / (?:\p{L}{1,3}-)?\d{4,5} \p{Lu}.*$/su;
/** „Max Muster Am Sandtorkai 41“. */
const beginOfStreet = / (?=(?:Am|Im|Zum|Zur|Beim|(?:An|Auf|In|Unter|Hinter|Vor|Bei) de[mnr]) \p{Lu})/u;
const endOfStreetName = /(?:str\.|straße|strasse|weg|platz|allee|gasse|ring|damm|ufer) ?\d/iu;

/**
 * What a text consists of, one part a line, without blanks around them, labels and greetings. Lines and the rows of a
 * spreadsheet are taken apart at their separators, and a single part at what ends a name or begins a place.
 */
export function toAddressLines(text: string): string[] {
  const cells = underHeads(text)
    .split(/[\t\n\v\f\r\u0085\u2028\u2029]/u)
    .map((cell) => tidy(storable(cell)))
    .filter((cell) => cell !== '');
  const isRow = text.split(/[\t;]/u).length > 3 && !/[\n\r]/u.test(text.trim());
  const lines = ofDelivery(cells)
    .flatMap((cell) => (cells.length === 1 || dashedPlace.test(cell) ? partAtDashes(cell) : cell))
    .flatMap((line) => line.split(separators))
    .filter((cell) => !isPassedOver(cell.trim()))
    .flatMap((cell) => partAtCommas(cell, text))
    .flatMap(partAtInside)
    .map((line) => tidy(withoutPartLabel(line)))
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !isBesideAddress(line) && !isPassedOver(line));
  const named = isRow ? withNameOfCells(lines) : withWholeName(lines);
  const parts = named.length === 1 ? toParts(named[0] ?? '') : withNameParted(named);
  return parts.reduce<string[]>((kept, line) => {
    const last = kept.at(-1);
    const link = last === undefined ? undefined : linkBetween(last, line, kept.at(-2));
    if (link === undefined) kept.push(line);
    else kept.splice(-1, 1, `${last}${link}${line}`);
    return kept;
  }, []);
}

/** „Max Muster Am Hafen 4“, „73557 Mutlangen“. */
function withNameParted(lines: readonly string[]): readonly string[] {
  const [first = '', ...rest] = lines;
  const begin = beginOfStreet.exec(first)?.index ?? -1;
  if (begin < 0 || lines.length > 3 || !/\d ?\p{L}?$/u.test(first)) return lines;
  return [first.slice(0, begin), first.slice(begin + 1), ...rest];
}

/** „Max“, „Muster“ in cells beside each other, before the street: one name; „Siemens“, „Einkauf“ are two. */
function withNameOfCells(cells: readonly string[]): readonly string[] {
  const isOfName = (cell: string) =>
    oneName.test(cell) && !onlySalutation.test(cell) && isNoName(cell) && countryOfName(cell) === undefined;
  const at = cells.findIndex(
    (cell, index) => isOfName(cell.replace(titles, '')) && isOfName(cells[index + 1] ?? ''),
  );
  const isFirst = at !== -1 && !cells.slice(0, at).some((cell) => likenessOfStreet(cell) > 0);
  const isPlaced = cells.slice(at + 2).some((cell) => likenessOfStreet(cell) > 0);
  if (!isFirst || !isPlaced) return cells;
  return cells.toSpliced(at, 2, `${cells[at]} ${cells[at + 1]}`);
}

/** „Muster GmbH - Hauptstr. 5 - 73557 Mutlangen“; where commas part it, only what has a number. */
function partAtDashes(line: string): string[] {
  const hasCommas = /[,;|]/u.test(line);
  return line.split(dash).reduce<string[]>((kept, part) => {
    const last = kept.at(-1);
    const isName = hasCommas && !/^[^,;|]*\d/u.test(part);
    // „Mutlangen - Lindach“.
    const isOfTown =
      /(?:^|[\s,;|])\d{4,6} \p{L}[^\d,;|]*$/u.test(last ?? '') && /^\p{L}[^\d:@]*$/u.test(part);
    const isOne = last !== undefined && (isName || isOfTown) && countryOfName(part) === undefined;
    if (isOne) kept.splice(-1, 1, `${last} - ${part}`);
    else kept.push(part);
    return kept;
  }, []);
}

/** „Hauptstr. 4 (Hinterhaus, 2. OG)“ is one part. */
const outsideBrackets = /,(?![^()]{0,60}\))/u;

/** A comma parts everything but a square of Mannheim and, where no other part is surely the street, „12, Rue de la Paix“. */
function partAtCommas(cell: string, text: string): string[] {
  if (isMeasure(cell)) return [cell];
  const [, town, region = '', code] = townAndRegion.exec(cell) ?? [];
  if (town !== undefined && likenessOfStreet(town) === 0 && !hasLegalForm(town))
    return [`${code} ${town}`, region];
  const all = withNameInOrder(cell, text).split(outsideBrackets).map(tidy);
  const [number = '', street = ''] = all;
  // „14, rue du 8 Mai 1945“.
  if (numberBefore.test(number) && /^\p{Ll}/u.test(street) && likenessOfStreet(street) > 0)
    return [`${number}, ${street}`, ...all.slice(2)];
  const hasStreet = all.some((part) => likenessOfStreet(part) === 2);
  return all.reduce<string[]>((kept, part) => {
    const last = kept.at(-1);
    const isOne =
      last !== undefined &&
      (square.test(last) ? upToThreeDigits.test(part) : !hasStreet && isNumberOf(part, last, kept.at(-2)));
    if (isOne) kept.splice(-1, 1, `${last}, ${part}`);
    else kept.push(part);
    return kept;
  }, []);
}

/**
 * „Muster, Max“ as one is addressed, at the beginning of a line that goes on with nothing or with a number. „Siemens,
 * München“ is none where „80333 München“ follows.
 */
function withNameInOrder(cell: string, text: string): string {
  const [whole = '', last = '', first = ''] = lastNameFirst.exec(cell) ?? [];
  const name = `${first} ${last}`;
  const isTownOfText = text.split(/[\n\t,;]/u).some((line) => line.trim().endsWith(` ${first}`));
  return whole !== '' && isPerson(name) && !isTownOfText ? cell.replace(whole, name) : cell;
}

/** „12“ belongs to what follows where it follows no street itself. */
function isNumberOf(street: string, number: string, before: string | undefined): boolean {
  if (!numberBefore.test(number) || !/^\p{L}/u.test(street) || hasLegalForm(street)) return false;
  return before === undefined || (likenessOfStreet(before) === 0 && likenessOfStreet(street) > 0);
}

/** What words stand between two parts that are one; `undefined` where they are two. */
function linkBetween(last: string, line: string, beforeLast = ''): string | undefined {
  // What stands first is a name, unless it is surely the street.
  const mayTake = beforeLast !== '' || likenessOfStreet(last) > 0;
  const [, behind = ''] = /^\d{1,4} (\D.*)$/u.exec(line) ?? [];
  const isNumber = onlyNumber.test(line) || (behind !== '' && isFurtherLine(behind));
  if (isNumber && mayTake && mayTakeNumber(last, beforeLast)) return ' ';
  if (onlySalutation.test(last)) return ' ';
  // „SE“ is Sweden, too.
  const isLegalForm = startOfLegalForm(line) === 0 && endOfLegalForm(line) >= line.replace(/\.$/, '').length;
  return isLegalForm && !/^\p{Lu}{2}$/u.test(line) ? ', ' : undefined;
}

/** Neither a company, a country's sign nor a town: what a row says behind those is a weight or a count. */
function mayTakeNumber(last: string, beforeLast: string): boolean {
  const isPlace = beginsWithPostcode.test(last) || onlyPostcode.test(beforeLast);
  return (
    !isPlace &&
    countryOfName(last) === undefined &&
    !/\d\.?$|^\p{Lu}{1,3}$/u.test(last) &&
    !hasLegalForm(last)
  );
}

/** Single blanks, and no quotation marks around it, as files of spreadsheets have them. */
function tidy(part: string): string {
  return part
    .replaceAll(/\s+/gu, ' ')
    .replaceAll('℅', 'c/o ')
    .replace(/^(?:[ "„“”>*–-]|\p{So}|'(?=\d))+/u, '')
    .replace(/^(\d{5})(?=\p{Lu}\p{Ll})/u, '$1 ')
    .trim()
    .replace(/ ?["“”*]{1,3}$| [-–]$/u, '');
}

function toParts(line: string): string[] {
  const match = placeAtEnd.exec(line);
  if (!match) return [line];
  const [head, place] = [line.slice(0, match.index), match[0].slice(1)];
  const end = endOfLegalForm(head);
  if (startOfLegalForm(head) > 0 && end < head.length)
    return [head.slice(0, end), head.slice(end).trim(), place];
  const begin = beginOfStreet.exec(head)?.index ?? -1;
  if (begin > 0) return [head.slice(0, begin), head.slice(begin + 1), place];
  const endOfName = head.lastIndexOf(' ', endOfStreetName.exec(head)?.index ?? 0);
  return endOfName > 0 ? [head.slice(0, endOfName), head.slice(endOfName + 1), place] : [head, place];
}
