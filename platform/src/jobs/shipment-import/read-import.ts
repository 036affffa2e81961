import { createHash } from 'node:crypto';
import { fromCell, idText, toCell } from 'contract';
import Papa from 'papaparse';
import * as v from 'valibot';
import { isShipmentColumn, OCCURRENCE, ORGANIZATION, REASON } from './import-columns.ts';
import { shipmentImportCopy as copy } from './shipment-import.copy.ts';

/** Shipments of one file; more are a second one. */
const MOST_ROWS = 5000;

/** What a file says of one shipment. */
export interface ImportRow {
  /** Its line as a spreadsheet counts them, or its place in a list; from 1. */
  readonly number: number;
  /** Empty where the file names none that could be one. */
  readonly orgCode: string;
  /** The id of the shipment that it becomes: the same row is the same shipment, whatever file it stands in. */
  readonly shipmentId: string;
  /** Which of the equal rows of its file it is, from 1. */
  readonly occurrence: number;
  readonly content: RowContent;
}

export type RowContent =
  | { readonly kind: 'cells'; readonly cells: ReadonlyMap<string, string> }
  | { readonly kind: 'record'; readonly record: Readonly<Record<string, unknown>> }
  | { readonly kind: 'broken'; readonly message: string };

/** A file that was read: rows, and the way to write some of them down again. */
export interface ReadImport {
  readonly rows: readonly ImportRow[];
  /** How a row is called in it. */
  readonly label: (file: string, number: number) => string;
  /** A file of the same kind with these rows alone, and why they have failed. */
  readonly write: (reasons: ReadonlyMap<number, string>) => string;
}

/** Thrown where nothing of a file can be used, in German. */
export class UnreadableImport extends Error {
  override readonly name = 'UnreadableImport';
}

/**
 * Reads a file of shipments, as docs/shipment-import.md describes it.
 *
 * @throws {UnreadableImport}
 */
export function readImport(bytes: Uint8Array, format: 'csv' | 'json'): ReadImport {
  const read = format === 'csv' ? readCsv(decode(bytes)) : readJson(decode(bytes));
  if (read.rows.length === 0) throw new UnreadableImport(copy.empty);
  if (read.rows.length > MOST_ROWS) throw new UnreadableImport(copy.tooManyRows(MOST_ROWS));
  return read;
}

/** What is no UTF-8 is what Windows writes in Western Europe. A byte order mark is taken away. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function readCsv(text: string): ReadImport {
  if (text.trim() === '') throw new UnreadableImport(copy.empty);
  const { data, errors } = Papa.parse<string[]>(text, {
    // No head has one of these in its name.
    delimiter: /[;,\t]/.exec(text)?.[0] ?? ';',
  });
  const open = errors.find(({ type }) => type === 'Quotes');
  if (open) throw new UnreadableImport(copy.openQuote((open.row ?? 0) + 1));
  const [first = [], ...lines] = data;
  const heads = first.map((head) => head.trim());
  requireHeads(heads);
  const identify = identifier();
  const rows = lines.flatMap((line, index): ImportRow[] => {
    if (line.every((cell) => cell.trim() === '')) return [];
    const cells = new Map(
      heads.flatMap((head, at) => {
        const cell = fromCell(line[at] ?? '').trim();
        return head === '' || isOfFailedRows(head) || cell === '' ? [] : [[head, cell] as const];
      }),
    );
    const occurrence = heads.indexOf(OCCURRENCE);
    const isTooLong = line.slice(heads.length).some((cell) => cell.trim() !== '');
    // One that breaks off would lose what stands at its end: that it is insured, or dangerous.
    const isTooShort = line.length < heads.length;
    return [
      {
        // The heads stand in the first one.
        number: index + 2,
        orgCode: toOrgCode(cells.get(ORGANIZATION)),
        ...identify(Object.fromEntries(cells), line[occurrence]),
        content:
          isTooLong || isTooShort
            ? { kind: 'broken', message: isTooLong ? copy.tooManyCells : copy.tooFewCells }
            : { kind: 'cells', cells: new Map([...cells].filter(([head]) => head !== ORGANIZATION)) },
      },
    ];
  });
  const kept = heads.flatMap((head, at) => (isOfFailedRows(head) ? [] : [{ head, at }]));
  return {
    rows,
    label: copy.line,
    write: (reasons) => {
      const occurrences = occurrencesOf(rows, reasons);
      const more = occurrences ? [OCCURRENCE] : [];
      const table = [...reasons].map(([number, reason]) => [
        ...kept.map(({ at }) => lines[number - 2]?.[at] ?? ''),
        ...(occurrences ? [String(occurrences.get(number) ?? 1)] : []),
        toCell(reason),
      ]);
      const heading = [...kept.map(({ head }) => head), ...more, REASON];
      const written = Papa.unparse([heading, ...table], { delimiter: ';' });
      return `\uFEFF${written}\r\n`;
    },
  };
}

/** @throws {UnreadableImport} where a column means nothing, as a mistyped one does */
function requireHeads(heads: readonly string[]): void {
  const named = heads.filter((head) => head !== '');
  const isKnown = (head: string) => head === ORGANIZATION || isOfFailedRows(head) || isShipmentColumn(head);
  const unknown = named.filter((head) => !isKnown(head));
  if (!named.includes(ORGANIZATION)) throw new UnreadableImport(copy.noOrganizationColumn);
  if (unknown.length > 0) throw new UnreadableImport(copy.unknownColumns(unknown.slice(0, MOST_NAMED)));
  const twice = named.find((head, index) => named.indexOf(head) !== index);
  if (twice !== undefined) throw new UnreadableImport(copy.twoColumns(twice));
}

