/* How cells of tables are written that people open in a spreadsheet. */

/** „1234,5“: no spreadsheet takes separators of thousands for a number's own. */
export function decimalCell(value: number): string {
  return value.toLocaleString('de-DE', { useGrouping: false, maximumFractionDigits: 2 });
}

/** „12,4“ euros of 1240; empty where there is no price. */
export function moneyCell(cents: number | null): string {
  return cents === null ? '' : decimalCell(cents / 100);
}

/** `yyyy-MM-dd` as „20.11.2026“. */
export function dayCell(iso: string): string {
  return iso.split('-').toReversed().join('.');
}
