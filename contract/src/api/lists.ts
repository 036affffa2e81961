import * as v from 'valibot';
import { isSentDay } from '../rules/date.ts';
import { idText } from '../rules/id.ts';
import { tableFormats } from './media-types.ts';

/**
 * Whose data are asked for: the own organisation's where it is left out. Another one is named by
 * its orgCode, and `all` means every one; both need the permission for all.
 */
export const organizationQuery = { organization: v.optional(idText()) };

/** As which kind of file a table is given. */
export const tableQuery = { format: v.optional(v.picklist(tableFormats), 'csv') };

/** Value of `organization` that means every organisation. */
export const EVERY_ORGANIZATION = 'all';

/**
 * How far a list can be leafed through, and how far it is counted: a count beyond it says only that there
 * are more. What lies further back is found by searching.
 */
export const LIST_END = 10_000;

/** A list cut into pages. `totalPages` are those that can be leafed to; of `totalItems` see {@link LIST_END}. */
export function pageOf<const Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: v.array(item), totalPages: v.number(), totalItems: v.number() });
}

/** A whole number that travels as text in a query, from 1 to `max`. */
export function queryNumber(max: number, fallback: number) {
  return v.optional(
    v.pipe(v.union([v.string(), v.number()]), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(max)),
    fallback,
  );
}

/** Cents of EUR that travel as text in a query: digits alone. */
export function queryCents() {
  return v.optional(
    v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,12}$/), v.toNumber()),
  );
}

/** A yes or no that travels as text in a query. */
export function queryBoolean() {
  return v.pipe(
    v.union([v.boolean(), v.picklist(['true', 'false'])]),
    v.transform((value) => value === true || value === 'true'),
  );
}

/** A yes that narrows a list down; no and nothing leave it as it is. */
export function queryFlag() {
  return v.optional(queryBoolean(), false);
}

/** As long as a list of codes may be in a query. */
const LONGEST_CODES = 1000;

/**
 * Codes that travel as one text with commas between them; any of them is meant.
 *
 * @param code what one looks like, as the source of a regular expression
 */
export function queryCodes(code: string) {
  return v.optional(
    v.pipe(
      v.string(),
      v.maxLength(LONGEST_CODES),
      v.regex(new RegExp(`^(${code})(,(${code}))*$`)),
      v.transform((text) => [...new Set(text.split(','))]),
    ),
  );
}

/** A day in a query, `yyyy-MM-dd`. */
export function queryDay() {
  return v.optional(v.pipe(v.string(), v.check(isSentDay), v.metadata({ format: 'date' })));
}
