import type { Carrier } from '../entities/carrier.ts';
import { searchable } from '../rules/search-line.ts';
import { storable } from '../rules/storable.ts';
import { checks, type DigitCheck } from './check-digits.ts';

/** One way in which a carrier writes its tracking numbers. Editable data, not code. */
export interface TrackingNumberFormat {
  readonly carrier: Carrier;
  /** German name of the kind of number, as a person finds it on the label. */
  readonly name: string;
  /** Matched against the compact number: upper case, without blanks and dots. */
  readonly pattern: RegExp;
  /** What of a barcode is the number, as `String#replace` writes it; the whole where it is absent. */
  readonly number?: string;
  /** Matched against what was typed, where words without their blanks would look like a number. */
  readonly typed?: RegExp;
  /** Absent where the carrier's numbers have no check digit, or none that is published. */
  readonly check?: DigitCheck;
  /** Where the carrier shows numbers of this kind elsewhere than its others; `{nr}` as in `trackingPages`. */
  readonly page?: string;
}

/**
 * Sources: paketda.de (Paketprüfziffer, GLS-Paketlabel), jkeen/tracking_number_data, and S10 of the
 * Universal Postal Union. MEX, ILO and DEKU publish nothing: their formats are those of our contracts.
 */
export const trackingNumberFormats: readonly TrackingNumberFormat[] = [
  { carrier: 'DHL', name: 'DHL Paket', pattern: /^00340\d{15}$/, check: checks.dhlPaket },
  // Scanners may keep the „00“ to themselves, which says that a serial shipping container code follows.
  { carrier: 'DHL', name: 'DHL Paket', pattern: /^340\d{15}$/, number: '00$&', check: checks.dhlPaket },
  { carrier: 'DHL', name: 'DHL Paket', pattern: /^00(?!340)\d{18}$/, check: checks.dhlPaket },
  // Behind the postcode of a label, where a scanner or a field has swallowed the sign between the two.
  {
    carrier: 'DHL',
    name: 'DHL Paket',
    pattern: /^42(?:0|1\d{3})[A-Z\d]{3,9}?(00340\d{15})$/,
    number: '$1',
    check: checks.dhlPaket,
  },
  { carrier: 'DHL', name: 'DHL Identcode', pattern: /^\d{12}$/, check: checks.dhlIdentcode },
  {
    carrier: 'DHL',
    name: 'DHL Express',
    pattern: /^\d{10}$/,
    check: checks.dhlExpress,
    page: 'https://www.dhl.com/en/express/tracking.html?brand=DHL&AWB={nr}',
  },
  { carrier: 'DHL', name: 'DHL Paket International', pattern: /^(?:JJD|JVGL)\d{10,20}$/ },
  { carrier: 'DHL', name: 'DHL Paket International', pattern: /^3S[A-Z]{2,5}\d{6,12}$/ },
  // Without the letter that only says to scanners that a number follows.
  { carrier: 'DHL', name: 'DHL Paket International', pattern: /^JD\d{16,18}$/, number: 'J$&' },
  {
    carrier: 'DHL',
    name: 'Internationale Postsendung',
    pattern: /^[A-Z]{2}\d{9}[A-Z]{2}$/,
    check: checks.upu,
  },
  { carrier: 'UPS', name: 'UPS', pattern: /^1Z[A-Z0-9]{8}\d{8}$/, check: checks.ups },
  { carrier: 'FedEx', name: 'FedEx', pattern: /^\d{12}$/, check: checks.fedex },
  { carrier: 'FedEx', name: 'FedEx Ground', pattern: /^\d{15}$/, check: checks.fedexGround },
  { carrier: 'FedEx', name: 'FedEx Ground', pattern: /^00(?!340)\d{18}$/, check: checks.dhlPaket },
  // Barcodes that begin with the service and the place.
  {
    carrier: 'FedEx',
    name: 'FedEx Ground',
    pattern: /^96\d{5}(\d{15})$/,
    number: '$1',
    check: checks.fedexGround,
  },
  { carrier: 'FedEx', name: 'FedEx', pattern: /^\d{22}(\d{12})$/, number: '$1', check: checks.fedex },
  { carrier: 'GLS', name: 'GLS Paketnummer', pattern: /^\d{11}$/ },
  { carrier: 'GLS', name: 'GLS Paketnummer mit Prüfziffer', pattern: /^\d{12}$/, check: checks.gls },
  {
    carrier: 'GLS',
    name: 'GLS Track-ID',
    // Eight letters alone are a name or a town, in capitals too: „HANNOVER“. A shipment's own number is found anyway.
    pattern: /^(?=.*[A-Z])(?=.*\d)[A-Z\d]{8}$/,
    // Never printed with blanks: „Halle 123“ is none.
    typed: /^[A-Za-z\d]{8}$/,
  },
  { carrier: 'MEX', name: 'MEX', pattern: /^MX-\d{4}-\d{5,6}$/ },
  { carrier: 'ILO', name: 'ILO', pattern: /^ILO\d{7,10}$/ },
  { carrier: 'DEKU', name: 'DEKU', pattern: /^DK\d{8,10}$/ },
];

