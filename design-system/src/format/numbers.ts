import { count, withUnit } from 'contract';

const locale = 'de-DE';
const noBreakSpace = '\u00A0';

/** Intl is slow to construct and quick to use, so each shape of a number is made once. */
const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
const weight = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 3 });
const netWeight = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 4 });
const pieceValue = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 4,
});
const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
const moneyByCurrency = new Map<string, Intl.NumberFormat>();

/** „24,5 kg“, „36,0 kg“: at least one decimal, so that weights align in a column. */
export function formatKilograms(kilograms: number): string {
  // Intl's own unit style would join with an ordinary space, where a line may break.
  return `${weight.format(kilograms)}${noBreakSpace}kg`;
}

/** „0,0004 kg“: goods without packing, to a tenth of a gram. */
export function formatNetWeight(kilograms: number): string {
  return `${netWeight.format(kilograms)}${noBreakSpace}kg`;
}

/** „310,00 €“, „0,002 €“: one piece of goods may be worth less than a cent. */
export function formatPieceValue(euros: number): string {
  return pieceValue.format(euros);
}

const TENTHS = 10;
/** What arithmetic adds to a weight; a gram is the least that anybody states. */
const NOISE_KG = 1e-6;

/** „60,5 kg“ of 60.48: weights that are derived, such as that of volume, have one decimal and are rounded up, as they are billed. */
export function formatBilledKilograms(kilograms: number): string {
  return formatKilograms(Math.ceil((kilograms - NOISE_KG) * TENTHS) / TENTHS);
}

/** „324 cm“ */
export function formatCentimetres(centimetres: number): string {
  return withUnit(centimetres, 'cm');
}

/** „40 × 30 × 25 cm“, which never breaks over two lines. */
export function formatDimensions(length: number, width: number, height: number): string {
  const times = `${noBreakSpace}×${noBreakSpace}`;
  return [length, width].map(formatNumber).concat(formatCentimetres(height)).join(times);
}

/** „50 %“ from 0.5, „33,3 %“ from a third: with one decimal at most. */
export function formatPercent(share: number): string {
  return percent.format(share);
}

/** „1.234,5“ */
export function formatNumber(value: number): string {
  return plain.format(value);
}

/**
 * „12,40 €“ from 1240.
 *
 * @param cents the amount in the smallest unit of the currency
 * @param currency ISO 4217, one with two decimals
 */
export function formatMoney(cents: number, currency = 'EUR'): string {
  let money = moneyByCurrency.get(currency);
  if (!money) {
    money = new Intl.NumberFormat(locale, { style: 'currency', currency });
    moneyByCurrency.set(currency, money);
  }
  // Intl writes a hyphen before what is owed back.
  return money.format(cents / 100).replace('-', '\u2212');
}

/** From here on a wait is told in minutes: nobody counts so many seconds. */
const LONG_WAIT_SECONDS = 90;

/** How long there is to wait: „20 Sekunden“, from 90 seconds on „2 Minuten“, rounded up. */
export function formatWait(seconds: number): string {
  return seconds < LONG_WAIT_SECONDS
    ? count(seconds, 'Sekunde', 'Sekunden')
    : count(Math.ceil(seconds / 60), 'Minute', 'Minuten');
}
