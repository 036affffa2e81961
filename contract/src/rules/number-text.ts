const NO_BREAK_SPACE = '\u00A0';
const german = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 });

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

/** What a point before exactly three digits means where no comma follows: „1.000“. */
export type LonePoint = 'decimal' | 'thousands';

/**
 * Reads a decimal as people in Germany type it. Accepts a comma or a point as the decimal sign and
 * points (or spaces) as thousands separators where a comma follows them: „0,5“, „0.5“, „1.234,5“.
 * A single point is a decimal sign unless the caller knows better: a weight of „1.250“ kg is one and
 * a quarter, while „1.000“ pieces or euros are a thousand.
 *
 * @returns the number, or `undefined` for anything else (also for an empty text).
 */
export function parseDecimal(text: string, lonePoint: LonePoint = 'decimal'): number | undefined {
  const compact = text.replace(/[\s\u00A0\u202F]/g, '');
  const plain = /^[+-]?\d*(?:[.,]\d*)?$/;
  const grouped = /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;
  if (!/\d/.test(compact)) return undefined;
  const isThousands = lonePoint === 'thousands' && grouped.test(compact);
  if (plain.test(compact) && !isThousands) return Number(compact.replace(',', '.'));
  if (grouped.test(compact)) return Number(compact.replaceAll('.', '').replace(',', '.'));
  return undefined;
}
