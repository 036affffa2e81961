import { limits } from '../entities/limits.ts';
import { startOfLegalForm } from './recognized-names.ts';

const kinds =
  'str\\.|straße|strasse|str|weg|platz|allee|gasse|ring|damm|ufer|chaussee|markt|steig|kai|promenade|graben|zeile|wall|straat|laan|street|road|avenue|lane|square|gatan|vägen|vej|gade|utca|útja|út|tere|tér|körút|köz|iela|gatvė|tänav|maantee|caddesi|cadde|cad\\.|cd\\.|sokak|sok\\.|sokağı|bulvarı';

const withNumber = new RegExp(`(?:${kinds}) ?(?:n[ro][.:]{0,2} ?)?\\d`, 'iu');
const withoutNumber = new RegExp(`(?:${kinds})$`, 'iu');
/** Languages in which the kind of a street comes first: „Via Roma 12“, „ul. Długa 3“. */
const kindFirst =
  /^(?:\d+\p{L}{0,3},? )?(?:ul\.|ulica|al\.|aleja|via|viale|piazza|corso|calle|c\/|avda\.?|avenida|av\.|plaza|paseo|rua|avenue|rue|boulevard|bd\.?|place|chemin|quai|strada|praça|largo|travessa) ?\p{L}/iu;
/** „Kollmitz 1 1/3“, „Mariahilfer Straße 3/1/3“, „Kerkstraat 12-A“, „Marszałkowska 10 m. 5“. */
const numberLast = /^\P{N}{3,}(?:\d+\.\s\P{N}+)?\d+\p{L}?(?:[\s/-]+(?:\d+\p{L}?|\p{L}{1,3}\.?))*\.?$/u;
/** „10 Downing Street“, „12bis, rue de la Paix“. */
const numberFirst = /^\d{1,5}\s?\p{L}{0,3}(?:[-/]\d+)*,?\s+\p{L}{3,}/u;
/** Mannheim has squares instead of streets: „Q7, 24“. */
const square = /^[A-U] ?\d{1,2},? ?\d{1,3}(?: ?[A-Z])?(?:-\d{1,3})?$/iu;
/** Where the town stands before such a street, and the postcode behind it. */
const hungarian = /(?:utca|út(?:ja)?|tere|tér|körút|köz) ?\d/iu;
/** Who has it may write the number that is asked for there beside it. */
const parcelStation =
  /^(?:(?:postn\p{L}+\.?:? )?(\d{6,10}) )?(?:dhl[- ])?(pa(?:ck|ket)[ -]?station|postfiliale):?\s*(?:n[ro]\.?\s*)?(\d{3})(?: \(?(?:post-?(?:nummer|nr)\.?:? ?)?(\d{6,10})\)?)?$/iu;
const customerNumber =
  /^(?:(?:(?:dhl[- ])?(?:post|kunden)-?(?:nummer|nr)|pn|post-?id)\.?:?\s*)?(\d(?: ?\d){5,9})$/iu;
