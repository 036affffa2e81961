import { findPatternFault } from '../postal-pattern.ts';
import { countryDraftSchema } from './staff-country.ts';

/** Body of the call that changes a country; apart, because only servers load what reads patterns with it. */
export const countryBodySchema = countryDraftSchema({ findPatternFault });
