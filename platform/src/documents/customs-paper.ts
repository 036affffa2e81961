import {
  type AddressBlock,
  type CustomsItem,
  type CustomsReason,
  customsTotals,
  findCountry,
  pieceFigures,
} from 'contract';
import { addressLines } from 'contract/address-lines';
import { customsPaperCopy } from './customs-paper.copy.ts';

/** By which customs know an organisation, which mostly exports. */
export interface ExporterNumbers {
  readonly vatNumber?: string;
  readonly eoriNumber?: string;
}

/** What the papers of customs tell, whichever it is. */
export interface CustomsPaper {
  readonly orderNumber: string;
  readonly orderedAt: Date;
  readonly trackingNumber: string;
  /** Who exports: never a neutral address, customs want the true one. */
  readonly exporter: AddressBlock;
  /** As the organisation has them, whichever end it is; what is missing or empty is left out. */
  readonly exporterNumbers?: ExporterNumbers;
  readonly recipient: AddressBlock;
  readonly reason: CustomsReason;
  readonly items: readonly CustomsItem[];
  /** With packing, all pieces together. */
  readonly grossWeightKg: number;
  readonly pieces: number;
  readonly references: readonly string[];
}

const twoDecimals = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A washer is worth less than a cent. */
const fourDecimals = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** „1.240,00 EUR“, read abroad too. */
export function inEuros(value: number): string {
  return `${twoDecimals.format(value)} EUR`;
}

/** „310,00 EUR“, „0,002 EUR“: what one piece is worth, whether it or all of them were declared. */
export function ofOnePiece(item: CustomsItem): string {
  return `${fourDecimals.format(pieceFigures(item).valueEur)} EUR`;
}

/** Without points between thousands: „1.800 kg“ is less than two in most countries. */
const weights = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 4, useGrouping: false });

/** „16,8 kg“, „1800 kg“. */
export function inKilograms(value: number): string {
  return `${weights.format(value)} kg`;
}

/** What a position comes to. */
export function sumsOf(item: CustomsItem): { readonly netWeightKg: number; readonly valueEur: number } {
  return customsTotals([item]);
}

/** Who gets the goods, with their country and how they are reached. */
export function recipientLines({ exporter, exporterNumbers, recipient }: CustomsPaper): string[] {
  const numbers = numberLines(exporter, recipient, exporterNumbers);
  return [...wholeAddress(recipient), ...numbers.recipient, ...reachedBy(recipient)];
}

/** Who exports: the numbers that they have stand before what may be cut off where names are long. */
export function exporterLines({ exporter, exporterNumbers, recipient }: CustomsPaper): string[] {
  const numbers = numberLines(exporter, recipient, exporterNumbers);
  return [...wholeAddress(exporter), ...numbers.sender, ...reachedBy(exporter)];
}

function wholeAddress(block: AddressBlock): string[] {
  const { names, place } = addressLines(block, true);
  return [...names, ...place];
}

function reachedBy({ phone, email }: AddressBlock): string[] {
  return [phone, email].filter((text) => text !== '');
}

/**
 * The organisation's numbers, each with its name, below the end that they are of: what comes back from abroad is exported
 * by somebody else, and taken in by the organisation.
 */
export function numberLines(
  sender: AddressBlock,
  recipient: AddressBlock,
  { vatNumber = '', eoriNumber = '' }: ExporterNumbers = {},
): { readonly sender: readonly string[]; readonly recipient: readonly string[] } {
  const numbers = [
    { number: vatNumber, line: customsPaperCopy.vatNumber(vatNumber) },
    { number: eoriNumber, line: customsPaperCopy.eoriNumber(eoriNumber) },
  ].filter(({ number }) => number !== '');
  const isOfSender = numbers.some(({ number }) => holdsIn(number, sender));
  const linesOf = (block: AddressBlock) =>
    numbers.filter(({ number }) => holdsIn(number, block)).map(({ line }) => line);
  return { sender: linesOf(sender), recipient: isOfSender ? [] : linesOf(recipient) };
}

/** How the European Union writes Greece, and Northern Ireland of the United Kingdom. */
const prefixes: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

/** Whether a number with the sign of its country is known where somebody is: the EU knows those of all its members. */
function holdsIn(number: string, { address }: AddressBlock): boolean {
  const prefix = number.slice(0, 2);
  const country = prefixes[prefix] ?? prefix;
  return country === address.countryCode || (isOfUnion(country) && isOfUnion(address.countryCode));
}

function isOfUnion(countryCode: string): boolean {
  return findCountry(countryCode)?.isCustomsRequired === false;
}