/** Nobody reads a longer list, and the first ones tell what kind of file it is. */
const MOST_NAMED = 5;

function readJson(text: string): ReadImport {
  const list = parse(text);
  if (!Array.isArray(list)) throw new UnreadableImport(copy.noList);
  const entries = list as unknown[];
  if (isNestedTooDeep(entries)) throw new UnreadableImport(copy.tooDeep);
  const identify = identifier();
  const rows = entries.map((entry, index): ImportRow => {
    const isRecord = typeof entry === 'object' && entry !== null && !Array.isArray(entry);
    const {
      [ORGANIZATION]: orgCode,
      [REASON]: _,
      [OCCURRENCE]: occurrence,
      ...record
    } = isRecord ? (entry as Record<string, unknown>) : {};
    return {
      number: index + 1,
      orgCode: toOrgCode(orgCode),
      ...identify({ ...record, [ORGANIZATION]: orgCode }, occurrence),
      content: isRecord ? { kind: 'record', record } : { kind: 'broken', message: copy.noObject },
    };
  });
  return {
    rows,
    label: copy.entry,
    write: (reasons) => {
      const occurrences = occurrencesOf(rows, reasons);
      const failed = [...reasons].map(([number, reason]) => {
        const entry = entries[number - 1];
        const more = { ...(occurrences && { [OCCURRENCE]: occurrences.get(number) }), [REASON]: reason };
        return typeof entry === 'object' && entry !== null ? { ...entry, ...more } : entry;
      });
      return `${JSON.stringify(failed, null, 2)}\n`;
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableImport(copy.noJson);
  }
}

/** Takes no stack itself. */
function isNestedTooDeep(list: readonly unknown[]): boolean {
  let level = list;
  for (let depth = 0; depth < MOST_DEPTH && level.length > 0; depth += 1)
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? (Object.values(value) as unknown[]) : [],
    );
  return level.length > 0;
}

/** A shipment has five levels; what is nested without end could not be written down again. */
const MOST_DEPTH = 20;

function toOrgCode(value: unknown): string {
  const result = v.safeParse(idText(), value);
  return result.success ? result.output : '';
}

/** What is said of failed rows, and is no part of a shipment. */
function isOfFailedRows(head: string): boolean {
  return head === REASON || head === OCCURRENCE;
}

/** Which of equal rows each is; undefined where all that have failed are the first ones, which goes without saying. */
function occurrencesOf(
  rows: readonly ImportRow[],
  reasons: ReadonlyMap<number, string>,
): ReadonlyMap<number, number> | undefined {
  const failed = rows.filter(({ number }) => reasons.has(number));
  if (failed.every(({ occurrence }) => occurrence === 1)) return undefined;
  return new Map(failed.map(({ number, occurrence }) => [number, occurrence]));
}

/**
 * Gives each row of a file the id of its shipment, by what stands in it and by which of those that are alike it is:
 * two equal parcels are two, and a file that comes again is the same. Failed rows of a file say it themselves.
 */
function identifier(): (
  content: Readonly<Record<string, unknown>>,
  said: unknown,
) => Pick<ImportRow, 'shipmentId' | 'occurrence'> {
  const before = new Map<string, number>();
  return (content, said) => {
    const text = JSON.stringify(sorted(content));
    const next = (before.get(text) ?? 0) + 1;
    const occurrence = isOccurrence(said) ? Number(said) : next;
    if (occurrence === next) before.set(text, next);
    const hash = createHash('sha256').update(JSON.stringify(['shipment-import', text, occurrence - 1]));
    return { shipmentId: `shp_${hash.digest('hex').slice(0, 24)}`, occurrence };
  };
}

function isOccurrence(said: unknown): said is string | number {
  return (typeof said === 'string' || typeof said === 'number') && /^[1-9]\d{0,3}$/.test(String(said).trim());
}

/** The same, whatever the order in which its fields were written. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, sorted(inner)]);
}
