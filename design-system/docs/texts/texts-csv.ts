import type { IndexEntry } from '../story-index.ts';
import { storiesFor } from './stories-for.ts';
import type { TextEntry } from './text-entry.ts';

const columns = [
  'Ort',
  'Schlüssel',
  'Text',
  'Festgelegt in Abschnitt',
  'Zeichen im Feld',
  'Stories',
] as const;

/**
 * The texts as a table for review, one line a wording: a text that depends on something has several. The stories
 * are those of the page. Semicolons and the mark at the beginning
 * make it open in columns and with umlauts in German spreadsheets.
 */
export function textsCsv(texts: readonly TextEntry[], index: ReadonlyMap<string, IndexEntry>): string {
  const rows = texts.flatMap((entry) =>
    entry.texts.map((text) => [
      entry.area,
      entry.key,
      text,
      entry.section === null ? '' : String(entry.section),
      entry.lengthLimit === null ? '' : String(entry.lengthLimit),
      storiesFor(entry, index)
        .map(({ id }) => id)
        .join(' '),
    ]),
  );
  return `\uFEFF${[columns, ...rows].map((row) => row.map(field).join(';')).join('\r\n')}\r\n`;
}

function field(value: string): string {
  // A text that begins like a formula would be calculated.
  const harmless = /^[=+\-@]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