/** Public tracking pages; `{nr}` stands for the URL-encoded number. MEX, ILO and DEKU have none. */
export const trackingPages: Readonly<Partial<Record<Carrier, string>>> = {
  DHL: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={nr}',
  GLS: 'https://gls-group.com/DE/de/paketverfolgung?match={nr}',
  UPS: 'https://www.ups.com/track?loc=de_DE&tracknum={nr}',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr={nr}',
};

/** Whether the check digit is right; `none` where this kind of number has none. */
export type CheckDigitVerdict = 'valid' | 'invalid' | 'none';

/** A carrier that a number may belong to. */
export interface TrackingNumberCandidate {
  readonly carrier: Carrier;
  /** German name of the kind of number. */
  readonly name: string;
  /** The number without blanks and dots, in upper case. */
  readonly number: string;
  readonly check: CheckDigitVerdict;
  /** The carrier's public page for it, or null where it has none. Open it with `rel="noopener noreferrer"`. */
  readonly pageUrl: string | null;
}

const rank: Readonly<Record<CheckDigitVerdict, number>> = { valid: 0, none: 1, invalid: 2 };

/** What a scanner says of the kind of barcode before its number: „]C1“, „]d2“. */
const symbology = /^\][A-Za-z]\d/;
/** … of a barcode of GS1, whose parts say by their first digits what they are. */
const symbologyOfGs1 = /^\](?:C1|d2|e0|Q3)/;
/** The sign between the parts of such a barcode (FNC1), which scanners send as GS, or spell where they cannot. */
const functionOne = /[<{[(]GS[>}\])]|[<{[(^]?FNC1[>}\])]?|\^\]|\\(?:x|u00)1d|\u241D/gi;
/** A serial shipping container code as it is printed below a barcode. */
const printedContainerCode = /\(00\)\s*((?:\d\s*){18})/;
/** … and as it is scanned: behind parts whose lengths are fixed (GS1 General Specifications, element strings). */
const scannedContainerCode = /^(?:0[123]\d{14}|04\d{16}|1[1-9]\d{6}|20\d\d|3[1-6]\d{8}|41\d{14})*00(\d{18})/;
/** A letter that says what follows, in brackets as it is printed: „(J)JD“. */
const printedIdentifier = /^\((\d{0,3}[A-Z])\)/i;
/** From the first letter or digit to the last; a „+“ before it makes it a phone number, a „%“ behind it a share. */
const betweenSigns = /[\p{L}\p{N}+](?:.*[\p{L}\p{N}%_])?/su;
/** Words that say only that a number follows: „Sendungsnr. “, „DHL Tracking-ID: “; each carrier's name is one. */
const naming =
  /^(?:(?:dhl|fedex|ups|mex|gls|ilo|deku|paket|sendungs?|tracking|track|shipment|parcel|waybill|awb|barcode|sscc|nve|frachtbrief|verfolgungs?|nummer|number|nr|no|id|code)+[\s.:#\p{Pd}]+)+/iu;
/** A day is no number, though its digits and those of an hour would be as many. */
const day =
  /(?<!\d)(?:(?:0?[1-9]|[12]\d|3[01])([./\p{Pd}])\s?(?:0?[1-9]|1[0-2])\1\s?(?:20)?\d\d|20\d\d([./\p{Pd}])(?:0?[1-9]|1[0-2])\2(?:0?[1-9]|[12]\d|3[01]))(?!\d)/u;
/** The hyphens of MEX belong to its numbers; those of others only part groups. */
const groupsOfMex = /^MX(\d{4})(\d{5,6})$/;

/** The number in the address of a carrier's page, as messages send it along; any other text as it is. */
function outOfLink(text: string): string {
  const address = text.trim();
  if (!/^https?:\/\/\S+$/i.test(address)) return text;
  const parameters = address.split(/[?&#]/).slice(1);
  const values = parameters.map((parameter) => /=([A-Z\d]+)/i.exec(parameter)?.[1] ?? '');
  return values.find((value) => trackingNumberFormats.some(({ pattern }) => pattern.test(value))) ?? text;
}

/** What was typed, scanned or copied from a label, without what is no part of the number. */
function bareNumber(text: string): string {
  const elements = searchable(outOfLink(text))
    .split(functionOne)
    .map((element) => element.trim());
  const line = elements.join('');
  const code = printedContainerCode.exec(line)?.[1] ?? containerCodeOf(elements);
  if (code !== undefined) return `00${code}`;
  const named = line.replace(symbology, '').trim().replace(printedIdentifier, '$1');
  const signless = betweenSigns.exec(named)?.[0] ?? named;
  // „ILO 447 1902“ begins with what only looks like its carrier's name.
  if (isNumber(signless)) return signless;
  const unnamed = signless.replace(naming, '');
  // „Paket Kiel“ names no number.
  return /^\S*\d/.test(unnamed) ? unnamed : signless;
}

/** Digits of the container code among what else a barcode of GS1 says. */
function containerCodeOf(elements: readonly string[]): string | undefined {
  if (elements.length === 1 && !symbologyOfGs1.test(elements[0] ?? '')) return undefined;
  return elements
    .map((element) => scannedContainerCode.exec(element.replace(symbology, '').replace(/\s/g, ''))?.[1])
    .find((code) => code !== undefined);
}

function isWritten({ pattern, typed }: TrackingNumberFormat, compact: string, bare: string): boolean {
  return pattern.test(compact) && (typed?.test(bare) ?? true) && !day.test(bare);
}

/**
 * The number as it is stored and compared: upper case, without blanks, dots and the signs around it, and without what
 * scanners send. Hyphens fall away where a carrier writes the rest.
 */
export function compactTrackingNumber(text: string): string {
  const bare = bareNumber(text);
  return isNumber(bare) ? inOne(bare) : inCapitals(bare);
}

/** Whether a carrier writes numbers like it, whatever parts its groups. */
function isNumber(bare: string): boolean {
  return trackingNumberFormats.some((format) => isWritten(format, inOne(bare), bare));
}

function inOne(bare: string): string {
  return inCapitals(bare).replaceAll('-', '').replace(groupsOfMex, 'MX-$1-$2');
}

function inCapitals(bare: string): string {
  return bare
    .replace(/[\s.]/g, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .toUpperCase();
}

/**
 * All carriers whose numbers look like `text`, those with a right check digit first. Twelve digits
 * may be DHL, FedEx or GLS: offer the candidates and never guess silently. A wrong check digit is
 * worth a warning, not a refusal. Empty where no carrier writes numbers like this.
 */
export function recognizeTrackingNumber(text: string): TrackingNumberCandidate[] {
  const compact = compactTrackingNumber(text);
  const bare = bareNumber(text);
  return trackingNumberFormats
    .filter((format) => isWritten(format, compact, bare))
    .map((format): TrackingNumberCandidate => {
      const { carrier, name, check, page = trackingPages[carrier] } = format;
      const number = compact.replace(format.pattern, format.number ?? '$&');
      const pageUrl = fillPage(page, number);
      if (!check) return { carrier, name, number, check: 'none', pageUrl };
      return { carrier, name, number, check: check(number) ? 'valid' : 'invalid', pageUrl };
    })
    .toSorted((a, b) => rank[a.check] - rank[b.check]);
}

/** What a shipment may have for its number when this is scanned or typed: the whole, and what carriers make of it. */
export function trackingNumbersOf(text: string): string[] {
  const numbers = recognizeTrackingNumber(text).map(({ number }) => number);
  return [...new Set([compactTrackingNumber(text), ...numbers])];
}

/** The number as its carrier keeps it: what a barcode contains, or the whole where this carrier writes none like it. */
export function carrierTrackingNumber(carrier: Carrier, text: string): string {
  return candidateOf(carrier, text)?.number ?? compactTrackingNumber(text);
}

function candidateOf(carrier: Carrier, text: string): TrackingNumberCandidate | undefined {
  return recognizeTrackingNumber(text).find((candidate) => candidate.carrier === carrier);
}

/** The page of a shipment whose carrier is known, or null where it has none. Open it with `rel="noopener noreferrer"`. */
export function trackingPageUrl(carrier: Carrier, trackingNumber: string): string | null {
  return (
    candidateOf(carrier, trackingNumber)?.pageUrl ??
    fillPage(trackingPages[carrier], compactTrackingNumber(trackingNumber))
  );
}

function fillPage(page: string | undefined, number: string): string | null {
  return page === undefined ? null : page.replace('{nr}', encodeURIComponent(number));
}

/** A number as somebody has typed it, with whose it may be; nobody's where no carrier writes numbers like it. */
export interface TypedTrackingNumber {
  readonly number: string;
  readonly candidates: readonly TrackingNumberCandidate[];
}

/** As many as one looks up at once. */
const MOST_NUMBERS = 20;

/**
 * The numbers in a text, each once. Commas, semicolons and line breaks part them; blanks do where every part by itself
 * is a number and all of it together is none, since carriers print blanks into their numbers. What is no number stands
 * there as it was typed.
 */
export function readTrackingNumbers(text: string): TypedTrackingNumber[] {
  const parts = text.split(/[\r\n,;]+/).flatMap(partsAtBlanks);
  const numbers = new Map(
    parts.map((part) => {
      const candidates = recognizeTrackingNumber(part);
      const number = candidates[0]?.number ?? storable(part).replace(/\s+/g, ' ').trim();
      return [number, { number, candidates }];
    }),
  );
  numbers.delete('');
  return [...numbers.values()].slice(0, MOST_NUMBERS);
}

function partsAtBlanks(text: string): string[] {
  const words = text.trim().split(/\s+/);
  const areNumbers = words.every((word) => recognizeTrackingNumber(word).length > 0);
  return areNumbers && recognizeTrackingNumber(text).length === 0 ? words : [text];
}