/** Whom it reaches at somebody else's. */
const careOf = /^(?:c ?\/ ?o(?!\p{L})|℅|p\. ?a(?:dr)?\.|per adr)/iu;
/** „bei Müller“, „b. Müller“; „Bei der Kirche 5“ is a street. */
const careOfGerman = /^(?:[Bb]ei|b\.) (?!de[rmn]\b|St\b|Sankt\b)\p{Lu}\P{N}*$/u;
/** What is built for companies, or far from any street: where no street is named the carrier goes there. */
const area =
  /^(?:(?:gewerbe|industrie|business|ferien|wohn|techno(?:logie)?|logistik|handels|wissenschafts|medien|office)[ -]?(?:gebiet|park|zentrum|campus)|güterverkehrszentrum|gvz|lieu-?dit|zone (?:artisanale|industrielle|commerciale|d['’]activit[ée]s?)|z\.?[aic]\.? (?:des?|du|la|les?)|kolonie|kga|campingplatz|wohnanlage|pol(?:\.|[ií]gono) ?ind(?:\.|ustrial)|zona ind(?:\.|ustriale)|résidence|hameau)(?!\p{L})|(?:business|industrial|trading|retail|science|technology|enterprise) (?:park|estate|cent(?:re|er))$/iu;
/** What stands between street and town, and is no street of its own. */
const furtherLine =
  /^(?:ortsteil|ot|stadtteil|stiege|stg\.|top|tür|etage|gebäude|geb\.|haus|hinterhaus|hinterhof|vorderhaus|seitenflügel|aufgang|raum|zimmer|suite|apto?|apartment|appartement|floor|unit|building|halle|tor|block|flat|klingel|r\/c|postfach|p\.?\s?o\.?\s?box|bajo|bp \d+|(?:st|kl)\. (?:tv|th|mf)|piso|planta|bât(?:iment)?|bus|bte|boîte|kat|daire|scala|int\.|m\. ?(?=\d)|lok\.|(?:eg|dg|erdgeschoss|dachgeschoss|hochparterre|parterre|souterrain)(?= ?$| links| rechts| mitte))(?!\p{L})|^\d{1,2}\.\s?(?:stock|etage|obergescho(?:ss|ß)|untergescho(?:ss|ß)|og|ug|tv|th|mf|sal)(?!\p{L})|^\d{1,2}\.?[º°ª]|^\d{1,2} tr\.?$|^H\d{4}$|^\d{1,2}(?:st|nd|rd|th) floor|(?:^| )(?:stock|etage|floor)$|\smah(?:\.|allesi)$/iu;
/** What is one with a number or a letter only: „Werk 2“, „Eingang B 3“, „puerta B“, but not „Werk Nord“. */
const placeInside =
  'werk|objekt|obj|büro|pforte|station|parzelle|stand|hof|stock|warenannahme|wareneingang|nave|tower|bau|bereich|zone|ladezone|eingang|einfahrt|zufahrt|gleis|lager|rampe|laderampe|ladetor|dock|gate|box|fach|stellplatz|klingel|whg|wohnung|wohneinheit|app|ap|appt|bl|sc|et|esc|escalera|puerta|pta|andar|byt|patro|dveře|leil|lgh|as|piano|interno|ajtó|em|emelet|dz|vchod|soba|hall|door|level|room|villa|office|plot|warehouse|ет|вх|ап|бл|кв|оф';
/** What the receiver wants to read and no street says. */
const reference =
  'kostenstelle|kst|bestellung|bestellnummer|auftrag|auftragsnummer|lieferschein|projekt|kommission|vorgang|referenz|ref|kunde|(?:kunden|bestell|auftrags|rechnungs)-?(?:nummer|nr)|order|order id|order number|po';
const numbered = `\\.?:? ?(?:n[ro]\\.?:? ?)?(?:#? ?\\p{L}{0,2}[ -]?\\d|(?:\\p{L}|[ivx]{2,4})$)`;
const inside = new RegExp(`^(?:${placeInside})${numbered}`, 'iu');
const referred = new RegExp(`^(?:${reference})${numbered}`, 'iu');

/** „Caferağa Mah. Moda Cad. No:5“: Turkey's quarters stand before their streets. */
const quarterAndStreet = /^(\P{N}{2,40} mah(?:\.|allesi)),? (\S.*)$/iu;
const namedByNumber =
  /^(?!flat|unit|suite|apt|apartment|room|floor|level)\p{L}{2,20} \d{1,4} (\p{L}{4}.*)$/iu;

/** How sure it is that a line is the street: 0 where it is none. */
export function likenessOfStreet(line: string): 0 | 1 | 2 {
  if (isFurtherLine(line)) return 0;
  if (withNumber.test(line) || square.test(line)) return 2;
  if (kindFirst.test(line)) return /\d/.test(line) ? 2 : 1;
  // No house has a number of six digits: that is an office's or a register's.
  if (/\d{6}/.test(line)) return 0;
  return numberLast.test(line) || numberFirst.test(line) || withoutNumber.test(line) ? 1 : 0;
}

/** Whether a street is one of those whose town stands before them. */
export function isBehindTown(street: string): boolean {
  return hungarian.test(street);
}

/** Whether the line says under which number a customer or an order is kept: „Kundennummer: 10042“. */
export function isReference(line: string): boolean {
  return referred.test(line);
}

/** „Gewerbegebiet Süd“, „Sandyford Industrial Estate“; with a number it is a street. */
export function isArea(line: string): boolean {
  return area.test(line) && !/\d/.test(line);
}

/** Somebody at somebody else's, whatever that is: „c/o Schmidt GmbH“. */
function isCareOf(line: string): boolean {
  return careOf.test(line) || careOfGerman.test(line);
}

/** A line that belongs to the street without being it: „c/o“, „Stiege 2“, „3. Stock“. */
export function isFurtherLine(line: string): boolean {
  if (isCareOf(line)) return true;
  // „Lager 3000 GmbH“ is a company, and „EG“ the ground floor.
  return (
    startOfLegalForm(line) <= 0 &&
    (isArea(line) || [furtherLine, inside, referred].some((kind) => kind.test(line)))
  );
}

/** „Werk 2“, „Halle 3“: where no street is named the carrier goes there. */
export function isPlaceInside(line: string): boolean {
  return isFurtherLine(line) && /\d/.test(line) && !referred.test(line) && !isCareOf(line);
}

/** „Im Gewerbepark 12 – Halle 4“: the street, and what a dash parts from it. */
export function partAtInside(line: string): string[] {
  const [, quarter = '', way = ''] = quarterAndStreet.exec(line) ?? [];
  if (likenessOfStreet(way) > 0) return [quarter, way];
  const parts = line.split(/ [-–—/] /u);
  const [street = '', behind = ''] = parts;
  return parts.length === 2 && /\d\p{L}?$/u.test(street) && isFurtherLine(behind) ? parts : [line];
}

/** „Halle 7 Kultur“, „Büro 21 Architekten“: who is called after a place, and no place in a house. */
export function isNamedByNumber(line: string): boolean {
  const [, behind = ''] = namedByNumber.exec(line) ?? [];
  return /^\p{Lu}\p{Ll}/u.test(behind) && !isFurtherLine(behind);
}

/** A street that is longer than its field, without what stands behind its number: „Hinterhaus Aufgang 7“. */
export function partLongStreet(line: string): string[] {
  if (line.length <= limits.addressLine) return [line];
  const words = line.split(' ');
  const head = (end: number) => words.slice(0, end).join(' ');
  const tail = (start: number) => words.slice(start).join(' ');
  const at = words.findIndex(
    (_, index) =>
      /\d\p{L}?,?$/u.test(words[index - 1] ?? '') &&
      likenessOfStreet(head(index)) > 0 &&
      isFurtherLine(tail(index)),
  );
  return at === -1 ? [line] : [head(at), tail(at)];
}

/** Street and number as one writes them: a blank between both where it was forgotten. */
export function tidyStreet(line: string): string {
  return line.replace(/(\p{L}{3}|\.)(?=\d)/u, '$1 ').replaceAll(/\s+/gu, ' ');
}

/** „Packstation 145“ where the line names one, `undefined` otherwise. */
export function recognizeParcelStation(line: string): string | undefined {
  const [, , kind = '', number] = parcelStation.exec(line) ?? [];
  if (number === undefined) return undefined;
  return `${/^pa/iu.test(kind) ? 'Packstation' : 'Postfiliale'} ${number}`;
}

/** The customer's number at a Packstation, six to ten digits, alone or beside its station. */
export function recognizeCustomerNumber(line: string): string | undefined {
  const [, before, , , behind] = parcelStation.exec(line) ?? [];
  return customerNumber.exec(line)?.[1]?.replaceAll(' ', '') ?? before ?? behind;
}
