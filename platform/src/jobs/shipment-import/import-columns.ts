import { formObject } from 'contract';
import type * as v from 'valibot';

/** What the reasons of failed rows are called in the file that is given back; an import leaves it out. */
export const REASON = 'error';
/** Which of the equal rows of its file one is, from 1; alone in a file of failed rows it would be the first. */
export const OCCURRENCE = 'occurrence';
/** Whose shipment it is. */
export const ORGANIZATION = 'orgCode';
/** What is imported is always a template. */
const DECIDED = 'isAvis';

/** A schema as far as its parts are looked at: they stand in the schema itself, also in a pipe. */
interface Shape extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly wrapped?: Shape;
}

const form = formObject as Shape;
const isIndex = (name: string) => /^(?:0|[1-9]\d?)$/.test(name);

/** A field that is left out has no parts to be filled in, other than what is in it. */
const unwrapped = (shape: Shape): Shape => shape.wrapped ?? shape;

/** The part of a shipment's form that a column names, `to.address.city` or `shipmentData.packages.0.weightKg`. */
function partAt(column: string): Shape | undefined {
  if (column === DECIDED) return undefined;
  let part: Shape | undefined = form;
  for (const name of column.split('.')) {
    const { entries, item } = unwrapped(part);
    if (entries && Object.hasOwn(entries, name)) part = entries[name];
    else if (item && isIndex(name)) part = item;
    else return undefined;
    if (!part) return undefined;
  }
  const { entries, item } = unwrapped(part);
  return entries || item ? undefined : part;
}

/** Whether a column of a file says anything of a shipment. */
export function isShipmentColumn(column: string): boolean {
  return partAt(column) !== undefined;
}

type Whole = Record<string, unknown>;

/**
 * A row of cells as a form that somebody has filled in with them. Cells in which nothing stands are fields that
 * were left as they are.
 *
 * @param cells texts by their columns, all of which are known
 */
export function toForm(cells: ReadonlyMap<string, string>): Whole {
  const whole = emptyOf(form) as Whole;
  for (const [column, text] of cells) {
    const part = partAt(column);
    if (part && text !== '') put(whole, column, unwrapped(part).type === 'boolean' ? toFlag(text) : text);
  }
  return whole;
}

/** What stays a text is no answer, and is refused by the schema. */
function toFlag(text: string): boolean | string {
  if (/^(?:ja|true|1)$/i.test(text)) return true;
  return /^(?:nein|false|0)$/i.test(text) ? false : text;
}

function put(whole: Whole, column: string, value: unknown): void {
  const names = column.split('.');
  const last = names.pop() ?? '';
  let part = form;
  let place: Whole | unknown[] = whole;
  for (const name of names) {
    const { entries, item } = unwrapped(part);
    part = (entries?.[name] ?? item) as Shape;
    // Where a later one of a list is filled in, those before it are there, too.
    if (Array.isArray(place)) while (place.length <= Number(name)) place.push(emptyOf(part));
    place = (place as Whole)[name] as Whole | unknown[];
  }
  (place as Whole)[last] = value;
}

/** A part as a form shows it before anybody has typed: what has to be there is empty, and what may be left out is. */
function emptyOf(shape: Shape): unknown {
  const { entries, item, type } = shape;
  if (entries) {
    const fields = Object.entries(entries).filter(([, field]) => field.type !== 'optional');
    return Object.fromEntries(fields.map(([name, field]) => [name, emptyOf(field)]));
  }
  if (item) return [];
  return type === 'boolean' ? false : '';
}
