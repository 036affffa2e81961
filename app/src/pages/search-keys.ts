import { searchLine } from 'contract';
import * as v from 'valibot';

const LAST_PAGE = 100_000;

/** A text that is searched for: one line, as long as a search may be. */
export const searchKey = v.fallback(v.pipe(v.string(), v.transform(searchLine)), '');

/** A page of a list, from 1. */
export const pageKey = v.fallback(
  v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(LAST_PAGE)),
  1,
);

/** The id of a thing, or null; whether it is one is found out by asking for it. */
export const idKey = v.fallback(v.nullable(v.pipe(v.string(), v.nonEmpty())), null);
