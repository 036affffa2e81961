import { storable } from './storable.ts';

const NO_BREAK_SPACE = '\u00A0';
/** Four decimals: goods are weighed to a tenth of a gram. */
const german = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 4 });

/** A number in German notation: „4.950“. */
export function numberText(value: number): string {
  return german.format(value);
}

/** A number in German notation with its unit, joined by a no-break space: „31,5 kg“. */
export function withUnit(value: number, unit: string): string {
  return `${numberText(value)}${NO_BREAK_SPACE}${unit}`;
}

/** Cents always, and what one piece is worth to a hundredth of a cent. */
const germanAmount = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** An amount of money as it is written: „1.234,00“. */
export function amountText(euros: number): string {
  return germanAmount.format(euros);
}

/** An amount as it is written, of one that was typed: „12,50“ of „12,5“. What would become another amount by that, or is none, stays as it is. */
export function writtenAmount(typed: string): string {
  const euros = parseDecimal(typed, '€');
  // Beyond that a number loses the digits that were typed.
  if (euros === undefined || !Number.isSafeInteger(Math.round(euros * HUNDREDTHS_OF_A_CENT))) return typed;
  const written = amountText(euros);
  return parseDecimal(written, '€') === euros ? written : typed;
}

const HUNDREDTHS_OF_A_CENT = 10_000;

/** A counted noun: „1 Packstück“, „3 Packstücke“. */
export function count(amount: number, one: string, many: string): string {
  return withUnit(amount, amount === 1 ? one : many);
}

/** What a number is counted in, as its field shows it; the empty text where the field shows nothing. */
export type NumberUnit = 'kg' | 'cm' | '€' | '%' | 'Stk' | '';

/** How units are written beside a number. */
const unitNames: Readonly<Record<NumberUnit, RegExp>> = {
  kg: /^(?:kgs?|kilo(?:gramm)?)$/i,
  cm: /^(?:cm|zentimeter)$/i,
  '€': /^(?:€|euro?)$/i,
  '%': /^(?:%|prozent)$/i,
  Stk: /^(?:stc?k|st|stück|pcs|x)\.?$/i,
  '': /^$/,
};
/** A number between what may be its unit, before it or behind. */
const numberAndUnit = /^(\p{L}+\.?|\p{Sc}|%)?([+-]?[\d.,]+\p{Pd}{0,2})(\p{L}+\.?|\p{Sc}|%)?$/u;

/** Thousands with points between them, and perhaps decimals after a comma. Nobody begins them with a zero. */
const grouped = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;
const plain = /^[+-]?\d*(?:[.,]\d*)?$/;
const lone = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;
/** „12,–“, as prices are written. */
const noCents = /,\p{Pd}{1,2}$/u;

/** Whether a number can be read in two ways: „1.200“ is twelve hundred or, as a scale writes, one and a fifth. */
export function hasLonePoint(text: string, unit: NumberUnit): boolean {
  return unit === 'kg' && lone.test(bareNumber(text, unit));
}

/** Whether a number bears a unit that is not the one that is asked for: „500 g“. */
export function hasOtherUnit(text: string, unit: NumberUnit): boolean {
  const bare = bareNumber(text, unit);
  return unit !== '' && numberAndUnit.test(bare) && /[^\d.,+-]/u.test(bare);
}

/**
 * Reads a decimal as people in Germany type it. Accepts a comma or a point as the decimal sign, points (or blanks) as
 * thousands separators, and the unit beside it: „0,5“, „0.5“, „1.234,5“, „1.200“, „1,5 kg“, „12,50 €“. What can be read
 * in two ways is never taken for the smaller one.
 *
 * @returns the number, or `undefined` for anything else: an empty text, another unit, or a weight with a lone point,
 *   which a scale writes for the decimal sign, so that it has to be asked about
 */
export function parseDecimal(text: string, unit: NumberUnit): number | undefined {
  const bare = bareNumber(text, unit);
  if (!/\d/.test(bare) || hasLonePoint(text, unit)) return undefined;
  if (grouped.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'));
  return plain.test(bare) ? Number(bare.replace(',', '.')) : undefined;
}

/** What parts thousands besides points: blanks, and in Switzerland an apostrophe. */
const groupSigns = /\s|(?<=\d)['’](?=\d{3}(?!\d))/g;

/** Without blanks, and without its own unit on one side of it. */
function bareNumber(text: string, unit: NumberUnit): string {
  const compact = storable(text).replace(groupSigns, '');
  const [, before = '', number = compact, behind = ''] = numberAndUnit.exec(compact) ?? [];
  const isOwn = before === '' || behind === '' ? unitNames[unit].test(before + behind) : false;
  const bare = isOwn ? number : compact;
  return unit === '€' ? bare.replace(noCents, '') : bare;
}
