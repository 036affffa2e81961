/* What stands in a cell of a table that people open in a spreadsheet, whichever kind of file it becomes. */

/** A text, which is never calculated; or a number, an amount, a day or a moment, which a spreadsheet adds up and sorts. */
export type Cell =
  | string
  | { readonly amount: number }
  | { readonly cents: number }
  /** `yyyy-MM-dd` */
  | { readonly day: string }
  /** `yyyy-MM-dd HH:mm`, or to the second: what a clock on the wall shows. */
  | { readonly moment: string };

/** A column of a table: its head, and what stands in a row. */
export interface SheetColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => Cell;
}

/** An amount as it is, without the dust of adding up; empty where there is none. */
export function amountCell(amount: number | null): Cell {
  return amount === null ? '' : { amount: Number(amount.toFixed(6)) };
}

/** 1240 as 12.40 euros; empty where there is no price. */
export function moneyCell(cents: number | null): Cell {
  return cents === null ? '' : { cents };
}

/** `yyyy-MM-dd`; empty where there is no day. */
export function dayCell(day: string | null): Cell {
  return day ? { day } : '';
}

// People's sheets are read in the organisation's zone. Swedes write moments as ISO 8601 does.
const zone = { timeZone: 'Europe/Berlin', dateStyle: 'short' } as const;
const days = new Intl.DateTimeFormat('sv-SE', zone);
const minutes = new Intl.DateTimeFormat('sv-SE', { ...zone, timeStyle: 'short' });
const seconds = new Intl.DateTimeFormat('sv-SE', { ...zone, timeStyle: 'medium' });

/** The day of a moment in Germany. */
export function dayOfCell(at: Date | null): Cell {
  return at ? { day: days.format(at) } : '';
}

/** A moment by the German clock; empty where there is none. */
export function momentCell(at: Date | null, precision: 'minute' | 'second' = 'minute'): Cell {
  return at ? { moment: (precision === 'minute' ? minutes : seconds).format(at) } : '';
}
