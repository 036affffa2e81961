import * as v from 'valibot';
import { idText } from '../rules/id.ts';

/**
 * Whose data are asked for: the own organisation's where it is left out. Another one is named by
 * its orgCode, and `all` means every one; both need the permission for all.
 */
export const organizationQuery = { organization: v.optional(idText()) };

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

/** A yes or no that travels as text in a query. */
export function queryBoolean() {
  return v.pipe(
    v.union([v.boolean(), v.picklist(['true', 'false'])]),
    v.transform((value) => value === true || value === 'true'),
  );
}
