const german = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3, useGrouping: false });

/** A number as somebody would type it: „31,5“. */
export function formatDecimal(value: number): string {
  return german.format(value);
}
