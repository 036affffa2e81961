import * as v from 'valibot';
import { pages } from './pages.ts';
import { searchAddress } from './search-address.ts';

/** In characters; a column of numbers fits in, a book does not. */
export const MOST_TYPED = 1000;

/**
 * Where parcels are looked up; `nummer` is what was typed, so that a result can be passed on as a link. What is too
 * long keeps one character too many, by which the page knows.
 */
export const trackingAddress = searchAddress(pages.tracking, {
  nummer: v.fallback(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => text.slice(0, MOST_TYPED + 1)),
    ),
    '',
  ),
});
