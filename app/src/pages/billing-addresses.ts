import * as v from 'valibot';
import { pages } from './pages.ts';
import { searchAddress } from './search-address.ts';

/** The costs of a year; null is that of today. */
export const billingAddress = searchAddress(pages.billing, {
  year: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^2\d{3}$/), v.toNumber())), null),
});
