import type { TextEntry } from './text-entry.ts';

const columns = ['Ort', 'Schlüssel', 'Text', 'Festgelegt in Abschnitt', 'Stories'] as const;

/**
 * The texts as a table for review, one line a text. Semicolons and the mark at the beginning
 * make it open in columns and with umlauts in German spreadsheets.
 */
export function textsCsv(texts: readonly TextEntry[]): string {
  const rows = texts.flatMap((entry) =>
    entry.texts.map((text) => [
      entry.area,
      entry.key,
      text,
      entry.section === null ? '' : String(entry.section),
      (entry.shownIn ?? []).join(' '),
    ]),
  );
  return `\uFEFF${[columns, ...rows].map((row) => row.map(field).join(';')).join('\r\n')}\r\n`;
}

function field(value: string): string {
  // A text that begins like a formula would be calculated.
  const harmless = /^[=+\-@]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
