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

/** A counted noun: „1 Packstück“, „3 Packstücke“. */
export function count(amount: number, one: string, many: string): string {
  return withUnit(amount, amount === 1 ? one : many);
}

/**
 * What becomes of a point before exactly three digits where no comma follows, as in „1.200“: it
 * divides thousands, or it is asked about where a scale would write one and a fifth like that.
 */
export type LonePoint = 'thousands' | 'ask';

/** Thousands with points between them, and perhaps decimals after a comma. Nobody begins them with a zero. */
const grouped = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;
const plain = /^[+-]?\d*(?:[.,]\d*)?$/;
const lone = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;

/** Whether a number can be read in two ways: „1.200“ is twelve hundred or, as a scale writes, one and a fifth. */
export function hasLonePoint(text: string): boolean {
  return lone.test(withoutBlanks(text));
}

/**
 * Reads a decimal as people in Germany type it. Accepts a comma or a point as the decimal sign and
 * points (or blanks) as thousands separators: „0,5“, „0.5“, „1.234,5“, „1.200“. What can be read in
 * two ways is never taken for the smaller one.
 *
 * @returns the number, or `undefined` for anything else (an empty text, or a lone point that is to be asked about).
 */
export function parseDecimal(text: string, lonePoint: LonePoint): number | undefined {
  const compact = withoutBlanks(text);
  if (!/\d/.test(compact) || (lonePoint === 'ask' && lone.test(compact))) return undefined;
  if (grouped.test(compact)) return Number(compact.replaceAll('.', '').replace(',', '.'));
  return plain.test(compact) ? Number(compact.replace(',', '.')) : undefined;
}

function withoutBlanks(text: string): string {
  return storable(text).replace(/\s/g, '');
}
