import { countries, type Country } from './countries.ts';
import { territories, type Territory } from './territories.ts';

/** What is known of places: data that staff keep, and that rules take as an argument. */
export interface Geography {
  readonly countries: readonly Country[];
  readonly territories: readonly Territory[];
}

/** What everybody begins with, until something else is loaded. */
export const defaultGeography: Geography = { countries, territories };
