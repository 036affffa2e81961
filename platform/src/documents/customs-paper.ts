import {
  type AddressBlock,
  type CustomsItem,
  type CustomsReason,
  customsTotals,
  numberText,
  pieceFigures,
} from 'contract';
import { addressLines } from './address-lines.ts';
import { customsPaperCopy } from './customs-paper.copy.ts';

/** By which customs know who exports. */
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
  /** As the organisation has them; what is missing or empty is left out. */
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

/** „16,8 kg“. */
export function inKilograms(value: number): string {
  return `${numberText(value)} kg`;
}

/** What a position comes to. */
export function sumsOf(item: CustomsItem): { readonly netWeightKg: number; readonly valueEur: number } {
  return customsTotals([item]);
}

/** An address with its country, wherever it is, and how its people are reached. */
export function addressAbroad(block: AddressBlock): string[] {
  return [...wholeAddress(block), ...reachedBy(block)];
}

function wholeAddress(block: AddressBlock): string[] {
  const { names, place } = addressLines(block, true);
  return [...names, ...place];
}

function reachedBy({ phone, email }: AddressBlock): string[] {
  return [phone, email].filter((text) => text !== '');
}

/** Who exports: the numbers that they have stand before what may be cut off where names are long. */
export function exporterLines({ exporter, exporterNumbers }: CustomsPaper): string[] {
  return [...wholeAddress(exporter), ...exporterNumberLines(exporterNumbers), ...reachedBy(exporter)];
}

/** The numbers that somebody has, each with its name. */
export function exporterNumberLines({ vatNumber = '', eoriNumber = '' }: ExporterNumbers = {}): string[] {
  return [
    ...(vatNumber === '' ? [] : [customsPaperCopy.vatNumber(vatNumber)]),
    ...(eoriNumber === '' ? [] : [customsPaperCopy.eoriNumber(eoriNumber)]),
  ];
}
